package dev.ikg.question;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.time.Period;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StepTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "a with b                               | a ; b",
        "a with (b or c) since 2020             | a ; b or c",
        "a without b                            | a",
        "a with any of (b, c) with at least 2 of (d, e, f) | a ; any of (b, c) ; at least 2 of (d, e, f)",
        "a with factor:group:g                  | a ; factor:group:g",
        "factor:* with a                        | a",
        "all with a                             | a",
        "a evidence:primary-full in database    | a",
        "a or b                                 | a or b",
        "text \"x\" with unknown detected       | text \"x\" ; unknown detected",
        "in database                            | ''",
      })
  void termsAreThePositiveConditionsAtTheTop(String text, String terms) {
    assertEquals(terms, written(Question.parse(text).first().terms()));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "a in database at Datadog on cache | in database ; at Datadog ; on cache",
        "a with b                          | ''",
        "a or b since 2020                 | since 2020",
        "a evidence:primary-full           | evidence:primary-full",
        "a without evidence:x              | without evidence:x",
        "a without (in database)           | without (in database)",
        "a with ((in database) or b)       | ''",
        "a with ((in x) or (in y))         | (in x) or (in y)",
        "lasting over 2h with domain:x     | lasting over 2h",
      })
  void filtersSayNothingAboutHowACaseWent(String text, String filters) {
    assertEquals(filters, written(Question.parse(text).first().filters()));
  }

  @Test
  void aLengthIsATimeToCompareAndACalendarTimeToAdd() {
    Length length = ((Filter.Took) Question.parse("lasting over 1h30m").first().expr()).length();
    assertEquals(Duration.ofMinutes(90), length.duration());
    Length years = within("1y 6mo 2w 3d");
    assertEquals(Period.of(1, 6, 17), years.period());
    assertEquals(Duration.ofDays(365 + 180 + 17), years.duration());
    assertEquals(Period.ofDays(2), within("25h").period());
    assertEquals(Period.ofDays(2), within("48h").period());
  }

  private static Length within(String length) {
    return Question.parse("a then b within " + length).steps().get(1).within().orElseThrow();
  }

  private static String written(List<Expr> exprs) {
    return String.join(" ; ", exprs.stream().map(Unparser::expr).toList());
  }
}
