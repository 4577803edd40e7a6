package dev.ikg.question;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.ikg.problem.Failure;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Conditions behind a part that ends the conditions are shown in front of it. */
class MisplacedConditionsTest {

  private static final List<String> FILTERS =
      List.of(
          "at Datadog",
          "in database",
          "on load-balancer",
          "since 2020",
          "before 2021-06",
          "between 2019 and 2021",
          "lasting over 2h",
          "detected under 5m",
          "evidence:primary-full",
          "since 2020 at Datadog",
          "in database, since 2020");

  private static final List<String> TAILS =
      List.of(
          "across orgs",
          "across orgs at least 3",
          "by org",
          "by org order by cases asc",
          "order by date desc",
          "limit 5");

  private static final List<String> CONNECTORS = List.of("", "with ", "and ", ", ");

  @Test
  void aFilterBehindATailIsShownBeforeIt() {
    List<String> wrong = new ArrayList<>();
    for (String question : List.of("retry-storm", "retry-storm or cold-cache")) {
      for (String tail : TAILS) {
        for (String filter : FILTERS) {
          for (String connector : CONNECTORS) {
            String typed = question + " " + tail + " " + connector + filter;
            String meant = question + " " + filter + " " + tail;
            collect(wrong, typed, List.of(meant));
          }
        }
      }
    }
    assertEquals(List.of(), wrong);
  }

  @Test
  void aFilterBetweenTailsIsShownBeforeThem() {
    List<String> wrong = new ArrayList<>();
    for (String filter : FILTERS) {
      String typed = "retry-storm by org " + filter + " limit 5 without cold-cache";
      String meant = "retry-storm " + filter + " without cold-cache by org limit 5";
      collect(wrong, typed, List.of(meant));
    }
    assertEquals(List.of(), wrong);
  }

  @Test
  void aFilterBehindWithinIsShownForTheLaterCaseAndForTheFirst() {
    List<String> wrong = new ArrayList<>();
    for (String tail : List.of("", " across orgs", " by org limit 5")) {
      for (String filter : FILTERS) {
        for (String connector : CONNECTORS) {
          List<String> meant =
              List.of(
                  "all followed by same cause " + filter + " within 1y" + tail,
                  "all " + filter + " followed by same cause within 1y" + tail);
          collect(
              wrong, "all followed by same cause within 1y " + connector + filter + tail, meant);
          if (!tail.isEmpty()) {
            collect(
                wrong,
                "all followed by same cause within 1y" + tail + " " + connector + filter,
                meant);
          }
        }
      }
    }
    assertEquals(List.of(), wrong);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "retry-storm by org cold cache | retry-storm with cold cache by org",
        "retry-storm by org at least 2 of (a, b) | retry-storm with at least 2 of (a, b) by org",
        "retry-storm by org or cold-cache | retry-storm or cold-cache by org",
        "retry-storm limit 3 without a with b | retry-storm without a with b limit 3",
        "retry-storm by org then cold-cache | retry-storm then cold-cache by org",
        "retry-storm by org followed by a limit 3 | retry-storm followed by a by org limit 3",
        "retry-storm then a by org within 2 weeks | retry-storm then a within 2 weeks by org",
        "retry-storm by org in 2020 | retry-storm between 2020 and 2020 by org",
        "retry-storm by org, limit 3 | retry-storm by org limit 3",
        "a followed by b within 1y text \"by  org\" | a followed by b with text \"by  org\" within 1y"
      })
  void otherPartsAreShownInTheirPlaceToo(String typed, String meant) {
    assertEquals(meant, forms(typed).get(0));
    Question.parse(meant);
  }

  @ParameterizedTest
  @ValueSource(strings = {"retry-storm or a by org with b", "retry-storm by org since tomorrow"})
  void whereNoFormCanBeReadItIsSaidInWords(String typed) {
    Failure failure = assertThrows(Failure.class, () -> Question.parse(typed));
    assertEquals("Put them there, behind the other conditions.", failure.problems().get(0).hint());
  }

  /** Notes a question whose forms do not mean what they should. */
  private static void collect(List<String> wrong, String typed, List<String> meant) {
    List<String> expected = meant.stream().map(MisplacedConditionsTest::canonical).toList();
    List<String> shown = forms(typed).stream().map(MisplacedConditionsTest::canonical).toList();
    if (!expected.equals(shown)) {
      wrong.add(typed + " -> " + shown);
    }
  }

  private static String canonical(String question) {
    return Question.parse(question).canonical();
  }

  private static List<String> forms(String typed) {
    Failure failure = assertThrows(Failure.class, () -> Question.parse(typed), typed);
    return Grammar.inBackticks(failure.problems().get(0).hint());
  }
}
