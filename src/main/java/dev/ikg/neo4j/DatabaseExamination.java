package dev.ikg.neo4j;

import dev.ikg.answer.Row;
import dev.ikg.cypher.StatementFile;
import dev.ikg.graph.CaseMapper;
import dev.ikg.graph.CaseStore;
import dev.ikg.graph.Finding;
import dev.ikg.graph.Graph;
import dev.ikg.graph.GraphState;
import dev.ikg.graph.Schema;
import dev.ikg.problem.Count;
import dev.ikg.problem.Failure;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Looks at a database that answers: its version, what is loaded, its schema, and who may write. */
final class DatabaseExamination {

  private static final StatementFile WHO = StatementFile.load("server/who");
  private static final StatementFile NOT_ONLINE = StatementFile.load("server/indexes-not-online");
  private static final StatementFile WRITE = StatementFile.load("server/try-to-write");
  private static final StoreVersion OLDEST = StoreVersion.parse("5.26");

  private final Graph graph;

  DatabaseExamination(Graph graph) {
    this.graph = graph;
  }

  List<Finding> findings() {
    GraphState state = CaseStore.stateOf(graph);
    return List.of(version(), loaded(state), schema(state), rights());
  }

  private Finding version() {
    Row who = graph.read(transaction -> transaction.run(WHO.query())).get(0);
    String version = who.text(0).orElse("");
    String words =
        "Neo4j " + version + ", " + who.text(1).orElse("") + ", database " + who.text(2).orElse("");
    return StoreVersion.parse(version).isOlderThan(OLDEST)
        ? Finding.failed("version", words + ".", "Neo4j 5.26 or a later one is needed.")
        : Finding.ok("version", words + ".");
  }

  private static Finding loaded(GraphState state) {
    if (state.mapping() > CaseMapper.VERSION || state.made().schema() > Schema.VERSION) {
      return Finding.failed(
          "cases",
          "A newer version of this program (" + state.made().by() + ") made the graph.",
          "Use that version, or another graph.");
    }
    return state.loaded()
        ? Finding.ok(
            "cases",
            Count.of(state.cases(), "case", "cases")
                + ", last loaded at "
                + state.loadedAt()
                + " by version "
                + state.made().by()
                + ".")
        : Finding.note("cases", "Nothing was ever loaded.", "`load PATH...` loads cases.");
  }

  private Finding schema(GraphState state) {
    List<Row> waiting = graph.read(transaction -> transaction.run(NOT_ONLINE.query()));
    if (!waiting.isEmpty()) {
      return Finding.failed(
          "schema",
          "Indexes that cannot be used: "
              + waiting.stream()
                  .map(row -> row.text(0).orElse("") + " (" + row.text(1).orElse("") + ")")
                  .collect(Collectors.joining(", "))
              + ".",
          "Wait while they are filled; drop one that failed, and load again.");
    }
    return state.made().schema() == 0
        ? Finding.note("schema", "There are no constraints yet.", "The first load makes them.")
        : Finding.ok(
            "schema", "The constraints and indexes of schema " + state.made().schema() + ".");
  }

  private Finding rights() {
    try {
      graph.write(
          transaction -> {
            transaction.run(WRITE.query());
            throw new TakenBack();
          });
      throw new AssertionError("the attempt is always taken back");
    } catch (TakenBack allowed) {
      return Finding.ok("rights", "This user may read and write.");
    } catch (Failure refused) {
      if (!DriverFaults.isRefusedChange(refused)) {
        return Finding.failed("rights", refused);
      }
      return Finding.note(
          "rights",
          "This user may read, but not write: " + refused.problems().get(0).message(),
          "Questions work; `load` needs a user who may write.");
    }
  }

  /** Ends a transaction so that nothing of it is kept. */
  private static final class TakenBack extends RuntimeException {
    private static final long serialVersionUID = 1L;

    TakenBack() {
      super((@Nullable String) null, null, false, false);
    }
  }
}
