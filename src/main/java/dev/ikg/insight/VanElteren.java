package dev.ikg.insight;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/**
 * The rank-sum test stratified by organization (van Elteren 1960). Within each stratum the ranks of
 * the one group are summed, ties at their mean rank, and divided by one more than the stratum's
 * size; the strata are added. The p comes from permuting who belongs to the group within each
 * stratum, with a fixed seed, so that the same cases always give the same p.
 */
final class VanElteren {

  private static final long SEED = 20_260_101L;

  /** Draws are made in blocks that can run side by side; each has a generator of its own. */
  private static final int BLOCKS = 33;

  private static final int DRAWS_IN_BLOCK = 303;

  /** All draws. */
  static final int DRAWS = BLOCKS * DRAWS_IN_BLOCK;

  /** Rounding must not make a draw that is as far out as what was observed look closer. */
  private static final double SLACK = 1e-9;

  private static final long LOW_HALF = 0xffff_ffffL;
  private static final int HALF = 32;

  private VanElteren() {}

  /**
   * A stratum with both groups. The sum of all its ranks is fixed, so that the smaller group says
   * all: where the larger one stands, the other way round.
   *
   * @param ranks twice the mean rank of each value, which is whole; those of the smaller group
   *     first
   * @param smaller how many of them are the smaller group's
   * @param sign 1 where the smaller group is the one that is asked about, -1 where it is the other
   */
  @SuppressWarnings("ArrayRecordComponent") // compared nowhere
  record Stratum(int[] ranks, int smaller, int sign) {

    static Stratum of(double[] with, double[] without) {
      boolean asked = with.length <= without.length;
      double[] first = asked ? with : without;
      double[] second = asked ? without : with;
      double[] sorted = Arrays.copyOf(first, first.length + second.length);
      System.arraycopy(second, 0, sorted, first.length, second.length);
      Arrays.sort(sorted);
      int[] twice = twiceTheRanks(sorted);
      int[] ranks = new int[sorted.length];
      place(first, sorted, twice, ranks, 0);
      place(second, sorted, twice, ranks, first.length);
      return new Stratum(ranks, first.length, asked ? 1 : -1);
    }

    /** Twice the mean rank at each place: the first and the last place of its ties, added. */
    private static int[] twiceTheRanks(double[] sorted) {
      int[] twice = new int[sorted.length];
      for (int from = 0; from < sorted.length; ) {
        int to = from + 1;
        while (to < sorted.length && sorted[to] == sorted[from]) {
          to++;
        }
        Arrays.fill(twice, from, to, from + 1 + to);
        from = to;
      }
      return twice;
    }

    /** The ranks of a group, in order, so that no draw hangs on the order of the cases. */
    private static void place(
        double[] group, double[] sorted, int[] twice, int[] ranks, int start) {
      double[] inOrder = group.clone();
      Arrays.sort(inOrder);
      for (int i = 0; i < inOrder.length; i++) {
        ranks[start + i] = twice[Arrays.binarySearch(sorted, inOrder[i])];
      }
    }

    /** How far the sum of ranks lies from what chance lets expect, in parts of the size. */
    private double distance(long twiceTheSum) {
      double size = ranks.length + 1.0;
      return sign * (twiceTheSum - smaller * size) / (2 * size);
    }

    private double observed() {
      long sum = 0;
      for (int i = 0; i < smaller; i++) {
        sum += ranks[i];
      }
      return distance(sum);
    }

    /**
     * A draw: as many ranks as the smaller group has, without putting back.
     *
     * @param deck the ranks in any order; a shuffled deck is as good for the next draw
     */
    private double drawn(int[] deck, SplittableRandom random) {
      long sum = 0;
      int i = 0;
      for (; i + 1 < smaller; i += 2) {
        long both = random.nextLong();
        sum += taken(deck, i, i + below(deck.length - i, both & LOW_HALF, random));
        sum += taken(deck, i + 1, i + 1 + below(deck.length - i - 1, both >>> HALF, random));
      }
      if (i < smaller) {
        sum += taken(deck, i, i + below(deck.length - i, random.nextInt() & LOW_HALF, random));
      }
      return distance(sum);
    }

    /** Puts the chosen rank in its place. */
    private static int taken(int[] deck, int place, int chosen) {
      int rank = deck[chosen];
      deck[chosen] = deck[place];
      deck[place] = rank;
      return rank;
    }
  }

  /** Two-sided, by 9,999 draws; what was observed counts as one more. */
  static double p(List<Stratum> strata) {
    double observed = Math.abs(strata.stream().mapToDouble(Stratum::observed).sum());
    SplittableRandom seeds = new SplittableRandom(SEED);
    List<SplittableRandom> generators =
        IntStream.range(0, BLOCKS).mapToObj(block -> seeds.split()).toList();
    long asFar =
        generators.parallelStream().mapToLong(random -> asFar(strata, observed, random)).sum();
    return (asFar + 1.0) / (DRAWS + 1.0);
  }

  /** How many draws of a block lie as far out as what was observed. */
  private static long asFar(List<Stratum> strata, double observed, SplittableRandom random) {
    int[][] decks = strata.stream().map(stratum -> stratum.ranks().clone()).toArray(int[][]::new);
    long asFar = 0;
    for (int draw = 0; draw < DRAWS_IN_BLOCK; draw++) {
      double distance = 0;
      for (int i = 0; i < decks.length; i++) {
        distance += strata.get(i).drawn(decks[i], random);
      }
      asFar += Math.abs(distance) >= observed - SLACK ? 1 : 0;
    }
    return asFar;
  }

  /**
   * A whole number from 0 up to a bound, each as likely as the others: the upper half of a product
   * (Lemire 2019), which needs no division but in the rare case that it has to be drawn again.
   *
   * @param bits 32 of them, drawn
   */
  private static int below(int bound, long bits, SplittableRandom random) {
    long product = bits * bound;
    if ((product & LOW_HALF) < bound) {
      long uneven = (LOW_HALF + 1) % bound;
      while ((product & LOW_HALF) < uneven) {
        product = (random.nextInt() & LOW_HALF) * bound;
      }
    }
    return (int) (product >>> HALF);
  }
}
