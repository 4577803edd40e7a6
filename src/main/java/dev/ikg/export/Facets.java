package dev.ikg.export;

import dev.ikg.answer.Cell;
import dev.ikg.answer.GraphView;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** Which attributes of nodes can be chosen from a list of values: short texts that repeat. */
final class Facets {

  /** A facet with more values than this is searched for, not chosen from a list. */
  private static final int MOST_VALUES = 250;

  private static final int LONGEST_VALUE = 80;

  private final Map<String, Values> byName = new TreeMap<>();

  private Facets() {}

  private static final class Values {
    private final Set<String> different = new HashSet<>();
    private int uses;
    private boolean fit = true;

    void add(Cell cell) {
      boolean address = cell instanceof Cell.Text link && link.value().contains("://");
      if (!address && cell instanceof Cell.Text text && text.value().length() <= LONGEST_VALUE) {
        different.add(text.value());
        uses++;
      } else if (cell instanceof Cell.Many many) {
        many.values().forEach(this::add);
      } else if (!(cell instanceof Cell.Missing)) {
        fit = false;
      }
    }

    boolean isFacet() {
      int values = different.size();
      return fit && values > 1 && values <= MOST_VALUES && uses > values;
    }
  }

  /** The names of the facets, sorted. */
  static List<String> of(GraphView view) {
    Facets facets = new Facets();
    for (GraphView.Node node : view.nodes()) {
      node.attributes()
          .values()
          .forEach(
              (name, cell) -> facets.byName.computeIfAbsent(name, n -> new Values()).add(cell));
    }
    return facets.byName.entrySet().stream()
        .filter(entry -> entry.getValue().isFacet())
        .map(Map.Entry::getKey)
        .toList();
  }
}
