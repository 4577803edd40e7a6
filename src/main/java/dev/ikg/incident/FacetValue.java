package dev.ikg.incident;

/**
 * One value that a facet has in a graph.
 *
 * @param facet the side of a case that it stands on
 * @param key the label as the graph keeps it; for organizations the slug
 */
public record FacetValue(Facet facet, String key) {}
