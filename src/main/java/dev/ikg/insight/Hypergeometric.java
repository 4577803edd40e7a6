package dev.ikg.insight;

import java.util.Arrays;

/** The hypergeometric distribution: marked items among those drawn without putting back. */
final class Hypergeometric {

  /** The chance of something whose logarithm is smaller is nothing beside 1. */
  private static final double LOG_OF_NOTHING = -40;

  private Hypergeometric() {}

  /**
   * {@code P(j) = C(marked, j) C(items - marked, drawn - j) / C(items, drawn)} for j from 0 to the
   * smaller of marked and drawn. It is built from the ratio of neighbours, {@code P(j+1) / P(j) =
   * (marked-j)(drawn-j) / ((j+1)(items-marked-drawn+j+1))}, outwards from the mode and then scaled
   * to the sum of 1, so that no large factorial is needed and only positive numbers are added.
   */
  static double[] probabilities(int items, int marked, int drawn) {
    int most = Math.min(marked, drawn);
    int fewest = Math.max(0, marked + drawn - items);
    long mode = (marked + 1L) * (drawn + 1L) / (items + 2L);
    int from = (int) Math.max(fewest, Math.min(most, mode));
    double[] weights = new double[most + 1];
    weights[from] = 1;
    for (int j = from; j < most; j++) {
      weights[j + 1] = weights[j] * ratio(items, marked, drawn, j);
    }
    for (int j = from; j > fewest; j--) {
      weights[j - 1] = weights[j] / ratio(items, marked, drawn, j - 1);
    }
    double sum = Arrays.stream(weights).sum();
    return Arrays.stream(weights).map(weight -> weight / sum).toArray();
  }

  private static double ratio(int items, int marked, int drawn, int j) {
    return ((double) (marked - j) * (drawn - j))
        / ((j + 1.0) * ((double) items - marked - drawn + j + 1));
  }

  /**
   * {@code 1 - C(items - marked, drawn) / C(items, drawn)}: the chance to draw a marked one. The
   * quotient is the product of {@code 1 - marked / (items - i)} over the draws; its logarithm keeps
   * the digits of a chance that is close to 0.
   */
  static double atLeastOne(int items, int marked, int drawn) {
    int fewer = Math.min(marked, drawn);
    int more = Math.max(marked, drawn);
    if (fewer == 0) {
      return 0;
    }
    if (fewer + more > items) {
      return 1;
    }
    double logOfNone = 0;
    for (int i = 0; i < fewer && logOfNone > LOG_OF_NOTHING; i++) {
      logOfNone += Math.log1p(-(double) more / (items - i));
    }
    return -Math.expm1(logOfNone);
  }
}
