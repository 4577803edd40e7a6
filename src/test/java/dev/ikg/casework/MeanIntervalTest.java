package dev.ikg.casework;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** The intervals under the measure of {@code similar}. */
class MeanIntervalTest {

  /**
   * {@code scipy.stats.bootstrap((x,), numpy.mean, method="percentile", n_resamples=500_000)} of
   * scipy 1.17.1; 2,000 samples can lie a little beside it.
   */
  @Test
  void theIntervalIsThatOfScipy() {
    MeanInterval interval = MeanInterval.of(1, 1, 0.5, 1.0 / 3, 0.2, 0, 0, 1, 0.25, 0.1);
    assertEquals(0.4383333333333333, interval.mean(), 1e-12);
    assertEquals(0.205, interval.low(), 0.015);
    assertEquals(0.690, interval.high(), 0.015);
  }

  /** Of two values the mean is 0, 1/2 or 1, with 1/4, 1/2 and 1/4 of all samples. */
  @Test
  void ofFewValuesTheIntervalIsAsWideAsTheyAre() {
    assertEquals(new MeanInterval(0.5, 0, 1), MeanInterval.of(0, 1));
    assertEquals(new MeanInterval(3, 3, 3), MeanInterval.of(3, 3, 3));
  }
}
