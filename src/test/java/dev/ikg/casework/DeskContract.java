package dev.ikg.casework;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ikg.answer.Answer;
import dev.ikg.answer.Cell;
import dev.ikg.answer.Column;
import dev.ikg.answer.LoadReport;
import dev.ikg.answer.Row;
import dev.ikg.cypher.CypherQuery;
import dev.ikg.graph.Graph;
import dev.ikg.problem.Failure;
import dev.ikg.problem.Place;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the use cases do, wherever the graph runs: few cases that a reader keeps in mind. */
abstract class DeskContract {

  /**
   * Two organizations that pin nothing; one of them twice. {@code lone} has no organization, and
   * nobody knows its contributing factors. {@code handmade-switch} is a label that no vocabulary
   * defines.
   */
  private static final List<String> CASES =
      List.of(
          """
          {"id": "a-1", "org": "Acme", "org_slug": "acme", "date": "2020-03-01", "domain": ["database"],
           "root_cause": "latent-bug", "contributing": ["unpinned-version", "retry-storm"]}""",
          """
          {"id": "a-2", "org": "Acme", "org_slug": "acme", "date": "2021-03-01", "domain": ["network"],
           "root_cause": "latent-bug", "contributing": ["unpinned-version"], "recurrence_of": "a-1"}""",
          """
          {"id": "b-1", "org": "한빛", "org_slug": "hanbit", "date": "2022", "domain": ["database"],
           "root_cause": "cold-cache", "contributing": ["unpinned-version", "handmade-switch"],
           "title": {"en": "Cache down", "ko": "캐시 장애가 이어졌다"}}""",
          """
          {"id": "lone", "date": null, "root_cause": "latent-bug", "contributing": [],
           "related": ["a-1", "not-yet-there"]}""");

  /** The graph under test. */
  abstract Graph graph();

  @BeforeEach
  void empty() {
    graph().write(in -> in.run(new CypherQuery("MATCH (n) DETACH DELETE n", Map.of(), List.of())));
  }

  @Test
  void loadingSaysWhatCameOfEveryDocument() {
    LoadReport report = load(CASES);

    assertEquals(counts(4, 4, 0, 0, 0), counts(report));
    assertEquals(List.of("not-yet-there"), report.placeholders());
    assertEquals(4, cases("all").size());
  }

  @Test
  void loadingTheSameAgainChangesNothing() {
    load(CASES);
    Cell before = graphState();

    LoadReport again = load(CASES);

    assertEquals(counts(4, 0, 0, 4, 0), counts(again));
    assertEquals(before, graphState());
  }

  @Test
  void whitespaceAndTheOrderOfKeysAreNoChange() {
    load(List.of("{\"id\": \"x\", \"org\": \"Acme\", \"root_cause\": \"latent-bug\"}"));

    LoadReport again =
        load(List.of("{\"root_cause\":\"latent-bug\",\n\"org\":\"Acme\",   \"id\":\"x\"}"));

    assertEquals(counts(1, 0, 0, 1, 0), counts(again));
  }

  @Test
  void aChangedCaseTakesThePlaceOfTheOldOneExactly() {
    load(CASES);
    String changed = CASES.get(2).replace("\"handmade-switch\"", "\"retry-storm\"");

    assertEquals(counts(1, 0, 1, 0, 0), counts(load(List.of(changed))));

    assertEquals(List.of("b-1", "a-1"), cases("unpinned-version with retry-storm"));
    assertEquals(Optional.empty(), nodeNamed("handmade-switch"));
    assertEquals(Optional.of("retry-storm"), nodeNamed("retry-storm"));
  }

  @Test
  void theOrderOfLoadingMakesNoDifference() {
    load(CASES);
    Cell together = digest();
    empty();

    for (int i = CASES.size() - 1; i >= 0; i--) {
      load(List.of(CASES.get(i)));
    }

    assertEquals(together, digest());
    assertEquals(List.of("b-1", "a-2", "a-1", "lone"), cases("all"));
  }

  @Test
  void aDocumentThatIsNotGoodIsNamedAndTheOthersLoad() {
    LoadReport report = load(List.of(CASES.get(0), "{\"org\": \"No id\"}", CASES.get(1)));

    assertEquals(counts(3, 2, 0, 0, 1), counts(report));
    assertTrue(report.problems().get(0).place() instanceof Place.InFile);
  }

  @ParameterizedTest(name = "{0} gives {1}")
  @CsvSource(
      delimiterString = " => ",
      value = {
        "unpinned-version => b-1 a-2 a-1",
        "unpinned-version with retry-storm => a-1",
        "unpinned-version without retry-storm => b-1 a-2",
        "Unpinned Version => b-1 a-2 a-1",
        "any of (retry-storm, cold-cache) => b-1 a-1",
        "at least 2 of (retry-storm, unpinned-version, handmade-switch) => b-1 a-1",
        "all without retry-storm => b-1 a-2",
        "unpinned-version in database => b-1 a-1",
        "unpinned-version at acme => a-2 a-1",
        "at 한빛 => b-1",
        "all since 2021 => b-1 a-2",
        "all before 2021 => a-1",
        "unknown date => lone",
        "text '장애' => b-1",
      })
  void aQuestionGivesTheseCases(String question, String ids) {
    load(CASES);

    assertEquals(List.of(ids.split(" ")), cases(question));
  }

  @Test
  void acrossCountsWhereThePatternRecurs() {
    load(CASES);

    Answer answer = ask("unpinned-version across orgs");

    assertEquals(
        List.of(List.of("Acme", 2L), List.of("한빛", 1L)),
        answer.rows().stream().map(row -> List.of(text(row, 0), row.whole(1))).toList());
    assertEquals(Cell.of(true), value(answer, "recurs"));
    assertEquals(Cell.of(3), value(answer, "cases"));
    assertEquals(Cell.of(2), value(answer, "orgs"));
  }

  @Test
  void aPatternThatDoesNotRecurShowsItsRowsAndSaysSo() {
    load(CASES);

    Answer answer = ask("retry-storm across orgs");

    assertEquals(1, answer.rows().size());
    assertEquals(Cell.of(false), value(answer, "recurs"));
  }

  @Test
  void byGroupsAndSharesAndACaseWithoutTheDimensionIsANote() {
    load(CASES);

    Answer answer = ask("latent-bug by domain");

    assertEquals(
        List.of("database", "networking"),
        answer.rows().stream().map(row -> text(row, 0)).toList());
    assertTrue(
        answer.notes().stream().anyMatch(note -> note.contains("no domain")),
        () -> answer.notes().toString());
  }

  @Test
  void aLinkedCaseIsFoundFromTheEarlierOne() {
    load(CASES);

    Answer answer = ask("retry-storm then named all");

    assertEquals(List.of("a-1"), column(answer, "id"));
    assertEquals(List.of("a-2"), column(answer, "next_id"));
  }

  @Test
  void aLabelThatNobodyKnowsIsAnErrorWithItsPlaceAndTheNearest() {
    load(CASES);

    Failure failure = assertThrows(Failure.class, () -> ask("all with retri-storm"));

    assertEquals(Failure.Kind.USAGE, failure.kind());
    assertEquals(
        new Place.InText("all with retri-storm", 9, 20), failure.problems().get(0).place());
    assertTrue(failure.problems().get(0).hint().contains("retry-storm"));
  }

  @Test
  void whatExplainGivesIsTheStatementOfTheAnswer() {
    load(CASES);
    Answer answer = ask("unpinned-version across orgs");

    Explanation explanation = desk().explain("unpinned-version across orgs", new AskOptions("en"));

    Map<String, Object> parameters = Map.of("factor1", "unpinned-version");
    assertEquals(
        new Cell.Fields(Map.of("factor1", Cell.of("unpinned-version"))), explanation.parameters());
    assertEquals(
        answer.rows(),
        graph()
            .read(
                in -> in.run(new CypherQuery(explanation.cypher(), parameters, answer.columns()))));
  }

  /** The desk has nothing of its own that must be closed: the graph belongs to the test. */
  private Desk desk() {
    return new GraphDesk(opening -> graph(), List::of, Optional.empty(), line -> {}, "test");
  }

  private LoadReport load(List<String> documents) {
    byte[] input = String.join("\n", documents).getBytes(StandardCharsets.UTF_8);
    LoadRequest request =
        new LoadRequest(List.of("-"), new ByteArrayInputStream(input), LoadOptions.USUAL);
    return desk().load(request, Progress.silent(), Consent.given());
  }

  private Answer ask(String question) {
    return desk().ask(question, new AskOptions("en"));
  }

  /** The ids of an ungrouped answer in their order. */
  private List<String> cases(String question) {
    return column(ask(question), "id");
  }

  private static List<String> column(Answer answer, String name) {
    int index = answer.columns().stream().map(Column::name).toList().indexOf(name);
    return answer.rows().stream().map(row -> text(row, index)).toList();
  }

  private static String text(Row row, int column) {
    return row.text(column).orElse("not known");
  }

  private static Cell value(Answer answer, String key) {
    return answer.summary().values().values().getOrDefault(key, Cell.of("no such key"));
  }

  /** The digest of the graph, its number of cases and when it was loaded. */
  private Cell graphState() {
    return value(ask("all"), "graph");
  }

  private Cell digest() {
    return ((Cell.Fields) graphState()).values().getOrDefault("digest", Cell.missing());
  }

  private Optional<String> nodeNamed(String name) {
    CypherQuery query =
        new CypherQuery(
            "MATCH (f:ContributingFactor {name: $name}) RETURN f.name AS name",
            Map.of("name", name),
            List.of(Column.text("name")));
    return graph().read(in -> in.run(query)).stream().findFirst().flatMap(row -> row.text(0));
  }

  private static List<Long> counts(LoadReport report) {
    return counts(
        report.read(), report.added(), report.changed(), report.unchanged(), report.rejected());
  }

  private static List<Long> counts(
      long read, long added, long changed, long unchanged, long rejected) {
    return List.of(read, added, changed, unchanged, rejected);
  }
}
