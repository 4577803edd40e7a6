package dev.ikg.export;

import dev.ikg.answer.GraphView;
import java.util.Comparator;
import java.util.List;

/**
 * Places the largest node at the left and the others in columns, one for each link that they are
 * away from it.
 */
final class StepLayout {

  private static final double COLUMN = 250;
  private static final double ROW = 58;

  private StepLayout() {}

  static Positions of(GraphView view) {
    int nodes = view.nodes().size();
    double[] x = new double[nodes];
    double[] y = new double[nodes];
    StepCounts steps = new StepCounts(view);
    List<List<Integer>> levels = steps.levels();
    for (int column = 0; column < levels.size(); column++) {
      List<Integer> inOrder =
          levels.get(column).stream()
              .sorted(Comparator.comparingDouble(i -> steps.meanOfNearer(i, y)))
              .toList();
      for (int i = 0; i < inOrder.size(); i++) {
        x[inOrder.get(i)] = column * COLUMN;
        y[inOrder.get(i)] = (i - (inOrder.size() - 1) / 2.0) * ROW;
      }
    }
    return new Positions(x, y).rounded();
  }
}
