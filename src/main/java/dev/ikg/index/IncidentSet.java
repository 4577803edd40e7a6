package dev.ikg.index;

import java.util.Arrays;
import java.util.BitSet;

/** Sets of cases. */
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

  /** The cases of a set, in order. */
  static int[] incidents(BitSet set) {
    int[] incidents = new int[set.cardinality()];
    int size = 0;
    for (int c = set.nextSetBit(0); c >= 0; c = set.nextSetBit(c + 1)) {
      incidents[size++] = c;
    }
    return incidents;
  }

  static void add(BitSet set, int[] incidents) {
    for (int incident : incidents) {
      set.set(incident);
    }
  }
}
