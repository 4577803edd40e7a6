package dev.ikg.casework;

import dev.ikg.answer.CaseDocument;
import dev.ikg.answer.LoadReport;
import dev.ikg.graph.CaseStore;
import dev.ikg.graph.Graph;
import dev.ikg.graph.GraphState;
import dev.ikg.incident.Vocabulary;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Loads documents into a graph as the product does, for tests. */
final class TestLoad {

  static final Clock CLOCK = Clock.fixed(Instant.parse("2026-06-01T12:00:00Z"), ZoneOffset.UTC);

  private final Graph graph;
  private LoadOptions options = LoadOptions.USUAL;
  private Vocabulary vocabulary = Vocabulary.NONE;
  private Consent consent = Consent.given();
  private final List<String> notices = new ArrayList<>();

  TestLoad(Graph graph) {
    this.graph = graph;
  }

  TestLoad dryRun() {
    options =
        new LoadOptions(options.from(), true, options.strict(), options.force(), options.prune());
    return this;
  }

  TestLoad strict() {
    options =
        new LoadOptions(options.from(), options.dryRun(), true, options.force(), options.prune());
    return this;
  }

  TestLoad force() {
    options =
        new LoadOptions(options.from(), options.dryRun(), options.strict(), true, options.prune());
    return this;
  }

  TestLoad prune() {
    options =
        new LoadOptions(options.from(), options.dryRun(), options.strict(), options.force(), true);
    return this;
  }

  TestLoad prune(Consent asked) {
    consent = asked;
    return prune();
  }

  TestLoad from(String format) {
    options =
        new LoadOptions(
            format, options.dryRun(), options.strict(), options.force(), options.prune());
    return this;
  }

  TestLoad defining(Vocabulary words) {
    vocabulary = words;
    return this;
  }

  /** Loads documents that come on standard input. */
  LoadReport text(String... documents) {
    byte[] bytes = String.join("\n", documents).getBytes(StandardCharsets.UTF_8);
    return load(List.of("-"), new ByteArrayInputStream(bytes));
  }

  /** Loads files. */
  LoadReport paths(Path... paths) {
    return load(Stream.of(paths).map(Path::toString).toList(), InputStream.nullInputStream());
  }

  LoadReport load(List<String> paths, InputStream input) {
    return new LoadCases(
            means(),
            () -> graph,
            new LoadRequest(paths, input, options),
            Progress.silent(),
            consent)
        .load();
  }

  LoadCases.Means means() {
    return new LoadCases.Means(graph, vocabulary, "test", CLOCK, notices::add);
  }

  List<String> notices() {
    return notices;
  }

  /** Removes cases. */
  LoadReport remove(String... ids) {
    return new RemoveCases(graph, new BatchWriter(graph, false, "test", CLOCK))
        .remove(List.of(ids));
  }

  /** Every document that the graph holds, as canonical JSON in the order of the ids. */
  List<String> documents() {
    List<String> documents = new ArrayList<>();
    new ExportCases(graph, Progress.silent()).to(document -> documents.add(text(document)));
    return documents;
  }

  GraphState state() {
    return CaseStore.stateOf(graph);
  }

  private static String text(CaseDocument document) {
    return new String(document.json(), StandardCharsets.UTF_8);
  }
}
