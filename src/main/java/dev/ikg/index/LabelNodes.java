package dev.ikg.index;

import dev.ikg.incident.Facet;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The labels of some facets as nodes of a graph, numbered behind the cases. An organization that a
 * case happened at and one that a case relied on are one node where their keys are the same.
 */
final class LabelNodes {

  private final CaseIndex index;
  private final Map<Facet, int[]> nodeOf = new EnumMap<>(Facet.class);
  private final List<Map<Facet, Integer>> values = new ArrayList<>();
  private final List<String> keys = new ArrayList<>();

  LabelNodes(CaseIndex index, List<Facet> facets) {
    this.index = index;
    Map<String, Integer> organizations = new HashMap<>();
    for (Facet facet : facets) {
      boolean isOrganization = facet == Facet.ORG || facet == Facet.PROVIDER;
      List<String> all = index.facet(facet).keys();
      int[] nodes = new int[all.size()];
      for (int value = 0; value < nodes.length; value++) {
        String key = all.get(value);
        nodes[value] =
            isOrganization ? organizations.computeIfAbsent(key, this::added) : added(key);
        values.get(nodes[value] - index.size()).put(facet, value);
      }
      nodeOf.put(facet, nodes);
    }
  }

  private int added(String key) {
    keys.add(key);
    values.add(new EnumMap<>(Facet.class));
    return end() - 1;
  }

  /** Takes one end of a link between a case and a label. */
  interface Visitor {
    /** A case, or the node of a label, and the facet of the label. */
    void visit(Facet facet, int node);
  }

  /** The number after the last node. */
  int end() {
    return index.size() + keys.size();
  }

  String key(int node) {
    return keys.get(node - index.size());
  }

  /** How many cases carry a label. */
  int cases(int node) {
    BitSet cases = new BitSet(index.size());
    carriers(node, (facet, incident) -> cases.set(incident));
    return cases.cardinality();
  }

  /** The cases that carry a label. */
  void carriers(int node, Visitor visitor) {
    values
        .get(node - index.size())
        .forEach(
            (facet, value) -> {
              for (int incident : index.facet(facet).cases(value)) {
                visitor.visit(facet, incident);
              }
            });
  }

  /** The labels of a case. */
  void carried(int incident, Visitor visitor) {
    nodeOf.forEach(
        (facet, nodes) -> {
          FacetIndex all = index.facet(facet);
          for (int at = all.begin(incident); at < all.begin(incident + 1); at++) {
            visitor.visit(facet, nodes[all.value(at)]);
          }
        });
  }
}
