package dev.ikg.insight;

import java.util.Arrays;

/** Quantiles of a sample, interpolated between neighbours (Hyndman and Fan's type 7). */
public final class Quantiles {

  private final double[] sorted;

  /** The quantiles of these values. */
  public Quantiles(double... values) {
    this.sorted = values.clone();
    Arrays.sort(sorted);
  }

  /** How many values there are. */
  public int count() {
    return sorted.length;
  }

  /**
   * The value below which a part of the sample lies.
   *
   * @param part from 0 to 1
   * @throws IllegalStateException where there is no value
   */
  public double at(double part) {
    if (sorted.length == 0) {
      throw new IllegalStateException("no values");
    }
    double place = part * (sorted.length - 1);
    int below = (int) Math.floor(place);
    int above = Math.min(below + 1, sorted.length - 1);
    return sorted[below] + (place - below) * (sorted[above] - sorted[below]);
  }

  /** The middle. */
  public double median() {
    return at(0.5);
  }
}
