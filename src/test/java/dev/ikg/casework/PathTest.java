package dev.ikg.casework;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.ikg.answer.Answer;
import dev.ikg.graph.Graph;
import dev.ikg.neo4j.SharedGraph;
import dev.ikg.problem.Failure;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** How cases of a small graph connect. */
class PathTest {

  private final Graph graph = SharedGraph.graph();

  @BeforeEach
  void load() {
    SharedGraph.wipe();
    new TestLoad(graph)
        .text(
            quoted(
                "{'id':'A','org_slug':'acme','contributing':['rare','everywhere']}",
                "{'id':'B','org_slug':'beta','contributing':['rare','everywhere'],"
                    + "'root_cause':'bug'}",
                "{'id':'C','org_slug':'cosy','root_cause':'bug','contributing':['everywhere'],"
                    + "'recurrence_of':'D'}",
                "{'id':'D','org_slug':'deep','contributing':['everywhere']}",
                "{'id':'E','org_slug':'echo','related':['MISSING']}",
                "{'id':'F','org_slug':'foxy','related':['MISSING']}",
                "{'id':'G','org_slug':'golf'}",
                "{'id':'H','org_slug':'hour'}",
                "{'id':'I','org_slug':'idle'}",
                "{'id':'J','org_slug':'jazz'}",
                "{'id':'K','org_slug':'kilo'}"));
  }

  /** Documents with the quotes of JSON. */
  private static String[] quoted(String... documents) {
    return Stream.of(documents).map(each -> each.replace('\'', '"')).toArray(String[]::new);
  }

  private Answer path(String from, String to, boolean hubs, Optional<String> where) {
    return new Insight(graph, Memories.withoutIndex(), new AskOptions("en"))
        .answer(new InsightRequest.Path(from, to, hubs, 20, where));
  }

  private static List<String> words(Answer answer) {
    return answer.rows().stream().map(row -> row.text(4).orElse("")).toList();
  }

  @Test
  void aSharedLabelIsTwoSteps() {
    assertEquals(List.of("A has the factor rare, as has B."), words(path("A", "B", false, none())));
  }

  @Test
  void linksAndLabelsAreJoinedToTheShortestChain() {
    Answer answer = path("A", "D", false, none());
    assertEquals(
        List.of(
            "A has the factor rare, as has B; B has the cause bug, as has C,"
                + " which repeats (named) D."),
        words(answer));
    assertEquals(List.of("A", "B", "C", "D"), answer.rows().get(0).texts(2));
    assertEquals(List.of("factor:rare", "cause:bug"), answer.rows().get(0).texts(3));
  }

  @Test
  void aLabelOfAFifthOfAllCasesIsTakenOnlyWhenAskedFor() {
    assertEquals(
        List.of("A has the factor everywhere, as has D."), words(path("A", "D", true, none())));
  }

  @Test
  void aLinkIsReadInBothDirections() {
    assertEquals(List.of("D came again as (named) C."), words(path("D", "C", false, none())));
  }

  @Test
  void aPlaceholderConnectsNothing() {
    assertEquals(List.of(), words(path("E", "F", false, none())));
  }

  @Test
  void casesOnTheWayAreAmongThoseSelected() {
    assertEquals(List.of(), words(path("A", "D", false, Optional.of("cause:bug at cosy"))));
  }

  @Test
  void oneCaseIsNoPath() {
    assertThrows(Failure.class, () -> path("A", "A", false, none()));
  }

  private static Optional<String> none() {
    return Optional.empty();
  }
}
