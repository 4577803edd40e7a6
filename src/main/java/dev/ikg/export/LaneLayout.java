package dev.ikg.export;

import dev.ikg.answer.GraphView;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Places nodes in lanes, one under the other, from left to right by date. The lane with the
 * earliest date is at the top. What has no date stands before the first year.
 */
final class LaneLayout {

  /** How far a lane is below the one before. */
  static final double LANE_HEIGHT = 38;

  private static final double DAYS_A_PIXEL = 3.65;
  private static final double NARROWEST = 900;
  private static final double UNDATED = -60;
  private static final double CLOSE = 15;
  private static final double ASIDE = 9;

  private final GraphView view;
  private final Map<String, Double> lanes = new LinkedHashMap<>();
  private final LocalDate begin;
  private final double pixelsADay;

  LaneLayout(GraphView view) {
    this.view = view;
    List<LocalDate> days =
        view.nodes().stream().flatMap(n -> n.days().stream()).map(GraphView.Days::first).toList();
    LocalDate first = days.stream().min(Comparator.naturalOrder()).orElse(LocalDate.EPOCH);
    LocalDate last = days.stream().max(Comparator.naturalOrder()).orElse(first);
    begin = first.withDayOfYear(1);
    double span = Math.max(365, last.toEpochDay() - begin.toEpochDay());
    pixelsADay = Math.max(1 / DAYS_A_PIXEL, NARROWEST / span);
    orderLanes();
  }

  private void orderLanes() {
    Map<String, LocalDate> firsts = new HashMap<>();
    for (GraphView.Node node : view.nodes()) {
      firsts.merge(node.lane(), day(node), (a, b) -> a.isBefore(b) ? a : b);
    }
    firsts.entrySet().stream()
        .sorted(
            Map.Entry.<String, LocalDate>comparingByValue()
                .thenComparing(Map.Entry.comparingByKey()))
        .forEach(lane -> lanes.put(lane.getKey(), lanes.size() * LANE_HEIGHT));
  }

  private static LocalDate day(GraphView.Node node) {
    return node.days().map(GraphView.Days::first).orElse(LocalDate.MAX);
  }

  /** The lanes and how far down each is. */
  Map<String, Double> lanes() {
    return lanes;
  }

  /** The first of January of each year and where it is. */
  Map<Integer, Double> years() {
    Map<Integer, Double> years = new LinkedHashMap<>();
    int last =
        view.nodes().stream()
            .flatMap(n -> n.days().stream())
            .mapToInt(days -> days.first().getYear())
            .max()
            .orElse(begin.getYear());
    for (int year = begin.getYear(); year <= last + 1; year++) {
      years.put(year, Math.rint(at(LocalDate.of(year, 1, 1))));
    }
    return years;
  }

  private double at(LocalDate day) {
    return (day.toEpochDay() - begin.toEpochDay()) * pixelsADay;
  }

  Positions positions() {
    double[] x = new double[view.nodes().size()];
    double[] y = new double[view.nodes().size()];
    for (int i = 0; i < x.length; i++) {
      GraphView.Node node = view.nodes().get(i);
      x[i] = node.days().map(days -> at(days.first())).orElse(UNDATED);
      y[i] = lanes.getOrDefault(node.lane(), 0.0);
    }
    stepAside(x, y);
    return new Positions(x, y).rounded();
  }

  /** Nodes of one lane that are too close step up and down by turns. */
  private void stepAside(double[] x, double[] y) {
    Map<Double, List<Integer>> byLane = new LinkedHashMap<>();
    for (int i = 0; i < x.length; i++) {
      byLane.computeIfAbsent(y[i], lane -> new ArrayList<>()).add(i);
    }
    for (List<Integer> lane : byLane.values()) {
      List<Integer> inOrder =
          lane.stream()
              .sorted(Comparator.<Integer>comparingDouble(i -> x[i]))
              .collect(Collectors.toList());
      int close = 0;
      for (int i = 1; i < inOrder.size(); i++) {
        int one = inOrder.get(i);
        close = x[one] - x[inOrder.get(i - 1)] < CLOSE ? close + 1 : 0;
        y[one] += close % 3 == 0 ? 0 : close % 3 == 1 ? -ASIDE : ASIDE;
        // A fourth in one place would lie on the first.
        x[one] += close >= 3 ? CLOSE * Math.floorDiv(close, 3) : 0;
      }
    }
  }
}
