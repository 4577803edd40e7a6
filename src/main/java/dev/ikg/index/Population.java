package dev.ikg.index;

import dev.ikg.incident.Facet;
import dev.ikg.question.Dimension;
import java.util.BitSet;
import java.util.EnumMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The cases that could have matched a question, and how many of them have each value of a
 * dimension. Many questions of a session have the same.
 */
final class Population {

  private final CaseIndex index;
  private final BitSet cases;
  private final int size;
  private final Map<Dimension, int[]> counts = new EnumMap<>(Dimension.class);
  private int @Nullable [] byOrganization;

  /** A population of its cases, which are not changed any more. */
  Population(CaseIndex index, BitSet cases) {
    this.index = index;
    this.cases = cases;
    this.size = cases.cardinality();
  }

  /** Not to be changed. */
  BitSet cases() {
    return cases;
  }

  int size() {
    return size;
  }

  /** How many of the cases have each value. Not to be changed. */
  synchronized int[] by(Dimension dimension) {
    return counts.computeIfAbsent(dimension, this::counted);
  }

  /** How many are at each first organization; behind all of them, how many are at none. */
  synchronized int[] byOrganization() {
    int[] made = byOrganization;
    if (made == null) {
      FacetIndex organizations = index.facet(Facet.ORG);
      made = new int[organizations.keys().size() + 1];
      for (int c = cases.nextSetBit(0); c >= 0; c = cases.nextSetBit(c + 1)) {
        made[organizations.firstOrEnd(c)]++;
      }
      byOrganization = made;
    }
    return made;
  }

  private int[] counted(Dimension dimension) {
    FacetIndex values = index.dimension(dimension);
    long[] words = IncidentSet.words(cases, index.size());
    int[] counted = new int[values.keys().size()];
    for (int value = 0; value < counted.length; value++) {
      for (int incident : values.cases(value)) {
        counted[value] += (int) (words[incident / Long.SIZE] >>> incident & 1);
      }
    }
    return counted;
  }
}
