package dev.ikg.casework;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ikg.answer.Answer;
import dev.ikg.answer.Cell;
import dev.ikg.answer.Row;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The numbers under answers about the bundled cases. */
class AnswerNumbersTest {

  private static final String NOT_ABSENT =
      "A label that is not recorded is not known to be absent.";

  private static Answer ask(String question) {
    return BundledGraph.open().ask(question, new AskOptions("en"));
  }

  private static Cell value(Answer answer, String key) {
    return answer.summary().values().values().getOrDefault(key, Cell.of("no such key"));
  }

  private static Map<String, Cell> fields(Answer answer, String key) {
    return ((Cell.Fields) value(answer, key)).values();
  }

  private static double real(Cell cell) {
    return ((Cell.Real) cell).value();
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "retry-storm with shared-dependency, 14, 12, 5.569159, 3.046687, 0.00037023, 0.057756",
    "unpinned-version with automation-amplified, 9, 7, 2.817299, 4.803324, 0.00285760, 0.278616",
    "missing-monitoring with user-reported-detection, 51, 22, 16.230095, 2.313633, 0.00258648, 0.278616"
  })
  void aPairHasTheNumbersThatWereComputedApart(
      String question, long cases, long orgs, double expected, double lift, double p, double q) {
    Answer answer = ask(question);
    assertEquals(Cell.of(cases), value(answer, "cases"));
    assertEquals(Cell.of(orgs), value(answer, "orgs"));
    assertEquals(Cell.of(578), value(answer, "eligible"));
    assertEquals(Cell.of(138), value(answer, "eligible_orgs"));
    assertEquals(expected, real(value(answer, "expected_orgs")), 5e-7);
    assertEquals(lift, real(value(answer, "lift")), 5e-7);
    assertEquals(p, real(value(answer, "p")), 5e-9);
    assertEquals(q, real(value(answer, "q")), 5e-7);
  }

  /** 22 of the 605 cases have no cause recorded, so that no later case can have the same. */
  @Test
  void whereALaterCaseMustHaveTheSameTheFirstMustHaveOne() {
    Answer answer = ask("all followed by same cause within 2y");
    assertEquals(Cell.of(583), value(answer, "eligible"));
    assertEquals(
        Cell.of(583),
        value(ask("all followed by latent-bug without same cause within 2y"), "eligible"));
    assertEquals(Cell.of(605), value(ask("all followed by latent-bug within 2y"), "eligible"));
  }

  @Test
  void yearsAndQuartersComeInTheOrderOfTimeWhereAsked() {
    for (String time : List.of("year", "quarter")) {
      List<String> periods = firsts(ask("all by " + time + " order by " + time));
      assertEquals(periods.stream().sorted().toList(), periods);
      assertEquals(
          periods.subList(0, 3),
          firsts(ask("all by " + time + " order by " + time + " limit 3")),
          "the first of them");
      List<Long> fullest = ask("all by " + time).rows().stream().map(r -> r.whole(1)).toList();
      assertEquals(fullest.stream().sorted(Comparator.reverseOrder()).toList(), fullest);
    }
  }

  private static List<String> firsts(Answer answer) {
    return answer.rows().stream().flatMap(row -> row.text(0).stream()).toList();
  }

  @Test
  void theKeysAreAlwaysTheSame() {
    List<String> keys =
        List.of(
            "pattern",
            "cases",
            "orgs",
            "eligible",
            "eligible_orgs",
            "recurs",
            "expected_orgs",
            "informative_orgs",
            "lift",
            "p",
            "q",
            "largest_org",
            "p_without_one",
            "evidence",
            "graph");
    for (String question :
        List.of("latent-bug", "retry-storm with shared-dependency across orgs", "all then all")) {
      assertEquals(
          keys, new ArrayList<>(ask(question).summary().values().values().keySet()), question);
    }
  }

  @Test
  void theAnswerCarriesTheQuestionInItsCanonicalSpelling() {
    Answer answer =
        BundledGraph.open()
            .ask(
                "retry storm, not cold-cache",
                new AskOptions("en", Optional.of("in database")).atMost(Optional.of(2)));
    assertEquals(
        Cell.of("retry-storm without cold-cache in database limit 2"), value(answer, "pattern"));
  }

  @Test
  void everyKeyIsExplainedInTheDocumentation() throws IOException {
    List<String> explained =
        Files.readAllLines(Path.of("docs/answers.md")).stream()
            .filter(line -> line.matches("\\| `[a-z_0-9]+` \\|.*"))
            .map(line -> line.substring(3, line.indexOf('`', 3)))
            .toList();
    assertEquals(
        explained, new ArrayList<>(ask("latent-bug").summary().values().values().keySet()));
  }

  @Test
  void theRangeNamesTheOrganizationThatThePHangsOn() {
    Map<String, Cell> range =
        fields(ask("unpinned-version with automation-amplified"), "p_without_one");
    assertEquals(List.of("min", "max", "org"), new ArrayList<>(range.keySet()));
    assertEquals(0.01513809, real(range.getOrDefault("max", Cell.missing())), 5e-9);
    assertEquals(Cell.of("Intercom"), range.get("org"));
  }

  @Test
  void theCorrectionCountsAllPairsOfFrequentFactors() {
    Answer answer = ask("excess-privilege with secret-exposure");
    assertEquals(0.009936, real(value(answer, "q")), 5e-7);
    assertTrue(
        answer
            .notes()
            .contains("The definition of one label entails the other: that they meet says little."),
        () -> "notes " + answer.notes());
    assertTrue(
        answer.summary().lines().get(1).contains(" among 780 pairs"),
        () -> "lines " + answer.summary().lines());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "latent-bug",
        "factor:* with latent-bug by factor",
        "latent-bug without retry-storm",
        "any of (latent-bug, retry-storm)",
        "latent-bug since 2020 at Datadog",
        "latent-bug with retry-storm followed by latent-bug",
        "latent-bug with retry-storm then all"
      })
  void withFewerThanTwoTermsOrSeveralCasesNothingIsSaidAboutChance(String question) {
    Answer answer = ask(question);
    for (String key :
        List.of("expected_orgs", "informative_orgs", "lift", "p", "q", "p_without_one")) {
      assertEquals(Cell.missing(), value(answer, key), key);
    }
  }

  @Test
  void onlyTwoPlainLabelsHaveACorrection() {
    for (String question :
        List.of(
            "latent-bug with any of (retry-storm, cold-cache)",
            "latent-bug with missing-*",
            "latent-bug with factor:group:coupling",
            "latent-bug with missing-monitoring without retry-storm",
            "latent-bug with missing-monitoring with hidden-dependency")) {
      Answer answer = ask(question);
      assertTrue(value(answer, "p") instanceof Cell.Real, question);
      assertEquals(Cell.missing(), value(answer, "q"), question);
    }
    assertTrue(
        value(ask("latent-bug with missing-monitoring since 2020"), "q") instanceof Cell.Real);
    assertTrue(value(ask("cause:software-defect with latent-bug"), "q") instanceof Cell.Real);
  }

  @Test
  void whatWithoutTakesAwayIsNoSideAndIsSaidToBeNotRecorded() {
    Answer answer = ask("latent-bug with missing-monitoring without retry-storm");
    assertEquals(
        value(ask("latent-bug with missing-monitoring"), "p"),
        value(answer, "p"),
        "p is about the two terms");
    assertEquals(
        List.of(
            "By chance is about the terms alone; what `without` takes away is not in it.",
            "That is: `retry-storm` not recorded. " + NOT_ABSENT),
        answer.notes());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "all without retry-storm, latent-bug | `latent-bug` is asked for. To have neither, write `without (retry-storm or latent-bug)`.",
        "all not cold-cache and latent-bug | `latent-bug` is asked for. To have neither, write `not (cold-cache or latent-bug)`."
      })
  void aTermBehindWithoutAndACommaIsSaidToBeAskedFor(String question, String note) {
    assertEquals(note, ask(question).notes().get(0));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "latent-bug without retry-storm",
        "all without retry-storm with latent-bug",
        "all without retry-storm, without latent-bug",
        "all without (retry-storm or cold-cache) and since 2020"
      })
  void whereNothingCanBeReadInTwoWaysNothingIsSaidAboutIt(String question) {
    assertTrue(
        ask(question).notes().stream().noneMatch(note -> note.contains("is asked for")), question);
  }

  @Test
  void oneOrganizationOnlyHasNoP() {
    Answer answer = ask("missing-monitoring with user-reported-detection at DFDS");
    assertEquals(Cell.missing(), value(answer, "p"));
    assertEquals(Cell.missing(), value(answer, "p_without_one"));
    assertTrue(
        answer.notes().get(0).startsWith("One organization only"), () -> "" + answer.notes());
    assertTrue(
        answer.summary().lines().get(1).endsWith(" All at DFDS."),
        () -> "" + answer.summary().lines());
  }

  @Test
  void tooFewToTellSaysSo() {
    Answer answer = ask("cold-cache with secret-exposure");
    assertEquals(
        List.of(
            "Alone each term is found, together they are not:"
                + " `cold-cache` 13, `secret-exposure` 16.",
            "Too few to tell: even the most organizations that there can be would give p 1.",
            NOT_ABSENT),
        answer.notes());
  }

  @Test
  void aGroupedAnswerSaysWhetherThePatternRecurs() {
    Answer twice = ask("unpinned-version with automation-amplified across orgs");
    assertEquals(Cell.of(true), value(twice, "recurs"));
    Answer never = ask("unpinned-version with automation-amplified across orgs at least 99");
    assertEquals(Cell.of(false), value(never, "recurs"));
    assertEquals(twice.rows(), never.rows());
    assertTrue(
        never.summary().lines().get(0).endsWith("found in 7 orgs, asked for 99."),
        () -> "" + never.summary().lines());
    assertEquals(Cell.missing(), value(ask("latent-bug by org"), "recurs"));
  }

  @Test
  void theLinesAreShortAndPlain() {
    assertEquals(
        List.of(
            "14 cases at 12 organizations, of 578 cases at 138 organizations that could have"
                + " matched. It recurs: found in 12 orgs.",
            "By chance the terms would meet at 5.6 organizations; they meet at 12 (p 0.00037;"
                + " without one organization 0.00013 to 0.0015; q 0.058 among 780 pairs; lift"
                + " 3.0 by cases).",
            "Evidence: primary-excerpt 8, primary-full 5, secondary-digest 1."
                + " Largest part: Amazon Web Services with 2 of 14 cases."),
        ask("retry-storm with shared-dependency across orgs").summary().lines());
  }

  @Test
  void filtersAloneHaveSharesOfAllThatPassThem() {
    Answer answer = ask("all in database by cause");
    Cell all = value(answer, "eligible");
    long sum = 0;
    for (Row row : answer.rows()) {
      assertEquals(all, row.cells().get(2));
      assertEquals((double) row.whole(1) / ((Cell.Whole) all).value(), real(row.cells().get(3)));
      sum += row.whole(1);
    }
    assertTrue(sum <= ((Cell.Whole) all).value(), "each case has one cause at most");
  }

  @Test
  void noGroupIsMoreThanAllOfItself() {
    Answer answer = ask("(severity:critical or factor:retry-storm) by org");
    for (Row row : answer.rows()) {
      assertTrue(!(row.cells().get(3) instanceof Cell.Real share) || share.value() <= 1);
    }
    assertTrue(
        answer.notes().stream().anyMatch(note -> note.contains("not among those that could")));
  }
}
