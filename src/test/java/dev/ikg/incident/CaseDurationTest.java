package dev.ikg.incident;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CaseDurationTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1m | PT1M",
        "0m | PT0S",
        "1h 11m | PT1H11M",
        "2d 3h | PT51H",
        "2h40m | PT2H40M",
        "1w | PT168H",
        "45s | PT45S",
        "1415 minutes | PT1415M",
        "19 hours 43 minutes. | PT19H43M",
        "11 Days | PT264H",
        "1 hour, 5 mins and 3 sec | PT1H5M3S",
        "1.5h | PT1H30M",
        "250 ms | PT0.25S",
        "PT1H11M | PT1H11M"
      })
  void anExactSpellingIsRead(String text, Duration expected) {
    assertEquals(Optional.of(expected), CaseDuration.parse(text));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "?",
        "N/A",
        "~2h",
        "2h+",
        "<5m",
        "1-2h",
        "90",
        "0",
        "1:30",
        "14.43",
        "1 month",
        "1M",
        "2 years",
        "3m 2h",
        "1h 1h",
        "-5m",
        "PT-5M",
        "P",
        "h",
        "1,5h",
        "2h later",
        "..",
        "9999999999m"
      })
  void anythingElseIsNoDuration(String text) {
    assertEquals(Optional.empty(), CaseDuration.parse(text));
  }

  @Property
  void theUsualTextReadsBackAsTheSame(@ForAll @LongRange(min = 0, max = 1L << 33) long seconds) {
    Duration duration = Duration.ofSeconds(seconds);
    String text = CaseDuration.text(duration);
    assertTrue(CaseDuration.isUsual(text), text);
    assertEquals(Optional.of(duration), CaseDuration.parse(text));
  }

  @ParameterizedTest
  @ValueSource(strings = {"11 Days", "1415 minutes", "1.5h", "PT1H", "250ms"})
  void otherSpellingsAreNotTheUsualOne(String text) {
    assertFalse(CaseDuration.isUsual(text));
  }
}
