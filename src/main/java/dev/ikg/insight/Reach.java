package dev.ikg.insight;

/**
 * The chance that a sum of independent counts reaches a goal. Sums below the goal are kept apart,
 * everything from it on together, and only positive numbers are ever added: a small chance keeps
 * its digits, which the difference from 1 would lose.
 */
final class Reach {

  private final double[] below;
  private final double reached;

  private Reach(double[] below, double reached) {
    this.below = below;
    this.reached = reached;
  }

  /** A sum of nothing, which has to reach a goal. */
  static Reach goal(int goal) {
    double[] below = new double[goal];
    if (goal == 0) {
      return new Reach(below, 1);
    }
    below[0] = 1;
    return new Reach(below, 0);
  }

  /** The sum with one more count, which is 1 with a probability and else 0. */
  Reach plus(double probability) {
    if (probability == 0 || below.length == 0) {
      return this;
    }
    double[] sums = new double[below.length];
    sums[0] = below[0] * (1 - probability);
    for (int sum = 1; sum < sums.length; sum++) {
      sums[sum] = below[sum] * (1 - probability) + below[sum - 1] * probability;
    }
    return new Reach(sums, reached + below[below.length - 1] * probability);
  }

  /** The sum with one more count, whose probabilities are given from 0 on. */
  Reach plus(double[] probabilities) {
    double[] sums = new double[below.length];
    double over = reached;
    for (int sum = 0; sum < below.length; sum++) {
      if (below[sum] == 0) {
        continue;
      }
      for (int more = 0; more < probabilities.length; more++) {
        double both = below[sum] * probabilities[more];
        if (sum + more < sums.length) {
          sums[sum + more] += both;
        } else {
          over += both;
        }
      }
    }
    return new Reach(sums, over);
  }

  /** The chance of a sum of at least so much, which is at most the goal. */
  double atLeast(int count) {
    double sum = reached;
    for (int i = below.length - 1; i >= Math.max(0, count); i--) {
      sum += below[i];
    }
    return Math.min(sum, 1);
  }
}
