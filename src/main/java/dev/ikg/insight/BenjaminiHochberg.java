package dev.ikg.insight;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** The false discovery rate of many tests at once, as Benjamini and Hochberg (1995) bound it. */
public final class BenjaminiHochberg {

  private BenjaminiHochberg() {}

  /**
   * For each p the smallest rate of false discoveries at which it would still be one: with the p in
   * rising order, {@code q(i) = min over j >= i of p(j) m / j}, at most 1.
   *
   * @param p of all tests of a family
   * @return in the order of the tests
   */
  public static double[] adjust(List<Double> p) {
    int tests = p.size();
    List<Integer> rising =
        IntStream.range(0, tests).boxed().sorted(Comparator.comparingDouble(p::get)).toList();
    double[] q = new double[tests];
    double smallest = 1;
    for (int rank = tests; rank >= 1; rank--) {
      int test = rising.get(rank - 1);
      smallest = Math.min(smallest, p.get(test) * tests / rank);
      q[test] = smallest;
    }
    return q;
  }
}
