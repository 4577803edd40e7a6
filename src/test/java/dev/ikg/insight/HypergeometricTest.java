package dev.ikg.insight;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Against {@code scipy.stats.hypergeom.pmf(j, items, marked, drawn)} of scipy 1.17.1. */
class HypergeometricTest {

  @Test
  void smallCountsAreThoseOfScipy() {
    double[] scipy = {
      0.40137549631310265,
      0.42570128396844226,
      0.15024751198886194,
      0.021463930284123134,
      0.001192440571340174,
      1.933687412984066e-05
    };
    assertArrayEquals(scipy, Hypergeometric.probabilities(44, 7, 5), 1e-13);
  }

  @Test
  void largeCountsAreThoseOfScipy() {
    double[] ours = Hypergeometric.probabilities(5000, 700, 900);
    assertEquals(1, ours[80] / 1.0237237128255224e-07, 1e-9);
    assertEquals(1, ours[126] / 0.04229249009116368, 1e-9);
    assertEquals(1, ours[180] / 9.91655070904046e-09, 1e-9);
    assertEquals(1, Arrays.stream(ours).sum(), 1e-12);
  }

  /** {@code scipy.stats.hypergeom.sf(least - 1, items, marked, drawn)} of scipy 1.17.1. */
  @ParameterizedTest
  @CsvSource({
    "44, 7, 5, 3, 0.022675707729593146",
    "100, 30, 20, 12, 0.0018306094247240055",
    "5000, 700, 900, 160, 0.0002599317965579717"
  })
  void tailsAreThoseOfScipy(int items, int marked, int drawn, int least, double scipy) {
    double[] ours = Hypergeometric.probabilities(items, marked, drawn);
    assertEquals(1, Arrays.stream(ours).skip(least).sum() / scipy, 1e-9);
  }

  @Test
  void whatCannotBeHasNoProbability() {
    assertArrayEquals(new double[] {0, 2 / 3.0, 1 / 3.0}, Hypergeometric.probabilities(3, 2, 2));
    assertArrayEquals(new double[] {1}, Hypergeometric.probabilities(5, 0, 3));
    assertArrayEquals(new double[] {0, 0, 0, 1}, Hypergeometric.probabilities(3, 3, 3));
  }

  @Test
  void toDrawAMarkedOneIsAllButToDrawNone() {
    double[] all = Hypergeometric.probabilities(5000, 70, 90);
    assertEquals(1 - all[0], Hypergeometric.atLeastOne(5000, 70, 90), 1e-13);
    assertEquals(1, Hypergeometric.atLeastOne(5, 3, 3));
    assertEquals(0, Hypergeometric.atLeastOne(5, 0, 3));
  }
}
