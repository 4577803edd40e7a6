package dev.ikg.insight;

import java.util.Arrays;
import java.util.List;

/**
 * In how many cases of a stratum all sides meet, if each side falls on the cases uniformly and
 * independently of the others, with its count fixed.
 */
final class Overlap {

  private Overlap() {}

  /**
   * The probability of 0, 1, 2 ... joint cases, up to the smallest side. Two sides meet in a
   * hypergeometric number of cases; a third meets what is left of the two, and so on.
   *
   * @param cases of the stratum
   * @param sides how many cases each side has, at least one side
   */
  static double[] probabilities(int cases, List<Integer> sides) {
    double[] joint = new double[sides.get(0) + 1];
    joint[sides.get(0)] = 1;
    for (int side : sides.subList(1, sides.size())) {
      double[] next = new double[Math.min(joint.length - 1, side) + 1];
      for (int met = 0; met < joint.length; met++) {
        if (joint[met] > 0) {
          double[] drawn = Hypergeometric.probabilities(cases, met, side);
          for (int j = 0; j < drawn.length; j++) {
            next[j] += joint[met] * drawn[j];
          }
        }
      }
      joint = next;
    }
    return joint;
  }

  /**
   * The probability of at least one joint case. For two sides of {@code a} and {@code b} among
   * {@code n} cases it is {@code 1 - C(n-a, b) / C(n, b)}; for more, the sum over what the sides
   * before the last have in common.
   */
  static double atLeastOne(int cases, List<Integer> sides) {
    int last = sides.get(sides.size() - 1);
    double[] before = probabilities(cases, sides.subList(0, sides.size() - 1));
    double sum = 0;
    for (int met = 1; met < before.length; met++) {
      if (before[met] > 0) {
        sum += before[met] * Hypergeometric.atLeastOne(cases, met, last);
      }
    }
    return Math.min(sum, 1);
  }

  /** The most joint cases that there can be. */
  static int most(List<Integer> sides) {
    return sides.stream().mapToInt(side -> side).min().orElse(0);
  }

  /** The fewest joint cases that there can be: so many that the sides do not fit side by side. */
  static int fewest(int cases, List<Integer> sides) {
    long sum = sides.stream().mapToLong(side -> side).sum();
    return (int) Math.max(0, sum - (sides.size() - 1L) * cases);
  }

  /** The mean number of joint cases: {@code n (a/n) (b/n) ...}. */
  static double mean(int cases, List<Integer> sides) {
    double mean = cases;
    for (int side : sides) {
      mean *= (double) side / cases;
    }
    return cases == 0 ? 0 : mean;
  }

  /** The probability of the most joint cases. */
  static double ofMost(int cases, List<Integer> sides) {
    double[] probabilities = probabilities(cases, sides);
    return Arrays.stream(probabilities).skip(most(sides)).sum();
  }
}
