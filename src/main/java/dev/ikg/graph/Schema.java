package dev.ikg.graph;

import dev.ikg.cypher.StatementFile;
import dev.ikg.problem.Failure;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** The constraints and indexes of a graph. */
public final class Schema {

  /** The version of the constraints and indexes; raise it when one is added or changed. */
  public static final int VERSION = 2;

  /** The constraints that keep keys unique, by which cases find each other as they are written. */
  private static final List<StatementFile> KEYS =
      files(
          "case-id",
          "organization",
          "component",
          "root-cause",
          "contributing-factor",
          "domain",
          "symptom",
          "source",
          "label-group",
          "graph-state",
          "load-turn");

  /** Made after a load: an index that is there while cases come in doubles the time. */
  private static final List<StatementFile> INDEXES =
      files(
          "case-day",
          "case-severity",
          "case-trigger",
          "case-detected-by",
          "case-evidence",
          "search-cases",
          "search-promises",
          "case-lists");

  private static final StatementFile AWAIT = StatementFile.load("schema/await-indexes");
  private static final long SECONDS = 600;

  private Schema() {}

  /**
   * Makes sure that every key is unique; does nothing where it is so already.
   *
   * @throws Failure of kind {@code CONTENT} that names the nodes where several have one key; then
   *     nothing was made
   */
  public static void ensureKeys(Graph graph) {
    try {
      ensure(graph, KEYS);
    } catch (Failure failure) {
      throw failure.kind() == Failure.Kind.CONTENT ? Duplicates.named(graph, failure) : failure;
    }
  }

  /** Makes sure that texts and properties can be searched, and waits until they can. */
  public static void ensureSearch(Graph graph) {
    ensure(graph, INDEXES);
    graph.read(transaction -> transaction.run(AWAIT.with(Map.of("seconds", SECONDS))));
  }

  private static void ensure(Graph graph, List<StatementFile> statements) {
    graph.write(
        transaction -> {
          statements.forEach(statement -> transaction.run(statement.query()));
          return statements.size();
        });
  }

  private static List<StatementFile> files(String... names) {
    return Arrays.stream(names).map(n -> StatementFile.load("schema/" + n)).toList();
  }
}
