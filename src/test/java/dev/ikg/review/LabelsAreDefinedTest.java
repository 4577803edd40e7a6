package dev.ikg.review;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ikg.incident.Facet;
import dev.ikg.incident.Vocabulary;
import dev.ikg.intake.Inputs;
import dev.ikg.intake.VocabularyReader;
import dev.ikg.problem.OtherSpelling;
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

  private final Review review = new Review(TODAY, VocabularyReader.bundled());

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource({
    "contributing, retry-strom, factor, 'did you mean \"retry-storm\"?'",
    "root_cause, upgrade-braking-change, cause, 'did you mean \"upgrade-breaking-change\"?'",
    "domain, databse, domain, 'did you mean \"database\"?'",
    "components, flux-capacitor, component, '`vocabulary component` lists those that are defined'"
  })
  void aLabelThatIsNotDefinedIsTakenAndNamedWithTheOneThatWasMeant(
      String field, String label, String noun, String hint) {
    Reviewed reviewed = reviewed("{\"id\": \"A\", \"%s\": \"%s\"}".formatted(field, label));
    assertEquals(
        List.of(
            Problem.warning(
                new Place.InFile("-", 1, "/" + field),
                "\"%s\" is no %s of the vocabulary; it is taken as it is".formatted(label, noun),
                hint)),
        review.labels().undefined());
    assertTrue(
        reviewed.incident().orElseThrow().toString().contains(label), "the case has the label");
    assertTrue(reviewed.doubtful());
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource({
    "domain, domain-name-system, dns, domain",
    "symptoms, Service Unavailable, service-unavailable, symptom",
    "severity, SEV1, critical, severity",
    "contributing, 재시도 폭주, retry-storm, factor",
    "root_cause, human error, human-operation-error, cause",
    "components, Databases, database, component"
  })
  void anotherSpellingIsReadAsTheLabelOfTheVocabularyWithANote(
      String field, String written, String label, String facet) {
    Reviewed reviewed = reviewed("{\"id\": \"A\", \"%s\": \"%s\"}".formatted(field, written));
    assertEquals(
        List.of(new OtherSpelling(facet, written, label, 1, new Place.InFile("-", 1, "/" + field))),
        review.labels().otherSpellings());
    assertEquals(List.of(), review.labels().undefined());
    String read = reviewed.incident().orElseThrow().labels().toString();
    assertTrue(read.contains(label) && !read.contains(written), read);
    assertFalse(reviewed.doubtful());
  }

  @Test
  void oneLabelInTwoSpellingsIsOneLabelOfTheCase() {
    Reviewed reviewed =
        reviewed("{\"id\": \"A\", \"severity\": \"critical\", \"domain\": [\"db\", \"database\"]}");
    assertEquals(List.of("database"), reviewed.incident().orElseThrow().labels().all(Facet.DOMAIN));
    assertEquals(
        List.of("the labels \"db\" and \"database\" are both read as \"database\""),
        reviewed.problems().stream().map(Problem::message).toList());
  }

  @Test
  void labelsOfTheAnalysisAndOfSourcesAreLookedUpToo() {
    reviewed(
        """
        {"id": "A",
         "sources": [{"url": "https://example.org", "kind": "official-blogg"}],
         "analysis": {"trigger_kind": "deployment", "detected_by": "alarms",
          "evidence": {"tier": "primary", "read": ["anything"]},
          "providers": [{"org_slug": "aws", "role": "failed"}]}}
        """);
    assertEquals(
        """
        4 /analysis/evidence/tier: `vocabulary evidence` lists those that are defined
        3 /analysis/detected_by: did you mean "alarm"?
        2 /sources/0/kind: did you mean "official-blog"?""",
        review.labels().undefined().stream()
            .map(LabelsAreDefinedTest::placeAndHint)
            .collect(Collectors.joining("\n")));
    assertEquals(
        List.of("deployment is deploy"),
        review.labels().otherSpellings().stream()
            .map(spelling -> spelling.written() + " is " + spelling.label())
            .toList());
  }

  @Test
  void inOneLoadEachSpellingIsNamedOnceWithTheNumberOfItsDocuments() {
    reviewed("{\"id\": \"A\", \"contributing\": [\"x\", \"x\"], \"severity\": \"sev2\"}");
    reviewed("{\"id\": \"B\", \"contributing\": [\"x\"], \"components\": [\"x\"]}");
    reviewed("{\"id\": \"C\", \"severity\": \"sev2\"}");
    assertEquals(
        List.of(
            "\"x\" is no factor of the vocabulary; it is taken as it is, in 2 documents, here first",
            "\"x\" is no component of the vocabulary; it is taken as it is"),
        review.labels().undefined().stream().map(Problem::message).toList());
    assertEquals(
        List.of(2L),
        review.labels().otherSpellings().stream().map(OtherSpelling::documents).toList());
  }

  @Test
  void everyDocumentWithSuchALabelIsDoubtful() {
    String undefined = "{\"id\": \"A\", \"contributing\": [\"x\"]}";
    assertTrue(reviewed(undefined).doubtful());
    assertTrue(reviewed(undefined).doubtful());
    assertFalse(reviewed("{\"id\": \"A\"}").doubtful());
  }

  @Test
  void moreSpellingsThanAreCountedAreSaidToBeMore() {
    for (int i = 0; i < 10_001; i++) {
      reviewed("{\"id\": \"A\", \"contributing\": [\"x" + i + "\"]}");
    }
    List<Problem> undefined = review.labels().undefined();
    assertEquals(10_001, undefined.size());
    assertEquals(
        "more labels are not as in the vocabulary than the 10000 counted here",
        undefined.get(10_000).message());
  }

  @Test
  void aVocabularyThatDefinesNothingHasNothingToSay() {
    Review none = new Review(TODAY, Vocabulary.NONE);
    none.review(Inputs.draft("{\"id\": \"A\", \"contributing\": [\"x\"]}"));
    assertEquals(List.of(), none.labels().undefined());
  }

  private Reviewed reviewed(String json) {
    return review.review(Inputs.draft(json));
  }

  private static String placeAndHint(Problem problem) {
    assertEquals(Severity.WARNING, problem.severity());
    Place.InFile place = (Place.InFile) problem.place();
    return place.line() + " " + place.pointer() + ": " + problem.hint();
  }
}
