package dev.ikg.export;

import dev.ikg.answer.GraphView;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * How many links each node is away from the largest one, whatever their direction. What is not
 * linked to it counts as one step behind the last.
 */
final class StepCounts {

  private final int[] steps;
  private final List<List<Integer>> neighbours = new ArrayList<>();
  private int last;

  StepCounts(GraphView view) {
    int nodes = view.nodes().size();
    steps = new int[nodes];
    Map<String, Integer> places = view.places();
    for (int i = 0; i < nodes; i++) {
      neighbours.add(new ArrayList<>());
      steps[i] = -1;
    }
    for (GraphView.Link link : view.links()) {
      int from = places.getOrDefault(link.source(), 0);
      int to = places.getOrDefault(link.target(), 0);
      neighbours.get(from).add(to);
      neighbours.get(to).add(from);
    }
    IntStream.range(0, nodes)
        .boxed()
        .reduce((a, b) -> view.nodes().get(b).size() > view.nodes().get(a).size() ? b : a)
        .ifPresent(this::walk);
    for (int i = 0; i < nodes; i++) {
      steps[i] = steps[i] < 0 ? last + 1 : steps[i];
    }
  }

  private void walk(int start) {
    Deque<Integer> next = new ArrayDeque<>(List.of(start));
    steps[start] = 0;
    while (!next.isEmpty()) {
      int here = next.remove();
      last = Math.max(last, steps[here]);
      for (int other : neighbours.get(here)) {
        if (steps[other] < 0) {
          steps[other] = steps[here] + 1;
          next.add(other);
        }
      }
    }
  }

  /** The nodes by how far they are, in the order of the view; the first list has one. */
  List<List<Integer>> levels() {
    List<List<Integer>> levels = new ArrayList<>();
    for (int i = 0; i < steps.length; i++) {
      while (levels.size() <= steps[i]) {
        levels.add(new ArrayList<>());
      }
      levels.get(steps[i]).add(i);
    }
    return levels;
  }

  /** The mean of a value over the neighbours of a node that are a step nearer. */
  double meanOfNearer(int node, double[] value) {
    return neighbours.get(node).stream()
        .filter(other -> steps[other] == steps[node] - 1)
        .mapToDouble(other -> value[other])
        .average()
        .orElse(0);
  }
}
