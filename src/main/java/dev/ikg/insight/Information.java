package dev.ikg.insight;

import java.util.Collection;
import java.util.Map;

/**
 * How much it tells that a case has a feature: {@code -ln p}, with p the share of organizations
 * that the feature was ever met at. What every organization has met tells nothing; what only one
 * has met tells most. Organizations are counted and not cases, so that an organization that reports
 * much does not make its own labels look common.
 *
 * @param <F> a label or a word
 * @param reach at how many organizations each feature was met
 * @param organizations how many there are
 */
public record Information<F>(Map<F, Integer> reach, int organizations) {

  public Information {
    reach = Map.copyOf(reach);
  }

  /** What a feature tells, in nats; a feature that was never met counts as met once. */
  public double of(F feature) {
    int met = Math.max(1, reach.getOrDefault(feature, 1));
    return organizations < 2 ? 1 : Math.max(0, -Math.log((double) met / organizations));
  }

  /** What some features tell together, to the last digit whatever their order. */
  public double of(Collection<F> features) {
    return features.stream().mapToDouble(this::of).sorted().sum();
  }
}
