package dev.ikg.casework;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ikg.answer.Answer;
import dev.ikg.answer.Cell;
import dev.ikg.answer.GraphView;
import dev.ikg.casework.ViewRequest.Name;
import dev.ikg.problem.Failure;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The views of the bundled cases say the same as the answers to questions. */
class ExportViewTest {

  private Desk desk;

  @BeforeEach
  void openGraph() {
    desk = BundledGraph.open();
  }

  private GraphView view(Name name, String argument) {
    return desk.view(new ViewRequest(name, argument, Optional.empty(), 1, 0));
  }

  private Answer ask(String pattern) {
    return desk.ask(pattern, new AskOptions("en"));
  }

  private static Cell attribute(Cell.Fields fields, String name) {
    return fields.values().getOrDefault(name, Cell.missing());
  }

  @ParameterizedTest
  @EnumSource(
      value = Name.class,
      names = {"ALL", "FACTORS", "ORGS_FACTORS", "RECURRENCES"})
  void aViewIsTheSameEachTimeAndCarriesItsDigest(Name name) {
    GraphView view = view(name, "");
    assertEquals(view, view(name, ""));
    assertEquals(64, view.about().graph().digest().length());
    assertEquals(605, view.about().shown().ofCases());
    assertEquals(140, view.about().shown().ofOrganizations());
  }

  @Test
  void allShowsEveryCaseAndOrganizationOnce() {
    GraphView all = view(Name.ALL, "");
    assertEquals(605, count(all, "Case"));
    assertEquals(140, count(all, "Organization"));
    assertEquals(605, all.about().shown().cases());
  }

  private static long count(GraphView view, String kind) {
    return view.nodes().stream().filter(node -> node.kind().equals(kind)).count();
  }

  @Test
  void aMeetingOfFactorsHasTheNumbersThatAskGives() {
    GraphView.Link meeting =
        view(Name.FACTORS, "").links().stream()
            .filter(l -> l.source().equals("factor:retry-storm"))
            .filter(l -> l.target().equals("factor:shared-dependency"))
            .findFirst()
            .orElseThrow();
    Answer answer = ask("retry-storm with shared-dependency");
    Cell.Fields asked = answer.summary().values();
    assertEquals(attribute(asked, "cases"), attribute(meeting.attributes(), "cases"));
    assertEquals(attribute(asked, "orgs"), attribute(meeting.attributes(), "orgs"));
    assertEquals(
        real(attribute(asked, "expected_orgs")),
        real(attribute(meeting.attributes(), "expected_orgs")),
        1e-9);
    assertEquals(GraphView.Style.SOLID, meeting.style());
  }

  private static double real(Cell cell) {
    return ((Cell.Real) cell).value();
  }

  @Test
  void aMeetingThatDefinitionsEntailIsDotted() {
    Set<GraphView.Style> styles =
        view(Name.FACTORS, "").links().stream()
            .filter(l -> attribute(l.attributes(), "near").equals(Cell.of(true)))
            .map(GraphView.Link::style)
            .collect(Collectors.toSet());
    assertEquals(Set.of(GraphView.Style.DOTTED), styles);
  }

  @Test
  void oneCaseOrganizationsAreFoldedIntoOneNode() {
    GraphView view = view(Name.ORGS_FACTORS, "");
    GraphView.Node folded =
        view.nodes().stream()
            .filter(node -> node.id().equals("orgs-with-one-case"))
            .findFirst()
            .orElseThrow();
    assertEquals((long) folded.size() + " organizations with one case", folded.label());
    assertTrue(
        view.nodes().stream()
            .filter(node -> node.kind().equals("Organization"))
            .allMatch(node -> node.size() >= 2));
    assertTrue(view.links().stream().allMatch(link -> link.width() > 0 && link.width() <= 1));
  }

  @Test
  void recurrencesStandInLanesAndAreDashedWhereInferred() {
    GraphView view = view(Name.RECURRENCES, "");
    assertEquals(GraphView.Shape.LANES, view.shape());
    for (GraphView.Link link : view.links()) {
      boolean inferred = attribute(link.attributes(), "basis").equals(Cell.of("inferred"));
      assertEquals(
          inferred ? GraphView.Style.DASHED : GraphView.Style.SOLID, link.style(), link.id());
    }
    assertTrue(view.nodes().stream().allMatch(node -> node.size() >= 1));
  }

  @Test
  void aPatternShowsExactlyTheCasesThatAskFinds() {
    String pattern = "unpinned-version with automation-amplified";
    Set<String> asked = new TreeSet<>();
    ask(pattern).rows().forEach(row -> row.text(0).ifPresent(id -> asked.add("case:" + id)));
    GraphView view = view(Name.PATTERN, pattern + " across orgs");
    assertEquals(asked, cases(view));
    assertEquals(2, count(view, "ContributingFactor"));
    assertEquals("pattern " + pattern + " across orgs", view.about().question());
  }

  private static Set<String> cases(GraphView view) {
    return view.nodes().stream()
        .filter(node -> node.kind().equals("Case"))
        .map(GraphView.Node::id)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  @Test
  void aChainShowsBothCasesAndTheirLink() {
    GraphView view = view(Name.PATTERN, "all then named all");
    assertTrue(
        view.links().stream()
            .anyMatch(
                link -> link.source().startsWith("case:") && link.target().startsWith("case:")));
    for (String id : cases(view)) {
      assertTrue(
          view.links().stream()
              .anyMatch(
                  link ->
                      (link.source().equals(id) && link.target().startsWith("case:"))
                          || (link.target().equals(id) && link.source().startsWith("case:"))),
          id + " stands alone");
    }
  }

  @Test
  void whereNarrowsAViewAndStandsInIt() {
    GraphView view =
        desk.view(new ViewRequest(Name.ALL, "", Optional.of("in database since 2022"), 1, 0));
    assertEquals(ask("in database since 2022").rows().size(), cases(view).size());
    assertEquals("in database since 2022", view.about().filter());
  }

  @Test
  void aCaseStandsAmongItsNearestAsSimilarFindsThem() {
    GraphView view = view(Name.CASE, "IL-0304");
    Answer similar =
        desk.insight(
            new InsightRequest.Similar("IL-0304", 12, Optional.empty()), new AskOptions("en"));
    Set<String> expected = new TreeSet<>(List.of("case:IL-0304"));
    similar.rows().forEach(row -> row.text(0).ifPresent(id -> expected.add("case:" + id)));
    assertTrue(cases(view).containsAll(expected), expected + " are not all in " + cases(view));
    assertEquals(
        "case:IL-0304",
        view.largest(1).nodes().get(0).id(),
        "the case that was asked for is the last to be cut");
  }

  @Test
  void anIdThatNoCaseHasIsNamedWithTheNearest() {
    Failure failure = assertThrows(Failure.class, () -> view(Name.CASE, "IL-0305"));
    assertEquals(Failure.Kind.USAGE, failure.kind());
    assertTrue(failure.problems().get(0).hint().contains("IL-0304"));
  }

  @Test
  void aViewThatNeedsAnArgumentSaysSo() {
    Failure failure = assertThrows(Failure.class, () -> view(Name.PATTERN, ""));
    assertEquals("the view pattern needs a pattern", failure.getMessage());
    assertThrows(Failure.class, () -> view(Name.ALL, "IL-0304"));
  }
}
