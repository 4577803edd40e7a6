package dev.ikg.casework;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ikg.answer.Answer;
import dev.ikg.answer.Cell;
import dev.ikg.answer.Row;
import dev.ikg.incident.Facet;
import dev.ikg.insight.Quantiles;
import dev.ikg.problem.Failure;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the bundled cases say together. */
class InsightTest {

  private static final Optional<String> EVERYWHERE = Optional.empty();
  private static final AskOptions ENGLISH = new AskOptions("en");

  private static Answer answer(InsightRequest request) {
    return BundledGraph.open().insight(request, ENGLISH);
  }

  private static Cell value(Answer answer, String key) {
    return answer.summary().values().values().getOrDefault(key, Cell.of("no such key"));
  }

  private static Answer pairs(boolean all, int limit, Optional<String> where) {
    return answer(new InsightRequest.Pairs(Facet.FACTOR, Facet.FACTOR, all, limit, where));
  }

  @ParameterizedTest
  @CsvSource({
    "retry-storm, shared-dependency, 14, 12, 5.569159, 3.046687, 0.00037023",
    "automation-amplified, unpinned-version, 9, 7, 2.817299, 4.803324, 0.00285760",
    "missing-monitoring, user-reported-detection, 51, 22, 16.230095, 2.313633, 0.00258648"
  })
  void aPairHasTheNumbersThatWereComputedApart(
      String one, String other, long cases, long orgs, double expected, double lift, double p) {
    Row row =
        pairs(false, 1_000, EVERYWHERE).rows().stream()
            .filter(r -> r.text(0).orElse("").equals(one) && r.text(1).orElse("").equals(other))
            .findFirst()
            .orElseThrow();
    assertEquals(cases, row.whole(4));
    assertEquals(orgs, row.whole(5));
    assertEquals(expected, real(row, 6), 5e-7);
    assertEquals(lift, real(row, 7), 5e-7);
    assertEquals(p, real(row, 8), 5e-9);
  }

  private static double real(Row row, int column) {
    return ((Cell.Real) row.cells().get(column)).value();
  }

  @Test
  void aPairHasTheSameQAsUnderItsQuestion() {
    Row first = pairs(false, 1, EVERYWHERE).rows().get(0);
    Answer asked =
        BundledGraph.open()
            .ask(first.text(0).orElseThrow() + " with " + first.text(1).orElseThrow(), ENGLISH);
    assertEquals(value(asked, "p"), first.cells().get(8));
    assertEquals(value(asked, "q"), first.cells().get(9));
  }

  @Test
  void pairsThatTheDefinitionsEntailAreShownOnlyWhenAskedFor() {
    assertTrue(marks(pairs(false, 1_000, EVERYWHERE)).stream().noneMatch(m -> m.contains("near")));
    assertTrue(marks(pairs(true, 1_000, EVERYWHERE)).stream().anyMatch(m -> m.contains("near")));
    assertEquals(
        value(pairs(false, 1, EVERYWHERE), "pairs"), value(pairs(true, 1, EVERYWHERE), "pairs"));
  }

  private static List<String> marks(Answer answer) {
    return answer.rows().stream().map(row -> row.text(10).orElse("")).toList();
  }

  @Test
  void aPatternNarrowsThePopulation() {
    Answer narrowed = pairs(false, 5, Optional.of("latent-bug since 2020"));
    Answer asked = BundledGraph.open().ask("latent-bug since 2020", ENGLISH);
    assertEquals(value(asked, "cases"), value(narrowed, "cases"));
    Failure failure =
        assertThrows(Failure.class, () -> pairs(false, 5, Optional.of("latent-bug by year")));
    assertEquals(Failure.Kind.USAGE, failure.kind());
  }

  @Test
  void aTrendHasTheSharesOfTheQuestionByYear() {
    Answer trend =
        answer(new InsightRequest.Trend("missing-monitoring", false, Optional.of("since 2015")));
    Answer asked =
        BundledGraph.open().ask("missing-monitoring since 2015 by year order by year", ENGLISH);
    List<List<String>> expected = new ArrayList<>();
    for (Row row : asked.rows()) {
      expected.add(List.of("" + plain(row, 0), "" + row.whole(1), "" + row.whole(2)));
    }
    List<List<String>> found = new ArrayList<>();
    for (Row row : trend.rows()) {
      if (row.whole(2) > 0) {
        found.add(List.of("" + plain(row, 1), "" + row.whole(2), "" + row.whole(3)));
      }
    }
    expected.sort((a, b) -> a.get(0).compareTo(b.get(0)));
    assertEquals(expected, found);
  }

  private static String plain(Row row, int column) {
    return row.text(column).orElseGet(() -> Long.toString(row.whole(column)));
  }

  @Test
  void aFacetHasTheTrendOfItsFrequentLabelsAndOtherThingsHaveNone() {
    Answer causes = answer(new InsightRequest.Trend("cause", true, EVERYWHERE));
    assertEquals(5, causes.rows().stream().map(row -> row.text(0)).distinct().count());
    for (String wrong :
        List.of("latent-bug with cold-cache", "latent-bug by year", "not-a-label")) {
      assertEquals(
          Failure.Kind.USAGE,
          assertThrows(
                  Failure.class, () -> answer(new InsightRequest.Trend(wrong, false, EVERYWHERE)))
              .kind(),
          wrong);
    }
  }

  @Test
  void durationsCountWhatIsUnknownApart() {
    Answer answer = answer(new InsightRequest.Durations(Optional.empty(), EVERYWHERE, EVERYWHERE));
    assertEquals(2, answer.rows().size());
    for (Row row : answer.rows()) {
      assertEquals(value(answer, "cases"), Cell.of(row.whole(2) + row.whole(3)));
    }
    Answer domains =
        answer(new InsightRequest.Durations(Optional.of(Facet.DOMAIN), EVERYWHERE, EVERYWHERE));
    assertTrue(domains.rows().size() > 10);
  }

  @Test
  void comparedCasesAreThoseThatCouldHaveMatched() {
    Answer compared =
        answer(
            new InsightRequest.Durations(
                Optional.empty(), Optional.of("missing-monitoring"), EVERYWHERE));
    Answer asked = BundledGraph.open().ask("missing-monitoring", ENGLISH);
    long all =
        compared.rows().stream()
            .filter(row -> row.text(0).orElse("").equals("detect"))
            .mapToLong(row -> row.whole(2) + row.whole(3))
            .sum();
    assertEquals(value(asked, "eligible"), Cell.of(all));
  }

  /** All cases that could have matched such a pattern do, so that none is without it. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "in database | Write `domain:database`, or put the pattern behind --where.",
        "all at GitHub since 2020 | Write `org:GitHub`, or put the pattern behind --where.",
        "on \"load balancer\" | Write `component:\"load balancer\"`, or put the pattern behind --where.",
        "since 2020 | Give a label, such as missing-monitoring, or put the pattern behind --where.",
        "domain:* | Give a label, such as missing-monitoring, or put the pattern behind --where."
      })
  void aPatternThatLeavesNoCaseWithoutItIsNotCompared(String pattern, String hint) {
    Failure failure = assertThrows(Failure.class, () -> compared(pattern));
    assertEquals(Failure.Kind.USAGE, failure.kind());
    assertEquals(hint, failure.problems().get(0).hint());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "domain:database",
        "org:GitHub",
        "component:\"load balancer\"",
        "missing-monitoring in database",
        "all without missing-monitoring"
      })
  void aLabelHasCasesWithAndWithoutIt(String pattern) {
    for (Row row : compared(pattern).rows()) {
      assertTrue(row.whole(2) + row.whole(3) > 0, () -> "" + row);
    }
  }

  private static Answer compared(String pattern) {
    return answer(new InsightRequest.Durations(Optional.empty(), Optional.of(pattern), EVERYWHERE));
  }

  /** Some cases are dated by a year alone, and lie in no quarter. */
  @Test
  void aTrendByQuartersCountsTheCasesOfNoQuarterAmongThoseKnownToo() {
    Answer years = answer(new InsightRequest.Trend("unpinned-version", false, EVERYWHERE));
    Answer quarters = answer(new InsightRequest.Trend("unpinned-version", true, EVERYWHERE));
    Cell known = new Cell.Fields(Map.of("cases", Cell.of(19), "of", Cell.of(578)));
    assertEquals(known, value(years, "unpinned-version"));
    assertEquals(known, value(quarters, "unpinned-version"));
  }

  @Test
  void thePageOfPairsSaysWhichCasesCount() {
    Answer answer = pairs(false, 5, EVERYWHERE);
    assertEquals(
        List.of(
            "578 of 605 cases, at 138 organizations, have factor recorded and count; of the other"
                + " 27 it is not known which labels they would have.",
            "Of 780 pairs tested together 4 survive at q 0.1, 2 of them at q 0.05. All others are"
                + " leads, not findings.",
            "Pairs whose definitions entail each other are no survivors; 1 of 1 would be at q 0.1,"
                + " 1 at q 0.05."),
        answer.summary().lines());
    assertEquals(Cell.of(605), value(answer, "selected"));
  }

  @Test
  void aConditionStandsBehindTheCasesThatItSelects() {
    String first = pairs(false, 5, Optional.of("in database")).summary().lines().get(0);
    assertTrue(
        first.matches(
            "\\d+ of \\d+ cases where `in database`, at \\d+ organizations, have factor recorded and"
                + " count; of the other \\d+ it is not known which labels they would have\\."),
        first);
  }

  @Test
  void recurrencesAreCountedByWhoSaysSo() {
    Answer answer = answer(new InsightRequest.Recurrences(1_000, EVERYWHERE));
    assertEquals(value(answer, "links"), Cell.of(answer.rows().size()));
    long named =
        answer.rows().stream().filter(row -> row.text(2).equals(Optional.of("named"))).count();
    assertEquals(Cell.of(named), value(answer, "named"));
    List<Double> days = new ArrayList<>();
    for (Row row : answer.rows()) {
      if (row.text(2).equals(Optional.of("named")) && row.cells().get(9) instanceof Cell.Whole w) {
        days.add((double) w.value());
      }
      if (row.cells().get(9) instanceof Cell.Whole whole) {
        assertTrue(whole.value() >= 0, () -> "" + row);
      }
    }
    assertEquals(
        Cell.of(new Quantiles(days.stream().mapToDouble(d -> d).toArray()).median()),
        value(answer, "named_median_days"));
  }

  /**
   * Counted from the documents alone: sets of words by {@code CountVectorizer(binary=True,
   * token_pattern="[^\W_]{2,}")} of scikit-learn 1.9.1, sums of weights by numpy 2.4.6.
   */
  @ParameterizedTest(name = "{0} {1}")
  @CsvSource({
    "IL-0304, intercom-2025-10-17, 0.2573813676, 0.4351544239, 0.0796083114",
    "IL-0304, intercom-2026-04-14, 0.2102452779, 0.3610989326, 0.0593916233",
    "amazon-web-services-2017-02-28, amazon-web-services-2012-12-24, 0.3292593201, 0.5609900198, 0.0975286203",
    "amazon-web-services-2017-02-28, microsoft-azure-2014-11-19, 0.2956532617, 0.4823078604, 0.1089986630"
  })
  void aSimilarCaseHasTheScoresThatWereComputedApart(
      String id, String other, double score, double byLabels, double byWords) {
    Row row =
        answer(new InsightRequest.Similar(id, 10, EVERYWHERE)).rows().stream()
            .filter(found -> found.text(0).equals(Optional.of(other)))
            .findFirst()
            .orElseThrow();
    assertEquals(score, real(row, 3), 1e-9);
    assertEquals(byLabels, real(row, 4), 1e-9);
    assertEquals(byWords, real(row, 5), 1e-9);
  }

  /** Counted from the documents alone. */
  @Test
  void sharesOfATrendAreThoseCountedFromTheDocuments() {
    Answer trend = answer(new InsightRequest.Trend("missing-monitoring", false, EVERYWHERE));
    Row row =
        trend.rows().stream().filter(r -> plain(r, 1).equals("2019")).findFirst().orElseThrow();
    assertEquals(List.of(14L, 43L), List.of(row.whole(2), row.whole(3)));
    assertEquals((double) row.whole(2) / row.whole(3), real(row, 4), 1e-12);
  }

  @Test
  void similarCasesHaveScoresThatFallAndKnownLinksAreMarked() {
    Row repeat = answer(new InsightRequest.Recurrences(1, EVERYWHERE)).rows().get(0);
    Answer answer =
        answer(new InsightRequest.Similar(repeat.text(3).orElseThrow(), 1_000, EVERYWHERE));
    double before = 1;
    for (Row row : answer.rows()) {
      assertTrue(real(row, 3) <= before, () -> "" + row);
      assertEquals(real(row, 3), (real(row, 4) + real(row, 5)) / 2, 1e-12);
      before = real(row, 3);
    }
    Optional<String> link =
        answer.rows().stream()
            .filter(row -> row.text(0).equals(repeat.text(6)))
            .findFirst()
            .flatMap(row -> row.text(6));
    assertEquals(repeat.text(2).map(basis -> basis + " recurrence"), link);
    assertEquals(2, answer.summary().lines().size());
  }

  @Test
  void aCaseThatIsNotThereIsNamedWithTheNearest() {
    Failure failure =
        assertThrows(
            Failure.class,
            () -> answer(new InsightRequest.Similar("github-2024-01-08", 5, EVERYWHERE)));
    assertEquals(Failure.Kind.USAGE, failure.kind());
    assertEquals("there is no case \"github-2024-01-08\"", failure.problems().get(0).message());
  }
}
