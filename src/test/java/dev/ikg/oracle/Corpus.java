package dev.ikg.oracle;

import dev.ikg.answer.LoadReport;
import dev.ikg.casework.Consent;
import dev.ikg.casework.Desk;
import dev.ikg.casework.Desks;
import dev.ikg.casework.LoadOptions;
import dev.ikg.casework.LoadRequest;
import dev.ikg.casework.Progress;
import dev.ikg.neo4j.SharedGraph;
import dev.ikg.problem.Problem;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * The bundled cases and some odd ones, in memory and in the shared graph.
 *
 * @param desk answers from the graph
 * @param indexed answers from the index of a session, where that holds what is asked
 */
record Corpus(List<PlainCase> cases, PlainNames names, Desk desk, Desk indexed) {

  private static final JsonMapper MAPPER = new JsonMapper();
  private static final long SEED = 20_261_129;

  static Corpus load() {
    List<JsonNode> documents = new ArrayList<>(files(Path.of("data/cases")).values());
    List<JsonNode> odd = List.copyOf(OddDocuments.documents(SEED));
    documents.addAll(odd);
    List<PlainCase> cases = documents.stream().map(PlainCase::of).toList();
    SharedGraph.wipe();
    Desk desk = Desks.byStatements(SharedGraph.graph());
    LoadReport report = desk.load(request(odd), Progress.silent(), Consent.given());
    if (report.added() != cases.size()) {
      List<String> why = report.problems().stream().map(Problem::message).distinct().toList();
      throw new AssertionError("loaded " + report.added() + " of " + cases.size() + ": " + why);
    }
    Desk indexed = Desks.byIndex(SharedGraph.graph());
    return new Corpus(
        cases, new PlainNames(cases, files(Path.of("data/vocabulary"))), desk, indexed);
  }

  private static LoadRequest request(List<JsonNode> odd) {
    String lines = odd.stream().map(JsonNode::toString).collect(Collectors.joining("\n"));
    return new LoadRequest(
        List.of("data/cases", "-"),
        new ByteArrayInputStream(lines.getBytes(StandardCharsets.UTF_8)),
        LoadOptions.USUAL);
  }

  private static Map<String, JsonNode> files(Path folder) {
    Map<String, JsonNode> documents = new TreeMap<>();
    try (Stream<Path> files = Files.list(folder)) {
      files.forEach(file -> documents.put(file.getFileName().toString(), MAPPER.readTree(file)));
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
    return documents;
  }
}
