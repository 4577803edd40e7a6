package dev.ikg.insight;

import dev.ikg.incident.FacetValue;

/**
 * Two labels, and whether they meet at more organizations than by chance.
 *
 * @param one the one label
 * @param other the other label
 * @param casesOfOne how many cases carry the one
 * @param casesOfOther how many carry the other
 * @param joint how many carry both
 * @param lift how many times as many that is as by chance
 * @param test by organization
 * @param q p among all pairs of the family: the rate of false discoveries
 * @param near whether the definition of one entails the other, so that their meeting says nothing
 */
public record LabelPair(
    FacetValue one,
    FacetValue other,
    int casesOfOne,
    int casesOfOther,
    int joint,
    double lift,
    CoOccurrence test,
    double q,
    boolean near) {

  /** Whether it is the pair of these two labels, in either order. */
  public boolean isOf(FacetValue first, FacetValue second) {
    return (one.equals(first) && other.equals(second))
        || (one.equals(second) && other.equals(first));
  }

  /** The same with another q. */
  LabelPair withQ(double corrected) {
    return new LabelPair(one, other, casesOfOne, casesOfOther, joint, lift, test, corrected, near);
  }
}
