package dev.ikg.casework;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ikg.answer.Answer;
import dev.ikg.answer.Cell;
import dev.ikg.answer.GraphView;
import dev.ikg.answer.ReadLimits;
import dev.ikg.answer.Row;
import dev.ikg.casework.ViewRequest.Name;
import dev.ikg.incident.Facet;
import dev.ikg.problem.Failure;
import java.time.Duration;
import java.util.List;
import java.util.Map;
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

  private static final ReadLimits LIMITS = new ReadLimits(1000, Duration.ofSeconds(60));

  private Desk desk;

  @BeforeEach
  void openGraph() {
    desk = BundledGraph.open();
  }

  private GraphView view(Name name, String... arguments) {
    return desk.view(TestView.of(name, arguments));
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
    GraphView view = view(name);
    assertEquals(view, view(name));
    assertEquals(64, view.about().graph().digest().length());
    assertEquals(605, view.about().shown().ofCases());
    assertEquals(140, view.about().shown().ofOrganizations());
  }

  @Test
  void allShowsEveryCaseAndOrganizationOnce() {
    GraphView all = view(Name.ALL);
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
        view(Name.FACTORS).links().stream()
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
  void aSolidMeetingIsAPairThatSurvivesTheCorrectionAndSaysItsPAndQ() {
    List<GraphView.Link> meetings = view(Name.FACTORS).links();
    Answer pairs =
        desk.insight(
            new InsightRequest.Pairs(Facet.FACTOR, Facet.FACTOR, false, 1000, Optional.empty()),
            new AskOptions("en"));
    long survivors = ((Cell.Whole) attribute(pairs.summary().values(), "below_q_0.1")).value();
    List<GraphView.Link> solid =
        meetings.stream().filter(l -> l.style() == GraphView.Style.SOLID).toList();
    assertEquals(survivors, solid.size());
    assertTrue(solid.stream().allMatch(l -> real(attribute(l.attributes(), "q")) < 0.1));
    assertTrue(
        meetings.stream().allMatch(l -> attribute(l.attributes(), "p") instanceof Cell.Real));
  }

  @Test
  void aViewIsTitledByThePatternAndByWhatNarrowsIt() {
    assertEquals(
        "Cases that show retry-storm in database",
        view(Name.PATTERN, "retry-storm in database").about().title());
    assertEquals(
        "Cases with their organizations and labels, where in database",
        desk.view(TestView.where("in database", Name.ALL)).about().title());
  }

  @Test
  void aMeetingThatDefinitionsEntailIsDotted() {
    Set<GraphView.Style> styles =
        view(Name.FACTORS).links().stream()
            .filter(l -> attribute(l.attributes(), "near").equals(Cell.of(true)))
            .map(GraphView.Link::style)
            .collect(Collectors.toSet());
    assertEquals(Set.of(GraphView.Style.DOTTED), styles);
  }

  @Test
  void oneCaseOrganizationsAreFoldedIntoOneNode() {
    GraphView view = view(Name.ORGS_FACTORS);
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
    GraphView view = view(Name.RECURRENCES);
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
    GraphView view = desk.view(TestView.where("in database since 2022", Name.ALL));
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
  void aCaseNamesAllItsSources() {
    GraphView.Node own = view(Name.CASE, "IL-0304").largest(1).nodes().get(0);
    Answer sources =
        desk.cypher(
            "MATCH (:Case {id: 'IL-0304'})-[:REPORTED_IN]->(s:Source) RETURN s.url AS url",
            new ReadLimits(100, Duration.ofSeconds(60)));
    assertFalse(sources.rows().isEmpty());
    assertEquals(
        Cell.ofTexts(sources.rows().stream().map(row -> row.key(0)).toList()),
        own.attributes().values().get("sources"));
  }

  @Test
  void aPathShowsTheChainsThatPathFinds() {
    GraphView view = view(Name.PATH, "IL-0304", "datadog-2023-03-08");
    Answer path =
        desk.insight(
            new InsightRequest.Path("IL-0304", "datadog-2023-03-08", false, 20, Optional.empty()),
            new AskOptions("en"));
    Set<String> expected = new TreeSet<>();
    for (Row row : path.rows()) {
      row.texts(2).forEach(id -> expected.add("case:" + id));
      expected.addAll(row.texts(3));
    }
    assertEquals(
        expected, view.nodes().stream().map(GraphView.Node::id).collect(Collectors.toSet()));
    assertTrue(view.links().size() >= expected.size() - 1, view.links().toString());
    assertEquals("path IL-0304 datadog-2023-03-08", view.about().question());
    assertThrows(Failure.class, () -> view(Name.PATH, "IL-0304", "IL-0304"));
  }

  @Test
  void aSavedQuestionWithAGraphHasALinkForEachRow() {
    GraphView view = view(Name.QUESTION, "fail-together");
    Answer answer =
        desk.question(
            new QuestionRequest("fail-together", Map.of(), List.of(), LIMITS),
            new AskOptions("en"));
    Set<String> expected = new TreeSet<>();
    answer
        .rows()
        .forEach(row -> expected.add(row.text(0).orElse("") + "-" + row.text(1).orElse("")));
    Set<String> found = new TreeSet<>();
    view.links()
        .forEach(
            link ->
                found.add(
                    link.source().replace("component:", "")
                        + "-"
                        + link.target().replace("component:", "")));
    assertEquals(expected, found);
    assertTrue(view.about().shown().cases() > 0, "cases that carry both ends are shown");
    assertEquals("Components that fail together", view.about().title());
  }

  @Test
  void whereNarrowsASavedQuestionThatLinksCases() {
    ViewRequest all = TestView.of(Name.QUESTION, "promised-before-repeat");
    GraphView narrowed =
        desk.view(TestView.where("since 2022", Name.QUESTION, "promised-before-repeat"));
    assertTrue(narrowed.links().size() < desk.view(all).links().size());
    Set<String> passing = new TreeSet<>();
    ask("since 2022").rows().forEach(row -> row.text(0).ifPresent(id -> passing.add("case:" + id)));
    assertTrue(passing.containsAll(cases(narrowed)));
    ViewRequest labels = TestView.where("since 2022", Name.QUESTION, "fail-together");
    assertEquals(
        "the graph of fail-together has no cases that --where could choose from",
        assertThrows(Failure.class, () -> desk.view(labels)).getMessage());
  }

  @Test
  void aSavedQuestionInThePatternLanguageShowsItsCases() {
    GraphView view = view(Name.QUESTION, "storm-on-shared");
    assertEquals(cases(view(Name.PATTERN, "retry-storm with shared-dependency")), cases(view));
    assertTrue(
        view.about()
            .allNotes()
            .contains("The pattern is `retry-storm with shared-dependency across orgs`."),
        view.about().allNotes().toString());
  }

  @Test
  void aSavedQuestionWithoutAGraphSaysSo() {
    assertEquals(
        "the question repeat-vs-mix declares no graph",
        assertThrows(Failure.class, () -> view(Name.QUESTION, "repeat-vs-mix")).getMessage());
  }

  @Test
  void anIdThatNoCaseHasIsNamedWithTheNearest() {
    Failure failure = assertThrows(Failure.class, () -> view(Name.CASE, "IL-0305"));
    assertEquals(Failure.Kind.USAGE, failure.kind());
    assertTrue(failure.problems().get(0).hint().contains("IL-0304"));
  }

  @Test
  void aViewThatNeedsAnArgumentSaysSo() {
    Failure failure = assertThrows(Failure.class, () -> view(Name.PATTERN));
    assertEquals("the view pattern needs one pattern, in quotes", failure.getMessage());
    assertThrows(Failure.class, () -> view(Name.ALL, "IL-0304"));
  }
}
