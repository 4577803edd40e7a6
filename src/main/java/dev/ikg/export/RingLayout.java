package dev.ikg.export;

import dev.ikg.answer.GraphView;
import java.util.Comparator;
import java.util.List;

/**
 * Places the largest node in the middle and the others on rings around it, a ring for each link
 * that they are away; rings are wider than high, as the labels are. On the first ring nodes of one
 * group stand side by side, on the next ones each is near to what it is linked to.
 */
final class RingLayout {

  private static final double RING_X = 330;
  private static final double RING_Y = 230;
  private static final double ROOM = 78;
  private static final double SPREAD = 0.2;

  private RingLayout() {}

  static Positions of(GraphView view) {
    int nodes = view.nodes().size();
    double[] x = new double[nodes];
    double[] y = new double[nodes];
    double[] angle = new double[nodes];
    StepCounts steps = new StepCounts(view);
    List<List<Integer>> levels = steps.levels();
    double grown = 0;
    for (int ring = 1; ring < levels.size(); ring++) {
      Comparator<Integer> order =
          ring == 1
              ? Comparator.comparing(i -> view.nodes().get(i).group())
              : Comparator.comparingDouble(i -> steps.meanOfNearer(i, angle));
      List<Integer> inOrder = levels.get(ring).stream().sorted(order).toList();
      // The circumference of a ring has room for its labels.
      grown = Math.max(grown + 1, inOrder.size() * ROOM / (2 * Math.PI * RING_Y));
      for (int i = 0; i < inOrder.size(); i++) {
        int node = inOrder.get(i);
        double even = 2 * Math.PI * (i + 0.5) / inOrder.size();
        // Labels are wide: above and below the middle there are fewer than at its sides.
        angle[node] = even + SPREAD * StrictMath.sin(2 * even);
        x[node] = -grown * RING_X * StrictMath.sin(angle[node]);
        y[node] = -grown * RING_Y * StrictMath.cos(angle[node]);
      }
    }
    return new Positions(x, y).rounded();
  }
}
