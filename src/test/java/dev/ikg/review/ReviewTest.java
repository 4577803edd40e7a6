package dev.ikg.review;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ikg.incident.Case;
import dev.ikg.incident.CaseLink;
import dev.ikg.incident.CaseLink.Basis;
import dev.ikg.incident.Facet;
import dev.ikg.incident.LocalizedText;
import dev.ikg.incident.PartialDate;
import dev.ikg.intake.VocabularyReader;
import dev.ikg.problem.Problem;
import java.nio.file.Path;
import java.text.Normalizer;
import java.time.Duration;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a case says of its document. */
class ReviewTest {

  @Test
  void everyFieldOfADocumentReachesTheCase() {
    Case found =
        Reviews.quiet(
            """
            {"id": "IL-9", "org": "Acme Cloud", "org_slug": "acme", "date": "2026-01-09",
             "date_kind": "incident", "title": {"en": "Down", "ko": "장애"}, "summary": "It fell.",
             "trigger": {"en": "a push"}, "detection": null, "symptoms_text": "errors",
             "lessons": ["one", "two"],
             "impact": {"scope": "all", "users": {"en": "some"}, "region": "EU"},
             "domain": ["database"], "symptoms": ["errors"], "components": ["dns", "cdn"],
             "contributing": ["retry-storm", "cold-cache"], "root_cause": "latent-bug",
             "severity": "sev1", "timeline": {"detected_after": "0m", "resolved_after": "1h 11m"},
             "remediation": [{"text": {"en": "rolled back"}}, "restarted"],
             "action_items": [{"text": "alerts"}],
             "related": ["IL-1", {"id": "IL-2", "kind": "consequence"}], "recurrence_of": ["IL-3"],
             "sources": [{"url": "https://example.org/a", "kind": "blog", "archived": "https://a.b"}],
             "analysis": {"evidence": {"tier": "primary-full", "read": ["date"], "unread": ["x"]},
              "trigger_kind": "change", "detected_by": "alert",
              "providers": [{"org_slug": "aws", "role": "failed"}],
              "links": [{"id": "IL-4", "kind": "recurrence", "basis": "inferred"}]},
             "url": "https://example.org/IL-9", "updated_at": "2026-02-01T00:00:00Z"}
            """);
    assertEquals(
        new Case(
            "IL-9",
            Optional.of(new Case.Organization("acme", Optional.of("Acme Cloud"))),
            PartialDate.parse("2026-01-09"),
            Optional.of("incident"),
            new Case.Texts(
                LocalizedText.of(Map.of("en", "Down", "ko", "장애")),
                LocalizedText.of("It fell."),
                LocalizedText.of(Map.of("en", "a push")),
                LocalizedText.NONE,
                LocalizedText.of("errors"),
                LocalizedText.of("one\ntwo"),
                LocalizedText.of(Map.of("und", "all\nEU", "en", "some"))),
            new Case.Labels(
                Map.of(
                    Facet.FACTOR, List.of("retry-storm", "cold-cache"),
                    Facet.CAUSE, List.of("latent-bug"),
                    Facet.COMPONENT, List.of("dns", "cdn"),
                    Facet.SYMPTOM, List.of("errors"),
                    Facet.DOMAIN, List.of("database"),
                    Facet.SEVERITY, List.of("sev1"),
                    Facet.EVIDENCE, List.of("primary-full"),
                    Facet.READ, List.of("date"),
                    Facet.TRIGGER, List.of("change"),
                    Facet.DETECTED_BY, List.of("alert")),
                List.of(new Case.Provider("aws", Optional.of("failed")))),
            new Case.Timeline(Optional.of(Duration.ZERO), Optional.of(Duration.ofMinutes(71))),
            List.of(LocalizedText.of(Map.of("en", "rolled back")), LocalizedText.of("restarted")),
            List.of(LocalizedText.of("alerts")),
            List.of(
                link(CaseLink.Type.RECURRENCE_OF, "IL-3", "", Basis.NAMED),
                link(CaseLink.Type.RELATED_TO, "IL-1", "", Basis.NAMED),
                link(CaseLink.Type.RELATED_TO, "IL-2", "consequence", Basis.NAMED),
                link(CaseLink.Type.RECURRENCE_OF, "IL-4", "", Basis.INFERRED)),
            List.of(
                new Case.Source(
                    "https://example.org/a", Optional.of("blog"), Optional.of("https://a.b"))),
            List.of("x"),
            Optional.of("https://example.org/IL-9"),
            Optional.of("2026-02-01T00:00:00Z")),
        found);
  }

  @Test
  void aLinkNamedByTheSourceAndDescribedByTheEditorsIsOneLink() {
    Case found =
        Reviews.quiet(
            """
            {"id": "A", "related": ["B"], "recurrence_of": "C", "analysis": {"links": [
              {"id": "B", "kind": "same-event", "basis": "inferred"},
              {"id": "C", "kind": "recurrence", "basis": "inferred"}]}}
            """);
    assertEquals(
        List.of(
            link(CaseLink.Type.RECURRENCE_OF, "C", "", Basis.NAMED),
            link(CaseLink.Type.RELATED_TO, "B", "same-event", Basis.NAMED)),
        found.links());
  }

  @ParameterizedTest
  @CsvSource({
    "organization, org",
    "Title, title",
    "contibuting, contributing",
    "factors, contributing"
  })
  void aFieldWhoseNameIsASlipIsNamed(String written, String right) {
    Problem found = Reviews.of("{\"id\": \"A\", \"" + written + "\": \"x\"}").problems().get(0);
    assertEquals("write \"" + right + "\" if that is meant", found.hint());
    assertTrue(found.message().contains("\"" + written + "\""), found::message);
  }

  @Test
  void aFieldOfTheirOwnIsLeftAlone() {
    Reviews.quiet(
        "{\"id\": \"A\", \"ticket\": \"x\", \"docs\": [], \"org\": \"B\", \"company\": \"B\"}");
  }

  @Test
  void aCaseThatNamesItselfHasNoSuchLink() {
    Case found =
        Reviews.incident("{\"id\": \"A\", \"related\": [\"A\"], \"recurrence_of\": \"A\"}");
    assertEquals(List.of(), found.links());
  }

  @Test
  void anOrganizationWithoutSlugGetsOneFromItsNameAndOneWithoutEitherIsNone() {
    assertEquals(
        Optional.of(new Case.Organization("first-national", Optional.of("First National"))),
        Reviews.quiet("{\"id\": \"A\", \"org\": \"First National\"}").organization());
    assertEquals(
        Optional.of(new Case.Organization("fn-2", Optional.of("First National"))),
        Reviews.quiet("{\"id\": \"A\", \"org\": \"First National\", \"org_slug\": \"fn-2\"}")
            .organization());
    assertEquals(
        Optional.of(new Case.Organization("fn", Optional.empty())),
        Reviews.quiet("{\"id\": \"A\", \"org_slug\": \"fn\"}").organization());
    assertEquals(Optional.empty(), Reviews.quiet("{\"id\": \"A\"}").organization());
  }

  @Test
  void decomposedAndComposedNamesGiveTheSameKeys() {
    String document =
        "{\"id\": \"é-1\", \"org\": \"Société 장애\", \"components\": [\"café\"], \"related\": [\"ü\"]}";
    Case composed = Reviews.quiet(Normalizer.normalize(document, Normalizer.Form.NFC));
    Case decomposed = Reviews.quiet(Normalizer.normalize(document, Normalizer.Form.NFD));
    assertEquals(composed, decomposed);
  }

  @Test
  void underATurkishLocaleTheKeysAreTheSame() {
    String document =
        "{\"id\": \"ID-I\", \"org\": \"INIT FAIL Inc\", \"components\": [\"INIT-FAIL\"],"
            + " \"title\": {\"IT\": \"x\"}, \"timeline\": {\"resolved_after\": \"5 MINUTES\"},"
            + " \"analysis\": {\"links\": [{\"id\": \"I\", \"basis\": \"INFERRED\"}]}}";
    Reviewed english = Reviews.of(document);
    Locale before = Locale.getDefault();
    try {
      Locale.setDefault(new Locale("tr", "TR"));
      assertEquals(english, Reviews.of(document));
    } finally {
      Locale.setDefault(before);
    }
    assertEquals("init-fail-inc", english.incident().orElseThrow().organization().get().slug());
  }

  @Test
  void exactDurationsAreTakenInAnySpellingAndOthersAreNeverGuessed() {
    assertEquals(Optional.of(Duration.ofMinutes(1415)), resolvedAfter("1415 minutes"));
    assertEquals(Optional.of(Duration.ofMinutes(1183)), resolvedAfter("19 hours 43 minutes."));
    assertEquals(Optional.of(Duration.ofDays(11)), resolvedAfter("11 Days"));
    for (String vague : List.of("?", "N/A", "~2h", "about 2h", "2h+", "1-2h", "90", "1 month")) {
      assertEquals(Optional.empty(), resolvedAfter(vague), vague);
    }
  }

  @Test
  void theCalendarDateOfATimestampCountsAsWrittenWhateverItsZone() {
    for (String date : List.of("2018-05-01T23:30:00Z", "2018-05-01T00:10:00+09:00")) {
      Case found = Reviews.quiet("{\"id\": \"A\", \"date\": \"%s\"}".formatted(date));
      assertEquals("2018-05-01", found.date().orElseThrow().text());
    }
  }

  @Test
  void halfACharacterInATextIsShownAsReplaced() {
    Case found = Reviews.incident("{\"id\": \"A\", \"title\": \"x\\ud83d\"}");
    assertEquals(Optional.of("x\uFFFD"), found.texts().title().in("en"));
  }

  @Test
  void aDocumentFullOfDoubtsIsNotBuriedInThem() {
    String labels = "\"\",".repeat(5000) + "\"x\"";
    Reviewed reviewed = Reviews.of("{\"id\": \"A\", \"components\": [" + labels + "]}");
    assertEquals(101, reviewed.problems().size());
    assertTrue(reviewed.problems().get(100).message().startsWith("4900 more"));
  }

  @Test
  void theBundledCasesAreTakenWithoutADoubt() {
    Review review = new Review(LocalDate.of(2026, 11, 29), VocabularyReader.bundled());
    List<Reviewed> all = Reviews.of(Path.of("data/cases"), review);
    assertTrue(all.size() > 100, "the cases are there");
    assertEquals(List.of(), all.stream().flatMap(r -> r.problems().stream()).toList());
    assertEquals(new LabelReview(List.of(), List.of()), review.labels());
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "'\"00:05:00\"', 'write \"5m\" if these are hours, minutes and seconds'",
    "'\"1:30\"', 'write \"1h 30m\" if these are hours and minutes, \"1m 30s\" if minutes and seconds'",
    "'\"90\"', 'write the unit: \"90m\" for minutes, \"90h\" for hours'",
    "90, 'write the unit: \"90m\" for minutes, \"90h\" for hours'",
    "1.5, 'write it like 1m, 1h 11m or 2d 3h, or null if not known'",
    "'\"25:61:00\"', 'write it like 1m, 1h 11m or 2d 3h, or null if not known'"
  })
  void aDurationWithoutUnitsIsNotGuessedAtAndTheHintSaysHowToWriteIt(String value, String hint) {
    Reviewed reviewed =
        Reviews.of("{\"id\": \"A\", \"timeline\": {\"resolved_after\": %s}}".formatted(value));
    assertEquals(List.of(hint), reviewed.problems().stream().map(Problem::hint).toList());
    assertEquals(Optional.empty(), reviewed.incident().orElseThrow().timeline().resolvedAfter());
  }

  private static Optional<Duration> resolvedAfter(String text) {
    return Reviews.incident(
            "{\"id\": \"A\", \"timeline\": {\"resolved_after\": \"%s\"}}".formatted(text))
        .timeline()
        .resolvedAfter();
  }

  private static CaseLink link(CaseLink.Type type, String id, String kind, Basis basis) {
    return new CaseLink(type, id, Optional.of(kind).filter(k -> !k.isEmpty()), basis);
  }
}
