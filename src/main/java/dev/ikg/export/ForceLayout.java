package dev.ikg.export;

import dev.ikg.answer.GraphView;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;

/**
 * Places nodes by forces: all push each other away, links pull, and everything is drawn to the
 * middle (Fruchterman and Reingold, 1991, with a quadtree). The seed is fixed and nothing depends
 * on the machine: the same view always gives the same places.
 */
final class ForceLayout {

  private static final long SEED = 20260109;
  private static final double DISTANCE = 70;
  private static final double OPENNESS = 1.1;
  private static final double GRAVITY = 0.035;
  private static final double ROW_OF_ALONE = 130;
  private static final double GAP = 8;

  /** Screens and pages are wider than high, and labels are as well. */
  private static final double WIDTH_TO_HEIGHT = 1.35;

  private static final int UNTANGLING_ROUNDS = 60;

  private final double[] x;
  private final double[] y;
  private final double[] mass;
  private final double[] radius;
  private final int[] from;
  private final int[] to;
  private final double[] pull;
  private final boolean[] alone;

  private ForceLayout(GraphView view, double[] radius) {
    int nodes = view.nodes().size();
    this.radius = radius;
    x = new double[nodes];
    y = new double[nodes];
    mass = new double[nodes];
    from = new int[view.links().size()];
    to = new int[view.links().size()];
    pull = new double[view.links().size()];
    alone = new boolean[nodes];
    connect(view);
    scatter(view.nodes());
  }

  /**
   * Places the nodes of a view.
   *
   * @param radius of each node
   */
  static Positions of(GraphView view, double[] radius) {
    ForceLayout layout = new ForceLayout(view, radius);
    layout.settle();
    layout.widen();
    layout.setAside();
    layout.untangle();
    return new Positions(layout.x, layout.y).rounded();
  }

  private void connect(GraphView view) {
    Map<String, Integer> places = view.places();
    int[] degree = new int[x.length];
    for (int i = 0; i < from.length; i++) {
      GraphView.Link link = view.links().get(i);
      from[i] = places.getOrDefault(link.source(), 0);
      to[i] = places.getOrDefault(link.target(), 0);
      degree[from[i]]++;
      degree[to[i]]++;
    }
    double widest = view.links().stream().mapToDouble(GraphView.Link::width).max().orElse(1) + 1e-9;
    for (int i = 0; i < from.length; i++) {
      double strength = 0.3 + 0.7 * view.links().get(i).width() / widest;
      // A hub does not pull all of its many neighbours into one heap, and a link to what few are
      // linked to says more of where a node belongs.
      double least = Math.max(1, Math.min(degree[from[i]], degree[to[i]]));
      double most = Math.max(1, Math.max(degree[from[i]], degree[to[i]]));
      pull[i] = strength * 2 / (Math.sqrt(least) * Math.pow(most / least, 0.3));
    }
    for (int i = 0; i < x.length; i++) {
      alone[i] = degree[i] == 0;
      // It must not push the others about.
      mass[i] = alone[i] ? 0.01 : 1 + Math.sqrt(degree[i]) / 2 + radius[i] / 20;
    }
  }

  /** Begins with a disc on which nodes of one group are near to each other. */
  private void scatter(List<GraphView.Node> nodes) {
    Random random = new Random(SEED);
    List<String> groups = nodes.stream().map(GraphView.Node::group).distinct().sorted().toList();
    double reach = DISTANCE * Math.sqrt(nodes.size());
    for (int i = 0; i < x.length; i++) {
      double sector = (double) groups.indexOf(nodes.get(i).group()) / groups.size();
      double angle = 2 * Math.PI * (sector + random.nextDouble() / groups.size());
      double distance = reach * Math.sqrt(random.nextDouble());
      x[i] = distance * StrictMath.cos(angle);
      y[i] = distance * StrictMath.sin(angle);
    }
  }

  private void settle() {
    int rounds = x.length <= 500 ? 400 : x.length <= 3000 ? 250 : 80;
    double[] dx = new double[x.length];
    double[] dy = new double[x.length];
    double hottest = DISTANCE * Math.sqrt(x.length) / 8 + 1;
    for (int round = 0; round < rounds; round++) {
      Arrays.fill(dx, 0);
      Arrays.fill(dy, 0);
      push(dx, dy);
      pull(dx, dy);
      double left = 1 - (double) round / rounds;
      move(dx, dy, hottest * left * left + 0.5);
    }
  }

  private void push(double[] dx, double[] dy) {
    QuadTree tree = new QuadTree(x, y, mass, OPENNESS);
    double strength = DISTANCE * DISTANCE;
    for (int i = 0; i < x.length; i++) {
      int one = i;
      tree.visit(
          one,
          (awayX, awayY, weight) -> {
            double square = awayX * awayX + awayY * awayY + 0.01;
            double force = strength * weight * mass[one] / square;
            dx[one] += awayX * force;
            dy[one] += awayY * force;
          });
      dx[one] -= GRAVITY * mass[one] * DISTANCE * x[one];
      dy[one] -= GRAVITY * mass[one] * DISTANCE * y[one];
    }
  }

  private void pull(double[] dx, double[] dy) {
    for (int i = 0; i < from.length; i++) {
      double awayX = x[from[i]] - x[to[i]];
      double awayY = y[from[i]] - y[to[i]];
      double force = pull[i] * Math.sqrt(awayX * awayX + awayY * awayY) / DISTANCE;
      dx[from[i]] -= awayX * force;
      dy[from[i]] -= awayY * force;
      dx[to[i]] += awayX * force;
      dy[to[i]] += awayY * force;
    }
  }

  private void move(double[] dx, double[] dy, double heat) {
    for (int i = 0; i < x.length; i++) {
      double length = Math.sqrt(dx[i] * dx[i] + dy[i] * dy[i]) + 1e-9;
      double step = Math.min(length / (DISTANCE * mass[i]), heat);
      x[i] += dx[i] / length * step;
      y[i] += dy[i] / length * step;
    }
  }

  private void widen() {
    for (int i = 0; i < x.length; i++) {
      x[i] *= WIDTH_TO_HEIGHT;
    }
  }

  /** What nothing is linked to stands below the others, in rows: its place would say nothing. */
  private void setAside() {
    double left = Double.MAX_VALUE;
    double right = -Double.MAX_VALUE;
    double bottom = 0;
    for (int i = 0; i < x.length; i++) {
      if (!alone[i]) {
        left = Math.min(left, x[i]);
        right = Math.max(right, x[i]);
        bottom = Math.max(bottom, y[i]);
      }
    }
    int[] lonely = IntStream.range(0, x.length).filter(i -> alone[i]).toArray();
    int inRow = Math.max(1, (int) (Math.max(right - left, 0) / ROW_OF_ALONE));
    inRow = Math.max(inRow, (int) Math.ceil(Math.sqrt(lonely.length)));
    double middle = left > right ? 0 : (left + right) / 2;
    for (int k = 0; k < lonely.length; k++) {
      int inThis = Math.min(inRow, lonely.length - k / inRow * inRow);
      x[lonely[k]] = middle + (k % inRow - (inThis - 1) / 2.0) * ROW_OF_ALONE;
      int row = k / inRow;
      y[lonely[k]] = bottom + DISTANCE * (1.3 + row * 0.8);
    }
  }

  /** Moves discs that overlap apart. */
  private void untangle() {
    double widest = Arrays.stream(radius).max().orElse(0) * 2 + GAP;
    for (int round = 0; round < UNTANGLING_ROUNDS; round++) {
      if (!new Grid(x, y, widest).forEachPair(this::part)) {
        return;
      }
    }
  }

  private boolean part(int one, int other) {
    double awayX = x[one] - x[other];
    double awayY = y[one] - y[other];
    double distance = Math.sqrt(awayX * awayX + awayY * awayY);
    double wanted = radius[one] + radius[other] + GAP;
    if (distance >= wanted) {
      return false;
    }
    if (distance < 1e-6) {
      awayX = 1;
      awayY = (one - other) * 0.01;
      distance = 1;
    }
    double step = (wanted - distance) / 2 / distance;
    x[one] += awayX * step;
    y[one] += awayY * step;
    x[other] -= awayX * step;
    y[other] -= awayY * step;
    return true;
  }
}
