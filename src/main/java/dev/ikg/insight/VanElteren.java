package dev.ikg.insight;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/**
 * The rank-sum test stratified by organization (van Elteren 1960). Within each stratum the ranks of
 * the one group are summed, ties at their mean rank, and divided by one more than the stratum's
 * size; the strata are added. The p comes from permuting who belongs to the group within each
 * stratum, with a fixed seed, so that the same cases always give the same p.
 */
final class VanElteren {

  private static final long SEED = 20_260_101L;
  private static final int DRAWS = 9_999;

  /** Rounding must not make a draw that is as far out as what was observed look closer. */
  private static final double SLACK = 1e-9;

  private VanElteren() {}

  /**
   * A stratum with both groups.
   *
   * @param ranks divided by one more than their number; those of the group first
   * @param group how many of them are the group's
   */
  @SuppressWarnings("ArrayRecordComponent") // compared nowhere
  record Stratum(double[] ranks, int group) {

    static Stratum of(List<Double> with, List<Double> without) {
      // In order, so that the draws do not hang on the order in which the cases came.
      List<Double> all = new ArrayList<>(with.stream().sorted().toList());
      all.addAll(without.stream().sorted().toList());
      double[] sorted = all.stream().mapToDouble(value -> value).sorted().toArray();
      double[] ranks =
          all.stream().mapToDouble(value -> rank(sorted, value) / (all.size() + 1.0)).toArray();
      return new Stratum(ranks, with.size());
    }

    private static double rank(double[] sorted, double value) {
      int below = places(sorted, value, /* upTo= */ false);
      int same = places(sorted, value, /* upTo= */ true) - below;
      return below + (same + 1) / 2.0;
    }

    /** How many values are smaller, or as large too. */
    private static int places(double[] sorted, double value, boolean upTo) {
      int low = 0;
      int high = sorted.length;
      while (low < high) {
        int middle = (low + high) / 2;
        boolean counts = upTo ? sorted[middle] <= value : sorted[middle] < value;
        low = counts ? middle + 1 : low;
        high = counts ? high : middle;
      }
      return low;
    }

    /** How far the sum of the group's ranks lies from what chance lets expect. */
    private double distance() {
      return sum(ranks, group) - group / 2.0;
    }

    /**
     * A draw.
     *
     * @param left the ranks in any order; a shuffled deck is as good for the next draw
     */
    private double drawn(double[] left, Random random) {
      double sum = 0;
      for (int i = 0; i < group; i++) {
        int chosen = i + random.nextInt(left.length - i);
        double rank = left[chosen];
        left[chosen] = left[i];
        left[i] = rank;
        sum += rank;
      }
      return sum - group / 2.0;
    }

    private static double sum(double[] ranks, int first) {
      return Arrays.stream(ranks, 0, first).sum();
    }
  }

  /** Two-sided, by {@value #DRAWS} draws; what was observed counts as one more. */
  static double p(List<Stratum> strata) {
    double observed = Math.abs(strata.stream().mapToDouble(Stratum::distance).sum());
    Random random = new Random(SEED);
    List<double[]> decks = strata.stream().map(stratum -> stratum.ranks().clone()).toList();
    int asFar = 0;
    for (int draw = 0; draw < DRAWS; draw++) {
      double distance = 0;
      for (int i = 0; i < decks.size(); i++) {
        distance += strata.get(i).drawn(decks.get(i), random);
      }
      asFar += Math.abs(distance) >= observed - SLACK ? 1 : 0;
    }
    return (asFar + 1.0) / (DRAWS + 1.0);
  }
}
