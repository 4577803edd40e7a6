package dev.ikg.insight;

import dev.ikg.incident.FacetValue;
import java.util.Optional;
import java.util.Set;

/**
 * Cases of one organization that carry the same labels.
 *
 * @param organization its key; empty for cases that name none
 * @param labels of the facets that are looked at
 * @param cases how many, at least one
 */
public record LabelledCases(Optional<String> organization, Set<FacetValue> labels, int cases) {

  public LabelledCases {
    labels = Set.copyOf(labels);
    if (cases < 1) {
      throw new IllegalArgumentException(cases + " cases");
    }
  }
}
