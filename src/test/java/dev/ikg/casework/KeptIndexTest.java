package dev.ikg.casework;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import dev.ikg.answer.Answer;
import dev.ikg.graph.CountingGraph;
import dev.ikg.graph.Graph;
import dev.ikg.neo4j.SharedGraph;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;

/** An index that one session keeps beside the graph and the next one reads. */
class KeptIndexTest {

  private static final AskOptions ENGLISH = GraphMemoryTest.ENGLISH;
  private static final List<String> QUESTIONS = GraphMemoryTest.QUESTIONS;

  private final Desk asEver = Desks.byStatements(BundledGraph.graph());

  /** Another test finds the cases that it expects. */
  @AfterAll
  static void wipe() {
    SharedGraph.wipe();
  }

  @Test
  void theNextSessionAnswersFromTheIndexThatWasKept() {
    keeping(SharedGraph.graph(), 100_000).ask(QUESTIONS.get(0), ENGLISH);
    CountingGraph counting = new CountingGraph(SharedGraph.graph());
    Desk next = keeping(counting, 0);
    for (String question : QUESTIONS) {
      assertEquals(asEver.ask(question, ENGLISH), next.ask(question, ENGLISH), () -> question);
    }
    int before = counting.statements();
    next.ask(QUESTIONS.get(0), ENGLISH);
    assertEquals(1, counting.statements() - before);
  }

  @Test
  void whoWaitsForTheIndexOfManyCasesIsTold() {
    List<String> told = new ArrayList<>();
    String question = "factor:missing-monitoring by severity";
    writePast("SET c.severity = c.severity, c.touched = true REMOVE c.touched");
    Indexing many = new Indexing(10, 20_000, true, new Never());
    Desks.on(SharedGraph.graph(), many, told::add).ask(question, ENGLISH);
    assertEquals(
        List.of("Indexing 605 cases, once after a load; later commands read the index."), told);
    Desks.on(SharedGraph.graph(), many, told::add).ask(question, ENGLISH);
    assertEquals(1, told.size());
  }

  /** Such a program does not raise the version of the graph. */
  @Test
  void anIndexThatWasKeptBeforeAnotherProgramWroteIsMadeAnew() {
    String question = "factor:missing-monitoring by severity";
    keeping(SharedGraph.graph(), 100_000).ask(question, ENGLISH);
    Answer before = asEver.ask(question, ENGLISH);
    writePast("SET c.severity = 'made-up', c.severity_was = severity");
    try {
      Answer after = keeping(SharedGraph.graph(), 100_000).ask(question, ENGLISH);
      assertNotEquals(before, after);
      assertEquals(Desks.byStatements(SharedGraph.graph()).ask(question, ENGLISH), after);
    } finally {
      writePast("SET c.severity = c.severity_was REMOVE c.severity_was");
    }
    assertEquals(before, keeping(SharedGraph.graph(), 100_000).ask(question, ENGLISH));
  }

  private static Desk keeping(Graph graph, long atOnce) {
    return Desks.on(graph, new Indexing(atOnce, 20_000, true, new Never()));
  }

  private static void writePast(String clause) {
    TestGraph.change(
        SharedGraph.graph(),
        "MATCH (c:Case)-[:CONTRIBUTED_BY]->({name: 'missing-monitoring'})"
            + " WITH c, c.severity AS severity "
            + clause);
  }
}
