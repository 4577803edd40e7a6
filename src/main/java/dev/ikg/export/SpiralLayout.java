package dev.ikg.export;

import dev.ikg.answer.GraphView;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Places the nodes of a view that is too large for forces on a spiral, groups behind each other, as
 * the seeds of a sunflower.
 */
final class SpiralLayout {

  private static final double GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));
  private static final double SPACING = 14;

  private SpiralLayout() {}

  static Positions of(GraphView view) {
    List<GraphView.Node> nodes = view.nodes();
    int[] order =
        IntStream.range(0, nodes.size())
            .boxed()
            .sorted(Comparator.<Integer, String>comparing(i -> nodes.get(i).group()))
            .mapToInt(Integer::intValue)
            .toArray();
    double[] x = new double[order.length];
    double[] y = new double[order.length];
    for (int i = 0; i < order.length; i++) {
      double distance = SPACING * Math.sqrt(i + 0.5);
      x[order[i]] = distance * StrictMath.cos(i * GOLDEN_ANGLE);
      y[order[i]] = distance * StrictMath.sin(i * GOLDEN_ANGLE);
    }
    return new Positions(x, y).rounded();
  }
}
