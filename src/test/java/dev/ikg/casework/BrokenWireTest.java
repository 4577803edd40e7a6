package dev.ikg.casework;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ikg.answer.LoadReport;
import dev.ikg.answer.ReadLimits;
import dev.ikg.cypher.CypherQuery;
import dev.ikg.graph.Graph;
import dev.ikg.graph.WholeGraph;
import dev.ikg.neo4j.FaultyWire;
import dev.ikg.neo4j.FaultyWire.Fault;
import dev.ikg.neo4j.GraphOpener;
import dev.ikg.neo4j.SharedGraph;
import dev.ikg.problem.Failure;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Loads over a wire that breaks. The server is the one that is inside the process of a folder. */
@Timeout(180)
class BrokenWireTest {

  private static final int CASES = 2500;

  @BeforeEach
  void wipe() {
    SharedGraph.wipe();
  }

  /** A commit whose answer is lost is tried again; that it was kept must not change the report. */
  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "NONE")
  void aLoadWhoseWireBreaksAtItsLastBatchGoesOnAndReportsWhatItDid(Fault fault) throws Exception {
    int commit = commitsUpToTheLastBatch();
    SharedGraph.wipe();
    try (FaultyWire wire = new FaultyWire(SharedGraph.port());
        Graph graph = GraphOpener.open(SharedGraph.behind(wire.port()))) {
      wire.breakAt(commit, fault);

      LoadReport report = new TestLoad(graph).text(cases("one"));

      assertTrue(wire.isBroken(), "the load had no commit " + commit);
      assertEquals(CASES, report.added(), report::toString);
      assertEquals(List.of(), report.problems());
    }
    WholeGraph broken = WholeGraph.of(SharedGraph.graph());
    SharedGraph.wipe();
    new TestLoad(SharedGraph.graph()).text(cases("one"));
    WholeGraph.assertSame(WholeGraph.of(SharedGraph.graph()), broken);
  }

  @Test
  void aServerThatFallsSilentEndsAQuestionInItsTimeLimit() throws Exception {
    try (FaultyWire wire = new FaultyWire(SharedGraph.port());
        Graph graph = GraphOpener.open(SharedGraph.behind(wire.port()))) {
      CypherQuery one = new CypherQuery("RETURN 1 AS one", Map.of(), List.of());
      ReadLimits limits = new ReadLimits(10, Duration.ofSeconds(2));
      // The connection is free again: unlike for a read, for a write one waits for the commit.
      assertEquals(1, graph.write(transaction -> transaction.run(one)).size());
      wire.stall();

      Failure failure = assertThrows(Failure.class, () -> graph.table(one, limits));

      assertEquals(Failure.Kind.GRAPH, failure.kind(), failure::getMessage);
    }
  }

  /** The schema for searching is all that is written behind the last batch. */
  private static int commitsUpToTheLastBatch() throws Exception {
    try (FaultyWire wire = new FaultyWire(SharedGraph.port());
        Graph graph = GraphOpener.open(SharedGraph.behind(wire.port()))) {
      wire.breakAt(0, Fault.NONE);
      new TestLoad(graph).text(cases("one"));
      return wire.commits() - 1;
    }
  }

  private static String cases(String title) {
    StringBuilder cases = new StringBuilder();
    for (int i = 0; i < CASES; i++) {
      cases.append(
          "{\"id\":\"C-%d\",\"title\":\"%s\",\"org\":\"O%d\"}%n".formatted(i, title, i % 9));
    }
    return cases.toString();
  }
}
