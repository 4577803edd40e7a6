package dev.ikg.casework;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ikg.answer.LoadReport;
import dev.ikg.graph.Graph;
import dev.ikg.neo4j.SharedGraph;
import dev.ikg.problem.Place;
import dev.ikg.problem.Problem;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Of several documents with one id, which wins, and what is said of the others. */
class WhichVersionWinsTest {

  private final Graph graph = SharedGraph.graph();

  @BeforeEach
  void wipe() {
    SharedGraph.wipe();
  }

  @Test
  void anOlderDocumentIsRejectedUnlessForced() {
    String newer = "{\"id\":\"A-1\",\"updated_at\":\"2026-01-01\"}";
    String older = "{\"id\":\"A-1\",\"updated_at\":\"2025-01-01\"}";
    load().text(newer);

    assertEquals(1, load().text(older).rejected());
    assertEquals(1, load().force().text(older).changed());
  }

  @Test
  void aTimeOfChangeThatIsNoDateIsOlderThanOneThatIs() {
    load().text("{\"id\":\"A-1\",\"updated_at\":\"2026-01-01\"}");

    LoadReport report = load().text("{\"id\":\"A-1\",\"updated_at\":\"yesterday\"}");

    assertEquals(1, report.rejected());
  }

  /** The first document is written before the second, which is newer, is read. */
  @Test
  void aDocumentThatGivesWayToOneOfALaterBatchIsNamed() {
    LoadReport report =
        load().text(batches("{\"id\":\"A-1\"}", "{\"id\":\"A-1\",\"updated_at\":\"2026-01-01\"}"));

    assertEquals(1, report.rejected());
    assertEquals(
        "another document of this load with the id A-1 was taken, from -:1502",
        lastMessage(report));
    assertEquals(new Place.InFile("-", 1, ""), report.problems().get(0).place());
  }

  /** Which of the three wins is only certain when all are read. */
  @Test
  void ofThreeDocumentsWithOneIdTheTwoThatLoseNameTheOneThatWins() {
    LoadReport report =
        load()
            .text(
                "{\"id\":\"A-1\",\"updated_at\":\"2026-01-01\"}",
                "{\"id\":\"A-1\",\"updated_at\":\"2026-02-01\"}",
                "{\"id\":\"A-1\",\"updated_at\":\"2026-03-01\"}");

    String won = "another document of this load with the id A-1 was taken, from -:3";
    assertEquals(List.of(won, won), report.problems().stream().map(Problem::message).toList());
  }

  @Test
  void strictCountsADocumentOnceThatHasAWarningAndGivesWayToANewerOne() {
    LoadReport report =
        load()
            .strict()
            .text(
                batches(
                    "{\"id\":\"A-1\",\"timeline\":{\"resolved_after\":\"~2h\"}}",
                    "{\"id\":\"A-1\",\"updated_at\":\"2026-01-01\"}"));

    assertEquals("nothing was loaded: 1 of 1502 documents are not good", lastMessage(report));
  }

  @Test
  void strictCountsADocumentOnceThatHasAWarningAndIsOlderToo() {
    String vague = "\"timeline\":{\"resolved_after\":\"~2h\"}";
    load().text("{\"id\":\"A-1\",\"updated_at\":\"2026-02-01\"}");

    LoadReport report =
        load()
            .strict()
            .text(
                "{\"id\":\"A-1\",\"updated_at\":\"2026-01-01\"," + vague + "}", "{\"id\":\"B-1\"}");

    assertEquals("nothing was loaded: 1 of 2 documents are not good", lastMessage(report));
    assertEquals(1, report.warnings());
  }

  /** Documents so far apart that the first is written before the last is read. */
  private static String batches(String first, String last) {
    StringBuilder documents = new StringBuilder(first).append('\n');
    for (int i = 0; i < 1500; i++) {
      documents.append("{\"id\":\"C-%d\"}%n".formatted(i));
    }
    return documents.append(last).toString();
  }

  private static String lastMessage(LoadReport report) {
    return report.problems().get(report.problems().size() - 1).message();
  }

  private TestLoad load() {
    return new TestLoad(graph);
  }
}
