package dev.ikg.index;

import java.util.Arrays;
import java.util.BitSet;

/** IncidentSet of cases. */
final class IncidentSet {

  private IncidentSet() {}

  /**
   * A set of its own.
   *
   * @param cases how many there are in all
   */
  static BitSet of(int cases, int[] incidents) {
    BitSet set = new BitSet(cases);
    add(set, incidents);
    return set;
  }

  /** A set as bits, those that are not set at its end too: a loop over cases asks faster. */
  static long[] words(BitSet set, int cases) {
    return Arrays.copyOf(set.toLongArray(), cases / Long.SIZE + 1);
  }

  static void add(BitSet set, int[] incidents) {
    for (int incident : incidents) {
      set.set(incident);
    }
  }
}
