package dev.ikg.casework;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ikg.answer.Answer;
import dev.ikg.answer.Cell;
import dev.ikg.answer.Row;
import dev.ikg.incident.Facet;
import dev.ikg.problem.Failure;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** Every facet of the bundled cases can be asked for, in every spelling of its labels. */
class AskableLabelsTest {

  private static final AskOptions ENGLISH = new AskOptions("en");

  private static Answer ask(String question) {
    return BundledGraph.open().ask(question, ENGLISH);
  }

  private static long number(Answer answer, String key) {
    return ((Cell.Whole) answer.summary().values().values().getOrDefault(key, Cell.missing()))
        .value();
  }

  private static void assertFinds(Predicate<JsonNode> documents, String question) {
    long expected = CaseFiles.count(documents);
    assertTrue(expected > 0, "no document is so: " + question);
    Answer answer = ask(question);
    assertEquals(expected, number(answer, "cases"), question);
    assertEquals(CaseFiles.organizations(documents), number(answer, "orgs"), question);
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "trigger:deploy, /analysis/trigger_kind, deploy",
    "trigger:config, /analysis/trigger_kind, config",
    "trigger:limit-or-expiry, /analysis/trigger_kind, limit-or-expiry",
    "detected-by:alarm, /analysis/detected_by, alarm",
    "detected-by:user, /analysis/detected_by, user",
    "evidence:primary-full, /analysis/evidence/tier, primary-full",
    "evidence:secondary-digest, /analysis/evidence/tier, secondary-digest",
    "read:remediation, /analysis/evidence/read, remediation",
    "severity:critical, /severity, critical",
    "cause:software-defect, /root_cause, software-defect",
    "domain:dns, /domain, dns",
    "factor:retry-storm, /contributing, retry-storm",
    "재시도 폭주, /contributing, retry-storm",
    "factor:재시도-폭주, /contributing, retry-storm",
    "domain:domain-name-system, /domain, dns",
    "trigger:deployment, /analysis/trigger_kind, deploy",
    "cause:misconfiguration, /root_cause, configuration-error",
    "cause:설정 오류, /root_cause, configuration-error",
    "FACTOR:Retry Storm, /contributing, retry-storm"
  })
  void aLabelFindsTheCasesWhoseDocumentsHaveIt(String question, String pointer, String label) {
    assertFinds(CaseFiles.has(pointer, label), question);
  }

  @Test
  void aProviderFindsTheCasesThatReliedOnIt() {
    String slug =
        CaseFiles.all().stream().flatMap(AskableLabelsTest::providers).findFirst().orElseThrow();
    assertFinds(document -> providers(document).anyMatch(slug::equals), "provider:" + slug);
  }

  private static Stream<String> providers(JsonNode document) {
    JsonNode providers = document.at("/analysis/providers");
    return providers.isArray()
        ? providers.valueStream().map(provider -> provider.path("org_slug").asString())
        : Stream.empty();
  }

  @Test
  void aGroupFindsTheCasesWithAnyOfItsLabels() {
    Set<String> coupling =
        Set.of(
            "circular-dependency",
            "hidden-dependency",
            "provider-capacity",
            "shared-dependency",
            "third-party-fault");
    assertFinds(
        document ->
            coupling.stream().anyMatch(l -> CaseFiles.has("/contributing", l).test(document)),
        "factor:group:coupling");
  }

  @ParameterizedTest
  @CsvSource({
    "missing-monitoring with user-reported-detection across orgs, 20",
    "retry-storm with shared-dependency across orgs, 11"
  })
  void aPairRecursInAtLeastSoManyOrganizations(String question, long atLeast) {
    Answer answer = ask(question);
    assertTrue(
        answer.rows().size() >= atLeast, () -> answer.rows().size() + " organizations found");
    assertEquals(answer.rows().size(), number(answer, "orgs"));
  }

  @Test
  void theVocabularyCountsWhatTheDocumentsSay() {
    Answer answer =
        BundledGraph.open()
            .insight(new InsightRequest.Labels(Optional.empty(), Optional.empty()), ENGLISH);
    assertReach(answer, "factor", "retry-storm", CaseFiles.has("/contributing", "retry-storm"));
    assertReach(answer, "trigger", "deploy", CaseFiles.has("/analysis/trigger_kind", "deploy"));
    assertReach(answer, "read", "impact", CaseFiles.has("/analysis/evidence/read", "impact"));
    assertReach(answer, "org", "github", CaseFiles.has("/org_slug", "github"));
    Row group = row(answer, "factor", "group:coupling");
    assertEquals(number(ask("factor:group:coupling"), "cases"), group.whole(2));
  }

  @Test
  void oneLabelIsShownWithItsReachAndTheNewestOfItsCases() {
    Answer answer = meaning("Retry Storm", Optional.empty());
    assertEquals(1, answer.rows().size());
    assertReach(answer, "factor", "retry-storm", CaseFiles.has("/contributing", "retry-storm"));
    Answer asked = ask("factor:retry-storm limit 3");
    List<String> ids = asked.rows().stream().map(row -> row.text(0).orElseThrow()).toList();
    assertEquals(ids, answer.rows().get(0).texts(answer.columns().size() - 1));
  }

  @Test
  void aLabelOfTwoFacetsIsARowInEachAndAGroupIsShownWithItsLabels() {
    assertEquals(
        List.of("component", "domain"),
        meaning("database", Optional.empty()).rows().stream()
            .map(row -> row.text(0).orElseThrow())
            .toList());
    List<String> group =
        meaning("factor:group:coupling", Optional.of("since 2020")).rows().stream()
            .map(row -> row.text(1).orElseThrow())
            .toList();
    assertEquals("group:coupling", group.get(0));
    assertTrue(group.contains("shared-dependency"), group::toString);
  }

  @Test
  void aLabelThatIsUnknownIsAnsweredWithTheNearest() {
    Failure unknown = assertThrows(Failure.class, () -> meaning("retri-storm", Optional.empty()));
    assertEquals("Did you mean `retry-storm`?", unknown.problems().get(0).hint());
  }

  private static Answer meaning(String label, Optional<String> where) {
    return BundledGraph.open().insight(new InsightRequest.Meaning(label, where), ENGLISH);
  }

  @Test
  void theVocabularyIsGivenInKoreanAndOnlyForSomeCases() {
    Answer answer =
        BundledGraph.open()
            .insight(
                new InsightRequest.Labels(Optional.of(Facet.FACTOR), Optional.of("at GitHub")),
                new AskOptions("ko"));
    Row row = row(answer, "factor", "retry-storm");
    assertEquals(
        List.of("재시도 폭주", "load", "spread"),
        List.of(row.text(5).orElse(""), row.text(4).orElse(""), row.text(8).orElse("")));
    assertEquals(
        CaseFiles.count(
            CaseFiles.has("/contributing", "retry-storm")
                .and(CaseFiles.has("/org_slug", "github"))),
        row.whole(2));
    assertTrue(
        answer.rows().stream().allMatch(r -> r.text(0).orElse("").equals("factor")), "one facet");
  }

  private static void assertReach(
      Answer answer, String facet, String label, Predicate<JsonNode> documents) {
    Row row = row(answer, facet, label);
    assertEquals(CaseFiles.count(documents), row.whole(2), label + " cases");
    assertEquals(CaseFiles.organizations(documents), row.whole(3), label + " orgs");
  }

  private static Row row(Answer answer, String facet, String label) {
    return answer.rows().stream()
        .filter(row -> row.text(0).orElse("").equals(facet))
        .filter(row -> row.text(1).orElse("").equals(label))
        .findFirst()
        .orElseThrow();
  }
}
