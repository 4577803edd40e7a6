package dev.ikg.insight;

import java.util.Arrays;

/**
 * The chance that a sum of independent counts reaches a goal. Sums below the goal are kept apart,
 * everything from it on together, and only positive numbers are ever added: a small chance keeps
 * its digits, which the difference from 1 would lose.
 *
 * <p>Of the sums below the goal only a window is kept. A smaller sum with a chance {@code v} adds
 * at most as much to what reaches the goal as a larger sum of the same chance does, so where {@code
 * v} is {@link #NEGLIGIBLE} beside the chance of a larger sum, it is lost in its digits.
 */
final class Reach {

  private static final double NEGLIGIBLE = 1e-25;
  private static final int COUNTS_BETWEEN_TRIMS = 16;

  private final int goal;
  private final int from;
  private final double[] below;
  private final double reached;

  /**
   * Sums.
   *
   * @param from the smallest sum that is kept
   * @param below the chances of {@code from} and the sums behind it, all smaller than the goal
   */
  private Reach(int goal, int from, double[] below, double reached) {
    this.goal = goal;
    this.from = from;
    this.below = below;
    this.reached = reached;
  }

  /** A sum of nothing, which has to reach a goal. */
  static Reach goal(int goal) {
    return goal == 0 ? new Reach(0, 0, new double[0], 1) : new Reach(goal, 0, new double[] {1}, 0);
  }

  /**
   * The sum with more counts, each of which is 1 with its probability and else 0.
   *
   * @param counts how many of the probabilities are meant, the first ones
   */
  Reach plusEach(double[] probabilities, int counts) {
    if (below.length == 0) {
      return this;
    }
    int most = Math.min(goal - from, below.length + counts);
    double[] sums = Arrays.copyOf(below, most);
    double[] next = new double[most];
    int low = 0;
    int size = below.length;
    double over = reached;
    for (int i = 0; i < counts; i++) {
      double probability = probabilities[i];
      if (probability == 0) {
        continue;
      }
      double not = 1 - probability;
      if (from + size == goal) {
        over += sums[size - 1] * probability;
      } else {
        next[size] = sums[size - 1] * probability;
      }
      next[low] = sums[low] * not;
      for (int sum = low + 1; sum < size; sum++) {
        next[sum] = sums[sum] * not + sums[sum - 1] * probability;
      }
      size = Math.min(size + 1, goal - from);
      double[] swap = sums;
      sums = next;
      next = swap;
      low = i % COUNTS_BETWEEN_TRIMS == 0 ? trimmed(sums, low, size) : low;
    }
    return new Reach(goal, from + low, Arrays.copyOfRange(sums, low, size), over);
  }

  /** The first sum that is not negligible. */
  private static int trimmed(double[] sums, int low, int size) {
    double largest = 0;
    int mode = low;
    for (int i = low; i < size; i++) {
      if (sums[i] > largest) {
        largest = sums[i];
        mode = i;
      }
    }
    int first = low;
    while (first < mode && sums[first] < NEGLIGIBLE * largest) {
      first++;
    }
    return first;
  }

  /** The sum with one more count, whose probabilities are given from 0 on. */
  Reach plus(double[] probabilities) {
    double[] sums =
        new double[Math.max(0, Math.min(goal - from, below.length + probabilities.length - 1))];
    double over = reached;
    for (int sum = 0; sum < below.length; sum++) {
      for (int more = 0; more < probabilities.length; more++) {
        double both = below[sum] * probabilities[more];
        if (sum + more < sums.length) {
          sums[sum + more] += both;
        } else {
          over += both;
        }
      }
    }
    return new Reach(goal, from, sums, over);
  }

  /** The chance of a sum of at least so much, which is at most the goal. */
  double atLeast(int count) {
    double sum = reached;
    for (int i = below.length - 1; i >= Math.max(0, count - from); i--) {
      sum += below[i];
    }
    return Math.min(sum, 1);
  }
}
