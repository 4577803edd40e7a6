package dev.ikg.index;

import dev.ikg.answer.Cell;
import dev.ikg.answer.Row;
import dev.ikg.incident.Facet;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The shortest chains between two cases. First every case and label on the way is given its
 * distance from the end, breadth first; then chains are followed along falling distances.
 */
final class ShortestChains {

  private static final int LONGEST = 8;
  private static final int NOT_REACHED = Integer.MAX_VALUE;

  private static final Map<Facet, String> TYPES = new LinkedHashMap<>();

  static {
    TYPES.put(Facet.FACTOR, "CONTRIBUTED_BY");
    TYPES.put(Facet.CAUSE, "CAUSED_BY");
    TYPES.put(Facet.COMPONENT, "AFFECTED");
    TYPES.put(Facet.SYMPTOM, "SHOWED");
    TYPES.put(Facet.DOMAIN, "IN_DOMAIN");
    TYPES.put(Facet.PROVIDER, "RELIED_ON");
    TYPES.put(Facet.ORG, "AT");
  }

  private final CaseIndex index;
  private final LabelNodes labels;
  private final BitSet passable;

  private ShortestChains(CaseIndex index, LabelNodes labels, BitSet passable) {
    this.index = index;
    this.labels = labels;
    this.passable = passable;
  }

  /** Chains through links and labels, without labels that such a part of all cases carries. */
  static ShortestChains of(CaseIndex index, BitSet cases, double part) {
    LabelNodes labels = new LabelNodes(index, List.copyOf(TYPES.keySet()));
    BitSet passable = (BitSet) cases.clone();
    for (int node = index.size(); node < labels.end(); node++) {
      passable.set(node, labels.cases(node) < part * index.size());
    }
    return new ShortestChains(index, labels, passable);
  }

  /** Chains through links alone. */
  static ShortestChains ofLinks(CaseIndex index, BitSet cases) {
    return new ShortestChains(index, new LabelNodes(index, List.of()), cases);
  }

  /** A step to a neighbour. */
  private record Step(int node, String type, boolean forward, String basis) {}

  private interface Visitor {
    void visit(int node, String type, boolean forward, String basis);
  }

  private void neighbours(int node, Visitor visitor) {
    if (node >= index.size()) {
      labels.carriers(
          node,
          (facet, incident) -> visitor.visit(incident, type(facet), /* forward= */ false, ""));
      return;
    }
    for (LinkIndex.Link link : index.links().of(node)) {
      visitor.visit(
          link.other(),
          link.recurrence() ? "RECURRENCE_OF" : "RELATED_TO",
          link.outgoing(),
          link.basis());
    }
    labels.carried(
        node, (facet, label) -> visitor.visit(label, type(facet), /* forward= */ true, ""));
  }

  private static String type(Facet facet) {
    return TYPES.getOrDefault(facet, "");
  }

  /** {@code names, kinds, forward, bases}; links before labels. */
  List<Row> rows(String from, String to, int most) {
    int begin = index.place(from);
    int end = index.place(to);
    List<Row> rows = new ArrayList<>();
    if (begin >= 0 && end >= 0) {
      int[] distance = distances(begin, end);
      if (distance[begin] <= LONGEST) {
        follow(begin, end, distance, new ArrayDeque<>(), from, rows, most);
      }
    }
    return rows;
  }

  /** From the end, as far as the beginning is reached. */
  private int[] distances(int begin, int end) {
    int[] distance = new int[labels.end()];
    Arrays.fill(distance, NOT_REACHED);
    distance[end] = 0;
    Deque<Integer> next = new ArrayDeque<>(List.of(end));
    while (!next.isEmpty() && distance[begin] == NOT_REACHED) {
      int node = next.remove();
      if (distance[node] == LONGEST) {
        break;
      }
      neighbours(
          node,
          (other, type, forward, basis) -> {
            if (distance[other] == NOT_REACHED && (other == begin || passable.get(other))) {
              distance[other] = distance[node] + 1;
              next.add(other);
            }
          });
    }
    return distance;
  }

  private void follow(
      int node, int end, int[] distance, Deque<Step> steps, String from, List<Row> rows, int most) {
    if (node == end) {
      rows.add(row(from, steps));
      return;
    }
    List<Step> nearer = new ArrayList<>();
    neighbours(
        node,
        (other, type, forward, basis) -> {
          if (distance[other] == distance[node] - 1) {
            nearer.add(new Step(other, type, forward, basis));
          }
        });
    for (Step step : nearer) {
      if (rows.size() < most) {
        steps.addLast(step);
        follow(step.node(), end, distance, steps, from, rows, most);
        steps.removeLast();
      }
    }
  }

  private Row row(String from, Deque<Step> steps) {
    List<String> names = new ArrayList<>(List.of(from));
    steps.forEach(
        step ->
            names.add(
                step.node() < index.size()
                    ? index.incidents().id(step.node())
                    : labels.key(step.node())));
    return new Row(
        List.of(
            Cell.ofTexts(names),
            Cell.ofTexts(steps.stream().map(Step::type).toList()),
            Cell.ofTexts(steps.stream().map(step -> step.forward() ? "yes" : "no").toList()),
            Cell.ofTexts(steps.stream().map(Step::basis).toList())));
  }
}
