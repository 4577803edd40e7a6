package dev.ikg.casework;

import dev.ikg.incident.Facet;
import dev.ikg.incident.FacetValue;
import dev.ikg.incident.Lexicon;
import dev.ikg.incident.Vocabulary;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;

/**
 * Which colour a label or a group has in every view of a graph: that of its place in a list. The
 * list hangs on the vocabulary and on the labels of the whole graph, never on what a view shows.
 */
final class ColourOrder {

  private ColourOrder() {}

  /** The groups of a facet, as the vocabulary lists them; none where it has none. */
  static List<String> ofGroups(Vocabulary vocabulary, Facet facet) {
    return vocabulary.facets().stream()
        .filter(definitions -> definitions.facet() == facet)
        .flatMap(definitions -> definitions.groups().stream())
        .map(Vocabulary.Group::name)
        .toList();
  }

  /**
   * The labels of a facet. Those that the vocabulary defines have its places; the others, those of
   * most cases first, have the places of labels that no case of the graph carries, and then more.
   */
  static List<String> ofLabels(Vocabulary vocabulary, Lexicon lexicon, Facet facet) {
    List<String> defined = vocabulary.labels(facet).stream().map(Vocabulary.Label::name).toList();
    Deque<String> own = new ArrayDeque<>();
    lexicon.entries().stream()
        .filter(entry -> !entry.group() && entry.value().facet() == facet && entry.cases() > 0)
        .sorted(
            Comparator.comparingLong(Lexicon.Entry::cases)
                .reversed()
                .thenComparing(entry -> entry.value().key()))
        .map(entry -> entry.value().key())
        .filter(label -> !defined.contains(label))
        .forEach(own::add);
    List<String> order = new ArrayList<>();
    for (String label : defined) {
      boolean free = lexicon.cases(new FacetValue(facet, label)) == 0 && !own.isEmpty();
      order.add(free ? own.remove() : label);
    }
    order.addAll(own);
    return order;
  }
}
