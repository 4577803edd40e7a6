package dev.ikg.insight;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class WithoutOneTest {

  @Test
  void thePairOfTheIntercomCaseHangsOnAppfarm() {
    WithoutOne range =
        WithoutOne.of(
            Facts245.counts(Facts245.incidents(), "automation-amplified", "unpinned-version"));
    assertEquals("Appfarm", range.organization());
    assertEquals(0.1025, range.max(), 5e-5);
    assertTrue(range.min() < 0.01756382, () -> "smallest " + range.min());
  }
}
