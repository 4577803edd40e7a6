package dev.ikg.casework;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ikg.graph.CaseMapper;
import dev.ikg.graph.Graph;
import dev.ikg.graph.GraphState;
import dev.ikg.graph.Schema;
import dev.ikg.graph.WholeGraph;
import dev.ikg.neo4j.SharedGraph;
import dev.ikg.problem.Failure;
import dev.ikg.problem.Problem;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Graphs that another version of the program made, and graphs that others filled. */
class GraphUpkeepTest {

  private final Graph graph = SharedGraph.graph();

  @BeforeEach
  void wipe() {
    SharedGraph.wipe();
  }

  @AfterAll
  static void leaveNoBrokenSchema() {
    SharedGraph.wipe();
    Schema.ensureKeys(SharedGraph.graph());
    Schema.ensureSearch(SharedGraph.graph());
  }

  @Test
  void aLoadStampsWhatTheGraphWasMadeWith() {
    new TestLoad(graph).text("{\"id\":\"A-1\"}");

    GraphState state = new TestLoad(graph).state();

    assertEquals(CaseMapper.VERSION, state.mapping());
    assertEquals(Schema.VERSION, state.made().schema());
    assertEquals("test", state.made().by());
    assertTrue(state.made().neo4j().startsWith("5.26."), state::toString);
  }

  @Test
  void aGraphOfAnOlderMappingIsBroughtUpFromItsDocuments() {
    StringBuilder documents = new StringBuilder();
    for (int i = 0; i < 250; i++) {
      documents.append(
          "{\"id\":\"A-" + i + "\",\"contributing\":[\"cold-cache\"],\"title\":\"x\"}\n");
    }
    new TestLoad(graph).text(documents.toString());
    WholeGraph asItShouldBe = WholeGraph.of(graph);
    String loadedAt = new TestLoad(graph).state().loadedAt();
    TestGraph.change(
        graph,
        "MATCH (c:Case)-[l:CONTRIBUTED_BY]->() SET c.mapping = 0 REMOVE c.title_und DELETE l");
    TestGraph.change(graph, "MATCH (s:GraphState) SET s.mapping = 0 REMOVE s.schema");
    TestLoad load = new TestLoad(graph);

    bringUp(load);

    WholeGraph.assertSame(asItShouldBe, WholeGraph.of(graph));
    assertEquals(CaseMapper.VERSION, load.state().mapping());
    assertEquals(loadedAt, load.state().loadedAt());
    assertEquals(
        List.of(
            "The graph was made by an older version: bringing it up.", "The graph is brought up."),
        load.notices());
  }

  @Test
  void aBringingUpThatWasCutOffGoesOn() {
    new TestLoad(graph).text("{\"id\":\"A-1\"}", "{\"id\":\"A-2\"}");
    WholeGraph asItShouldBe = WholeGraph.of(graph);
    TestGraph.change(graph, "MATCH (c:Case {id: 'A-2'}) SET c.mapping = 0");
    TestGraph.change(graph, "MATCH (s:GraphState) SET s.mapping = 0");

    bringUp(new TestLoad(graph));

    WholeGraph.assertSame(asItShouldBe, WholeGraph.of(graph));
  }

  @Test
  void aGraphOfThisVersionIsLeftAlone() {
    new TestLoad(graph).text("{\"id\":\"A-1\"}");
    long version = new TestLoad(graph).state().version();
    TestLoad load = new TestLoad(graph);

    bringUp(load);

    assertEquals(version, load.state().version());
    assertEquals(List.of(), load.notices());
  }

  @Test
  void aGraphOfANewerMappingIsRefused() {
    new TestLoad(graph).text("{\"id\":\"A-1\"}");
    TestGraph.change(graph, "MATCH (s:GraphState) SET s.mapping = 99, s.made_by = '9.9'");

    Failure failure = assertThrows(Failure.class, this::refuseNewer);

    assertEquals(Failure.Kind.GRAPH, failure.kind());
    assertTrue(
        failure.problems().get(0).message().endsWith("by a newer version of this program (9.9)"));
  }

  @Test
  void aGraphOfANewerSchemaIsRefused() {
    new TestLoad(graph).text("{\"id\":\"A-1\"}");
    TestGraph.change(graph, "MATCH (s:GraphState) SET s.schema = 99");

    assertEquals(Failure.Kind.GRAPH, assertThrows(Failure.class, this::refuseNewer).kind());
  }

  @Test
  void twoNodesWithOneKeyFromBeforeTheConstraintAreNamedAndNothingIsDone() {
    SharedGraph.wipeSchemaToo();
    TestGraph.change(
        graph,
        "CREATE (:Organization {slug: 'acme'}), (:Organization {slug: 'acme'}),"
            + " (:CaseId {id: 'A-1'}), (:CaseId {id: 'A-1'})");

    Failure failure =
        assertThrows(Failure.class, () -> new TestLoad(graph).text("{\"id\":\"A-1\"}"));

    assertEquals(
        List.of(
            "2 nodes CaseId have the id \"A-1\"; nothing was written",
            "2 nodes Organization have the slug \"acme\"; nothing was written"),
        failure.problems().stream().map(Problem::message).toList());
    assertEquals(
        List.of(), TestGraph.texts(graph, "SHOW CONSTRAINTS YIELD name RETURN name AS value"));
    assertEquals(4, TestGraph.number(graph, "MATCH (n) RETURN count(n) AS value"));
  }

  private void bringUp(TestLoad load) {
    new GraphUpkeep(graph, load.means()).bringUp(load.state());
  }

  private void refuseNewer() {
    new GraphUpkeep(graph, new TestLoad(graph).means()).refuseNewer();
  }
}
