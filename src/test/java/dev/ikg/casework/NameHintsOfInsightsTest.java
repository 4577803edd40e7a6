package dev.ikg.casework;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.ikg.answer.Answer;
import dev.ikg.problem.Failure;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A command that takes one label tells nobody to write what it refuses. */
class NameHintsOfInsightsTest {

  private static final Pattern FORM = Pattern.compile("`([^`]+)`");
  private static final Optional<String> EVERYWHERE = Optional.empty();

  /** The form is a command of its own, and no label to write. */
  private static final String LIST = "vocabulary";

  private static Answer trend(String label) {
    return ask(new InsightRequest.Trend(label, false, EVERYWHERE));
  }

  private static Answer ask(InsightRequest request) {
    return BundledGraph.open().insight(request, new AskOptions("en"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "by year",
        "nosuch",
        "split brain",
        "limit 3",
        "retry-storn",
        "retry storm shared dependency",
        "retry-storm && cold-cache",
        "factor=retry-storm",
        "severity critical",
        "where retry-storm"
      })
  void everyFormOfAHintIsALabel(String wrong) {
    Failure failure = assertThrows(Failure.class, () -> trend(wrong));
    for (String form : forms(failure)) {
      trend(form);
      ask(new InsightRequest.Meaning(form, EVERYWHERE));
    }
  }

  private static List<String> forms(Failure failure) {
    return failure.problems().stream()
        .flatMap(problem -> FORM.matcher(problem.hint()).results())
        .map((MatchResult found) -> found.group(1))
        .filter(form -> !form.startsWith(LIST))
        .toList();
  }

  @ParameterizedTest
  @ValueSource(strings = {"by year", "limit 3"})
  void whatIsNoLabelIsAnsweredWithTheWayToAsk(String wrong) {
    Failure failure = assertThrows(Failure.class, () -> trend(wrong));
    assertEquals(
        List.of("Write trend unpinned-version, and what selects the cases behind --where."),
        failure.problems().stream().map(problem -> problem.hint()).toList());
  }
}
