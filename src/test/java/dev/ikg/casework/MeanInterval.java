package dev.ikg.casework;

import java.util.Arrays;
import java.util.Random;

/**
 * A mean, and the middle 95 % of the means of samples drawn with putting back (the percentile
 * bootstrap of Efron 1979).
 */
record MeanInterval(double mean, double low, double high) {

  private static final int DRAWS = 2_000;
  private static final long SEED = 20_260_101L;

  /** The same values always have the same interval. */
  static MeanInterval of(double... values) {
    Random random = new Random(SEED);
    double[] means = new double[DRAWS];
    for (int draw = 0; draw < DRAWS; draw++) {
      double sum = 0;
      for (int i = 0; i < values.length; i++) {
        sum += values[random.nextInt(values.length)];
      }
      means[draw] = sum / values.length;
    }
    Arrays.sort(means);
    return new MeanInterval(
        Arrays.stream(values).average().orElse(0),
        means[DRAWS / 40],
        means[DRAWS - 1 - DRAWS / 40]);
  }
}
