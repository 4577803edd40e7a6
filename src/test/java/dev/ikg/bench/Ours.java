package dev.ikg.bench;

import dev.ikg.answer.Answer;
import dev.ikg.answer.LoadReport;
import dev.ikg.answer.ReadLimits;
import dev.ikg.answer.Row;
import dev.ikg.casework.AskOptions;
import dev.ikg.casework.Consent;
import dev.ikg.casework.Desk;
import dev.ikg.casework.GraphDesk;
import dev.ikg.casework.InsightRequest;
import dev.ikg.casework.LoadOptions;
import dev.ikg.casework.LoadRequest;
import dev.ikg.casework.Progress;
import dev.ikg.graph.Target;
import dev.ikg.incident.Facet;
import dev.ikg.neo4j.GraphOpener;
import java.io.InputStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The product on a graph folder, as a session of its shell uses it. */
final class Ours implements AutoCloseable {

  private static final AskOptions ENGLISH = new AskOptions("en");
  private static final int ALL_PAIRS = 1_000_000;

  private final Desk desk;

  Ours(Path folder) {
    this.desk =
        new GraphDesk(
            opening -> GraphOpener.open(new Target.Folder(folder), opening, line -> {}),
            List::of,
            Optional.empty(),
            line -> {},
            "benchmark");
  }

  LoadReport load(List<Path> documents) {
    LoadRequest request =
        new LoadRequest(
            documents.stream().map(Path::toString).toList(),
            InputStream.nullInputStream(),
            LoadOptions.USUAL);
    return desk.load(request, Progress.silent(), Consent.given());
  }

  void remove(List<String> ids) {
    desk.remove(ids);
  }

  Answer ask(String pattern) {
    return desk.ask(pattern, ENGLISH);
  }

  Answer pairs() {
    return insight(
        new InsightRequest.Pairs(Facet.FACTOR, Facet.FACTOR, true, ALL_PAIRS, Optional.empty()));
  }

  Answer insight(InsightRequest request) {
    return desk.insight(request, ENGLISH);
  }

  void showCase(String id) {
    desk.showCase(id, ENGLISH);
  }

  /** The rows of a statement that only reads. */
  List<Row> cypher(String statement) {
    return desk.cypher(statement, new ReadLimits(Long.MAX_VALUE, Duration.ofMinutes(10))).rows();
  }

  /** Goes up with every write. */
  long version() {
    return cypher("MATCH (s:GraphState) RETURN s.version").get(0).whole(0);
  }

  /** How many links of each type and how many cases the graph holds. */
  Map<String, Long> counts() {
    Map<String, Long> counts = new TreeMap<>();
    for (Row row : cypher(Resources.text("counts.cypher"))) {
      counts.put(row.text(0).orElseThrow(), row.whole(1));
    }
    return counts;
  }

  @Override
  public void close() {
    desk.close();
  }
}
