package dev.ikg.review;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ikg.incident.Vocabulary;
import dev.ikg.intake.Inputs;
import dev.ikg.intake.VocabularyReader;
import dev.ikg.problem.Place;
import dev.ikg.problem.Problem;
import dev.ikg.problem.Severity;
import java.time.LocalDate;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is said about labels that the vocabulary does not define. */
class LabelsAreDefinedTest {

  private static final LocalDate TODAY = LocalDate.of(2026, 11, 29);

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource({
    "contributing, retry-strom, factor, 'did you mean \"retry-storm\"?'",
    "root_cause, upgrade-braking-change, cause, 'did you mean \"upgrade-breaking-change\"?'",
    "domain, domain-name-system, domain, 'write \"dns\", as the vocabulary does'",
    "symptoms, Service Unavailable, symptom, 'write \"service-unavailable\", as the vocabulary does'",
    "domain, databse, domain, 'did you mean \"database\"?'",
    "severity, sev1, severity, 'write \"critical\", as the vocabulary does'",
    "contributing, 재시도 폭주, factor, 'write \"retry-storm\", as the vocabulary does'",
    "components, flux-capacitor, component, '`vocabulary component` lists those that are defined'"
  })
  void aLabelThatIsNotDefinedIsTakenAndNamedWithTheOneThatWasMeant(
      String field, String label, String noun, String hint) {
    Reviewed reviewed =
        Reviews.ofDefined("{\"id\": \"A\", \"%s\": \"%s\"}".formatted(field, label));
    assertEquals(
        List.of(
            Problem.warning(
                new Place.InFile("-", 1, "/" + field),
                "\"%s\" is no %s of the vocabulary; it is taken as it is, and not named again"
                    .formatted(label, noun),
                hint)),
        reviewed.problems());
    assertTrue(
        reviewed.incident().orElseThrow().toString().contains(label), "the case has the label");
  }

  @Test
  void labelsOfTheAnalysisAndOfSourcesAreLookedUpToo() {
    Reviewed reviewed =
        Reviews.ofDefined(
            """
            {"id": "A",
             "sources": [{"url": "https://example.org", "kind": "official-blogg"}],
             "analysis": {"trigger_kind": "deployment", "detected_by": "alarms",
              "evidence": {"tier": "primary", "read": ["anything"]},
              "providers": [{"org_slug": "aws", "role": "failed"}]}}
            """);
    assertEquals(
        """
        2 /sources/0/kind: did you mean "official-blog"?
        3 /analysis/trigger_kind: write "deploy", as the vocabulary does
        3 /analysis/detected_by: did you mean "alarm"?
        4 /analysis/evidence/tier: `vocabulary evidence` lists those that are defined""",
        reviewed.problems().stream()
            .map(LabelsAreDefinedTest::placeAndHint)
            .collect(Collectors.joining("\n")));
  }

  @Test
  void inOneLoadEachLabelIsNamedWhereItStandsFirst() {
    Review review = new Review(TODAY, VocabularyReader.bundled());
    String document = "{\"id\": \"A\", \"contributing\": [\"x\", \"%s\"], \"components\": [\"x\"]}";
    assertEquals(3, review.review(Inputs.draft(document.formatted("y"))).problems().size());
    assertEquals(0, review.review(Inputs.draft(document.formatted("y"))).problems().size());
    assertEquals(1, review.review(Inputs.draft(document.formatted("z"))).problems().size());
  }

  @Test
  void everyDocumentWithSuchALabelIsDoubtfulAlsoWhereItIsNotNamedAgain() {
    Review review = new Review(TODAY, VocabularyReader.bundled());
    String undefined = "{\"id\": \"A\", \"contributing\": [\"x\"]}";
    assertTrue(review.review(Inputs.draft(undefined)).doubtful());
    assertTrue(review.review(Inputs.draft(undefined)).doubtful());
    assertFalse(review.review(Inputs.draft("{\"id\": \"A\"}")).doubtful());
  }

  @Test
  void aVocabularyThatDefinesNothingHasNothingToSay() {
    Review review = new Review(TODAY, Vocabulary.NONE);
    assertEquals(
        List.of(),
        review.review(Inputs.draft("{\"id\": \"A\", \"contributing\": [\"x\"]}")).problems());
  }

  private static String placeAndHint(Problem problem) {
    assertEquals(Severity.WARNING, problem.severity());
    Place.InFile place = (Place.InFile) problem.place();
    return place.line() + " " + place.pointer() + ": " + problem.hint();
  }
}
