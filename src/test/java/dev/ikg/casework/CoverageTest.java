package dev.ikg.casework;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ikg.answer.Answer;
import dev.ikg.answer.Cell;
import dev.ikg.answer.Row;
import dev.ikg.casework.InsightRequest.Coverage;
import dev.ikg.casework.InsightRequest.Coverage.Subject;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** What is known of the bundled cases, counted a second time from their documents. */
class CoverageTest {

  private static final Optional<String> ALL = Optional.empty();

  private static Answer ask(InsightRequest request) {
    return BundledGraph.open().insight(request, new AskOptions("en"));
  }

  private static Map<String, Row> byName(List<Row> rows) {
    return rows.stream().collect(Collectors.toMap(row -> row.text(0).orElseThrow(), row -> row));
  }

  private static long known(Map<String, Row> fields, String field) {
    return fields.getOrDefault(field, new Row(List.of())).whole(1);
  }

  @Test
  void eachFieldIsKnownInAsManyCasesAsHaveItInTheirDocuments() {
    Map<String, Row> fields = byName(ask(new Coverage(Subject.FIELDS, ALL)).rows());
    assertEquals(CaseFiles.count(CaseFiles.knows("/date")), known(fields, "date"));
    assertEquals(CaseFiles.count(CaseFiles.knows("/root_cause")), known(fields, "cause"));
    assertEquals(CaseFiles.count(CaseFiles.knows("/contributing")), known(fields, "factors"));
    assertEquals(CaseFiles.count(CaseFiles.knows("/severity")), known(fields, "severity"));
    assertEquals(
        CaseFiles.count(CaseFiles.knows("/timeline/detected_after")), known(fields, "detected"));
    assertEquals(
        CaseFiles.count(CaseFiles.knows("/analysis/detected_by")), known(fields, "detected_by"));
    assertEquals(
        CaseFiles.count(document -> document.path("action_items").size() > 0),
        known(fields, "promises"));
  }

  @Test
  void organizationsAndYearsAddUpToAll() {
    long cases = CaseFiles.all().size();
    for (Subject subject : List.of(Subject.ORGS, Subject.YEARS)) {
      List<Row> rows = ask(new Coverage(subject, ALL)).rows();
      assertEquals(cases, rows.stream().mapToLong(row -> row.whole(1)).sum(), subject.word());
    }
    Row github = byName(ask(new Coverage(Subject.ORGS, ALL)).rows()).get("GitHub");
    assertEquals(
        CaseFiles.count(CaseFiles.has("/org_slug", "github")),
        Optional.ofNullable(github).map(row -> row.whole(1)).orElse(0L));
  }

  @Test
  void casesThatSayTooLittleAreListedWithWhatIsMissing() {
    List<Row> rows = ask(new Coverage(Subject.CASES, ALL)).rows();
    Predicate<JsonNode> cause = CaseFiles.knows("/root_cause");
    Predicate<JsonNode> factors = CaseFiles.knows("/contributing");
    assertEquals(CaseFiles.count(cause.and(factors).negate()), rows.size());
    assertEquals(
        CaseFiles.count(cause.negate()),
        rows.stream().filter(row -> row.texts(3).contains("cause")).count());
  }

  @Test
  void aLabelUsedOnceIsFound() {
    List<Row> rows = ask(new Coverage(Subject.LABELS, ALL)).rows();
    assertEquals(1, CaseFiles.count(CaseFiles.has("/severity", "minor")));
    assertTrue(
        rows.stream()
            .anyMatch(
                row ->
                    row.text(0).orElse("").equals("used once")
                        && row.text(2).orElse("").equals("minor")));
  }

  @Test
  void theTiersOfEvidenceAddUpToAll() {
    List<Row> rows = ask(new Coverage(Subject.EVIDENCE, ALL)).rows();
    assertEquals(CaseFiles.all().size(), rows.stream().mapToLong(row -> row.whole(1)).sum());
    assertEquals(
        CaseFiles.count(CaseFiles.has("/analysis/evidence/tier", "primary-full")),
        known(byName(rows), "primary-full"));
  }

  @Test
  void aPatternNarrowsWhatIsLookedAt() {
    Answer answer = ask(new Coverage(Subject.FIELDS, Optional.of("at GitHub")));
    assertEquals(
        Cell.of(CaseFiles.count(CaseFiles.has("/org_slug", "github"))),
        answer.summary().values().values().get("cases"));
    Answer stats = ask(new InsightRequest.Stats(Optional.of("at GitHub")));
    assertEquals(
        CaseFiles.count(CaseFiles.has("/org_slug", "github")), count(stats, "node", "Case"));
    assertEquals(1, count(stats, "node", "Organization"));
  }

  @Test
  void nodesAndLinksAreCounted() {
    Answer answer = ask(new InsightRequest.Stats(ALL));
    assertEquals(CaseFiles.all().size(), count(answer, "node", "Case"));
    assertEquals(CaseFiles.all().size(), count(answer, "node", "Document"));
    assertEquals(
        CaseFiles.all().stream().mapToLong(d -> d.path("contributing").size()).sum(),
        count(answer, "link", "CONTRIBUTED_BY"));
    assertEquals(
        CaseFiles.all().stream().mapToLong(d -> d.path("action_items").size()).sum(),
        count(answer, "node", "ActionItem"));
    assertTrue(answer.summary().values().values().containsKey("made_by"));
  }

  private static long count(Answer answer, String kind, String name) {
    return answer.rows().stream()
        .filter(row -> row.text(0).orElse("").equals(kind) && row.text(1).orElse("").equals(name))
        .mapToLong(row -> row.whole(2))
        .sum();
  }
}
