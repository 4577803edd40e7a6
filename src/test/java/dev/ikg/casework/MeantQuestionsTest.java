package dev.ikg.casework;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ikg.answer.Answer;
import dev.ikg.answer.Row;
import dev.ikg.problem.Failure;
import dev.ikg.problem.Problem;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is meant by a question that is written another way, asked of the bundled cases. */
class MeantQuestionsTest {

  private static final Pattern FORM = Pattern.compile("`([^`]+)`");

  private static List<Row> ask(String question) {
    return BundledGraph.open().ask(question, new AskOptions("en")).rows();
  }

  private static Problem refused(String question) {
    Failure failure =
        assertThrows(
            Failure.class, () -> BundledGraph.open().ask(question, new AskOptions("en")), question);
    return failure.problems().get(0);
  }

  private static List<String> forms(String question) {
    Matcher forms = FORM.matcher(refused(question).hint());
    return forms.results().map(form -> form.group(1)).toList();
  }

  @ParameterizedTest
  @CsvSource({
    "all at aws, all at amazon-web-services",
    "all at GCP by cause, all at google-cloud by cause",
    "org:azure, org:microsoft-azure",
    "all at Google Cloud Platform, all at google-cloud"
  })
  void anotherNameOfAnOrganizationStandsForIt(String typed, String meant) {
    assertFalse(ask(meant).isEmpty());
    assertEquals(ask(meant), ask(typed));
  }

  @ParameterizedTest
  @CsvSource({
    "all at gh, github",
    "all at amazon, amazon-web-services",
    "org:gh, org:github",
    "severity P1, severity:critical severity:major",
    "severity critical, severity:critical",
    "cause configuration error, cause:configuration-error"
  })
  void aNameThatMayStandForSomethingIsAskedBack(String typed, String meant) {
    assertEquals(List.of(meant.split(" ")), forms(typed));
  }

  @ParameterizedTest
  @CsvSource({
    "severity:sev1, severity:critical",
    "severity:p0, severity:critical",
    "severity:P1, severity:critical or severity:major",
    "severity:P2, severity:major or severity:minor"
  })
  void aWordForASeverityIsReadAndThatItDiffersIsSaid(String typed, String meant) {
    Answer answer = BundledGraph.open().ask(typed, new AskOptions("en"));
    Answer asMeant = BundledGraph.open().ask(meant, new AskOptions("en"));
    assertEquals(asMeant.rows(), answer.rows());
    String read = typed.substring(typed.indexOf(':') + 1);
    assertTrue(
        answer
            .notes()
            .contains(
                "`%s` is read as `%s`. What such a word stands for differs from organization to organization."
                    .formatted(read, meant.replace(" or ", "` or `"))),
        answer.notes()::toString);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "all followed by same cause within 1y at github",
        "all followed by same cause within 1y since 2020 across orgs",
        "all followed by same cause within 1y across orgs, in database",
        "retry-storm across orgs since 2020",
        "retry-storm by org at github",
        "retry-storm order by date lasting over 2h",
        "retry-storm limit 5 on database",
        "retry-storm by org limit 5 in database order by cases before 2024"
      })
  void aFormWithTheFilterInItsPlaceIsAnswered(String typed) {
    List<String> forms = forms(typed);
    assertFalse(forms.isEmpty());
    forms.forEach(form -> assertFalse(ask(form).isEmpty(), form));
  }

  @Test
  void aFilterBehindWithinNarrowsTheCasesThatFollow() {
    List<String> forms = forms("all followed by same cause within 1y at github");
    assertEquals(2, forms.size());
    assertEquals(ask(forms.get(0)), ask(forms.get(1)));
    assertTrue(ask(forms.get(0)).size() < ask("all followed by same cause within 1y").size());
  }
}
