package dev.ikg.insight;

import dev.ikg.incident.Facet;
import dev.ikg.incident.FacetValue;
import dev.ikg.incident.Vocabulary;
import java.util.HashSet;
import java.util.Set;

/** The pairs of labels of which the definition of one entails the other. */
public final class NearLabels {

  private final Set<Set<FacetValue>> pairs = new HashSet<>();

  /** The pairs that a vocabulary marks. */
  public NearLabels(Vocabulary vocabulary) {
    for (Vocabulary.Definitions definitions : vocabulary.facets()) {
      Facet facet = definitions.facet();
      for (Vocabulary.Label label : definitions.labels()) {
        FacetValue value = new FacetValue(facet, label.name());
        label.near().stream()
            .filter(near -> !near.equals(value))
            .forEach(near -> pairs.add(Set.of(value, near)));
      }
    }
  }

  /** Whether the two are marked, in either order. */
  public boolean areNear(FacetValue one, FacetValue other) {
    return !one.equals(other) && pairs.contains(Set.of(one, other));
  }
}
