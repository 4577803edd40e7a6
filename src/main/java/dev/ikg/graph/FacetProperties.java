package dev.ikg.graph;

import dev.ikg.incident.Facet;
import java.util.Collection;
import java.util.List;

/** The facets whose labels are properties of cases, as a value that statements take. */
public final class FacetProperties {

  private FacetProperties() {}

  /** The word and the property of each of these facets that is kept in one. */
  public static List<List<String>> of(Collection<Facet> facets) {
    return facets.stream()
        .flatMap(facet -> facet.property().map(p -> List.of(facet.word(), p.name())).stream())
        .toList();
  }
}
