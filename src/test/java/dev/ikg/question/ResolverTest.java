package dev.ikg.question;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.ikg.incident.Facet;
import dev.ikg.incident.FacetValue;
import dev.ikg.problem.Failure;
import dev.ikg.problem.Problem;
import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ResolverTest {

  private final Resolver resolver = new Resolver(SampleLexicon.lexicon());

  @ParameterizedTest
  @ValueSource(
      strings = {
        "retry-storm",
        "retry storm",
        "RETRY_STORM",
        "\"Retry  Storm\"",
        "재시도 폭풍",
        "factor:retry-storm"
      })
  void aLabelIsFoundInEachOfItsSpellings(String text) {
    assertEquals(List.of(new FacetValue(Facet.FACTOR, "retry-storm")), meaning(text));
  }

  @Test
  void aKoreanLabelIsFoundComposedAndDecomposed() {
    String decomposed = Normalizer.normalize("데이터베이스", Normalizer.Form.NFD);
    assertEquals(meaning("component:데이터베이스"), meaning("component:" + decomposed));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"at first-national-bank", "at First National", "org:\"first national bank\""})
  void anOrganizationIsFoundByItsSlugAndItsNames(String text) {
    assertEquals(List.of(new FacetValue(Facet.ORG, "first-national-bank")), meaning(text));
  }

  @Test
  void aBareLabelCountsInEachFacetAndANoteSaysSo() {
    Resolution resolution = resolver.resolve(Question.parse("monitoring-blind"));
    Named name = resolution.question().names().findFirst().orElseThrow();
    assertEquals(2, resolution.meaning(name).size());
    assertEquals(2, resolution.facets(name).size());
    Problem note = resolution.notes().get(0);
    assertEquals(
        "`monitoring-blind` is found as factor and symptom; either counts", note.message());
    assertEquals(
        "For one of them write `factor:monitoring-blind` or `symptom:monitoring-blind`.",
        note.hint());
  }

  @Test
  void aFacetLeavesOneOfTwoMeaningsAndNoNote() {
    Resolution resolution = resolver.resolve(Question.parse("symptom:monitoring-blind"));
    assertEquals(List.of(), resolution.notes());
    assertEquals(
        List.of(new FacetValue(Facet.SYMPTOM, "monitoring-blind")),
        meaning("symptom:monitoring-blind"));
  }

  @Test
  void aLabelThatNoCaseHasIsFound() {
    assertEquals(
        List.of(new FacetValue(Facet.FACTOR, "circular-dependency")),
        meaning("circular-dependency"));
  }

  @Test
  void aWildcardStandsForAllThatItFits() {
    assertEquals(
        List.of("missing-monitoring", "missing-resource-limits", "missing-safeguard"),
        meaning("missing-*").stream().map(FacetValue::key).toList());
    assertEquals(3, meaning("factor:*-dependency").size());
    assertEquals(
        List.of(new FacetValue(Facet.SOURCE, "https://status.example.com/incidents/1")),
        meaning("source:*status.example.com*"));
  }

  @Test
  void aGroupIsFoundInAnyLanguageAndIsNoLabel() {
    assertEquals(List.of(new FacetValue(Facet.FACTOR, "coupling")), meaning("factor:group:결합"));
    assertThrows(Failure.class, () -> meaning("factor:coupling"));
  }

  @Test
  void allUnknownNamesAreReportedAtOnce() {
    Question question = Question.parse("no-such-a with in no-such-b then factor:group:no-such-c");
    Failure failure = assertThrows(Failure.class, () -> resolver.resolve(question));
    assertEquals(Failure.Kind.USAGE, failure.kind());
    assertEquals(3, failure.problems().size());
  }

  @Test
  void theLocaleOfTheMachineMakesNoDifference() {
    Locale before = Locale.getDefault();
    try {
      Locale.setDefault(Locale.forLanguageTag("tr"));
      assertEquals(1, meaning("MISSING-MONITORING").size());
      assertEquals(3, Question.parse("a WITH b SINCE 2020").first().conjuncts().size());
    } finally {
      Locale.setDefault(before);
    }
  }

  private List<FacetValue> meaning(String text) {
    Resolution resolution = resolver.resolve(Question.parse(text));
    return resolution.meaning(resolution.question().names().findFirst().orElseThrow());
  }
}
