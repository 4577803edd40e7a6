package dev.ikg.incident;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PartialDateTest {

  @ParameterizedTest
  @CsvSource({
    "2026,2026-01-01,2026-12-31",
    "2024-02,2024-02-01,2024-02-29",
    "2026-01-09,2026-01-09,2026-01-09",
    "2026-01-09T23:30:00Z,2026-01-09,2026-01-09",
    "2026-11-14T12:33:55.812742+09:00,2026-11-14,2026-11-14"
  })
  void aDateCoversTheDaysThatItCanMean(String text, String first, String last) {
    PartialDate date = PartialDate.parse(text).orElseThrow();
    assertEquals(first + "/" + last, date.first() + "/" + date.last());
  }

  @ParameterizedTest
  @ValueSource(strings = {"2026-01-09 18:56 UTC", "2026-01-09 18:56:01,5", "2026-01-09t18:56z"})
  void theTimeOfDayIsLeftOut(String text) {
    assertEquals("2026-01-09", PartialDate.parse(text).orElseThrow().text());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "20202",
        "22025-03-18",
        "2025-02-30",
        "2026-13",
        "2026-01-09 or so",
        "09.01.2026",
        "January 2026",
        "2026-1-9",
        ""
      })
  void anythingElseIsNoDate(String text) {
    assertEquals(Optional.empty(), PartialDate.parse(text));
  }
}
