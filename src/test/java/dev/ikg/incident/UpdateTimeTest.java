package dev.ikg.incident;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The order in which documents were changed. */
class UpdateTimeTest {

  @Test
  void laterOnesAreNewerWhateverTheirZoneAndPrecision() {
    List<String> inOrder =
        List.of(
            "2025",
            "2026-01-08",
            "2026-01-08T23:30:00+09:00",
            "2026-01-08T15:00:00Z",
            "2026-01-08T15:00:00.5Z",
            "2026-01-08 15:00:01 UTC",
            "2026-01-08T23:00:00-05:00",
            "2026-01-09T05:00");
    for (int i = 1; i < inOrder.size(); i++) {
      Instant before = of(inOrder.get(i - 1));
      Instant after = of(inOrder.get(i));
      assertEquals(-1, Integer.signum(before.compareTo(after)), inOrder.get(i));
    }
  }

  @Test
  void whatIsNoDateIsOlderThanAnyDate() {
    for (String text : List.of("soon", "2026-02-30", "9999999", "")) {
      assertEquals(Instant.MIN, of(text), text);
    }
    assertEquals(Instant.MIN, UpdateTime.of(Optional.empty()));
  }

  @Test
  void aTimeThatNoDayHasLeavesTheDay() {
    assertEquals(of("2026-01-08"), of("2026-01-08T25:61:00Z"));
    assertEquals(of("2026-01-08"), of("2026-01-08T10:00:00+99:00"));
  }

  private static Instant of(String text) {
    return UpdateTime.of(Optional.of(text));
  }
}
