package dev.ikg.export;

import java.util.Arrays;

/**
 * Points in a square that is cut into four again and again, so that many far points can be taken
 * for one (Barnes and Hut, 1986).
 */
final class QuadTree {

  private static final int NONE = -1;
  private static final int DEEPEST = 40;

  private final double[] x;
  private final double[] y;
  private final double[] mass;
  private final double openness;

  private int[] child;
  private int[] point;
  private double[] sumX;
  private double[] sumY;
  private double[] weight;
  private double[] side;
  private int cells;

  /** What a far heap of points does to a point. */
  @FunctionalInterface
  interface Force {
    /** A heap of this weight lies at this distance from the point. */
    void pull(double dx, double dy, double weight);
  }

  /**
   * A tree over points.
   *
   * @param openness a cell is taken as one point where its side is smaller than so many times its
   *     distance
   */
  QuadTree(double[] x, double[] y, double[] mass, double openness) {
    this.x = x;
    this.y = y;
    this.mass = mass;
    this.openness = openness;
    int room = Math.max(16, 2 * x.length);
    child = new int[4 * room];
    point = new int[room];
    sumX = new double[room];
    sumY = new double[room];
    weight = new double[room];
    side = new double[room];
    build();
  }

  private void build() {
    double minX = Arrays.stream(x).min().orElse(0);
    double minY = Arrays.stream(y).min().orElse(0);
    double maxX = Arrays.stream(x).max().orElse(0);
    double maxY = Arrays.stream(y).max().orElse(0);
    double width = Math.max(Math.max(maxX - minX, maxY - minY), 1) * 1.001;
    int root = cell(width);
    for (int i = 0; i < x.length; i++) {
      insert(root, i, minX, minY);
    }
  }

  private int cell(double width) {
    if (cells == point.length) {
      int room = 2 * cells;
      child = Arrays.copyOf(child, 4 * room);
      point = Arrays.copyOf(point, room);
      sumX = Arrays.copyOf(sumX, room);
      sumY = Arrays.copyOf(sumY, room);
      weight = Arrays.copyOf(weight, room);
      side = Arrays.copyOf(side, room);
    }
    Arrays.fill(child, 4 * cells, 4 * cells + 4, NONE);
    point[cells] = NONE;
    side[cells] = width;
    return cells++;
  }

  private void insert(int root, int newPoint, double minX, double minY) {
    int cell = root;
    double left = minX;
    double top = minY;
    for (int depth = 0; ; depth++) {
      boolean empty = weight[cell] == 0;
      add(cell, newPoint);
      if (empty) {
        point[cell] = newPoint;
        return;
      }
      if (depth == DEEPEST) {
        return;
      }
      double half = side[cell] / 2;
      int old = point[cell];
      if (old != NONE) {
        point[cell] = NONE;
        int below = childOf(cell, quarter(old, left, top, half), half);
        add(below, old);
        point[below] = old;
      }
      int quarter = quarter(newPoint, left, top, half);
      left += (quarter & 1) * half;
      top += (quarter >> 1) * half;
      cell = childOf(cell, quarter, half);
    }
  }

  private void add(int cell, int one) {
    sumX[cell] += x[one] * mass[one];
    sumY[cell] += y[one] * mass[one];
    weight[cell] += mass[one];
  }

  private int quarter(int one, double left, double top, double half) {
    return (x[one] >= left + half ? 1 : 0) + (y[one] >= top + half ? 2 : 0);
  }

  private int childOf(int cell, int quarter, double width) {
    int at = 4 * cell + quarter;
    if (child[at] == NONE) {
      int made = cell(width);
      child[at] = made;
    }
    return child[at];
  }

  /** Tells a force all heaps of points that one point is under. */
  void visit(int one, Force force) {
    visit(0, one, force);
  }

  private void visit(int cell, int one, Force force) {
    if (point[cell] == one) {
      return;
    }
    double dx = x[one] - sumX[cell] / weight[cell];
    double dy = y[one] - sumY[cell] / weight[cell];
    boolean leaf = point[cell] != NONE || isDeepest(cell);
    if (leaf || side[cell] < openness * Math.sqrt(dx * dx + dy * dy)) {
      force.pull(dx, dy, weight[cell]);
      return;
    }
    for (int quarter = 0; quarter < 4; quarter++) {
      int below = child[4 * cell + quarter];
      if (below != NONE) {
        visit(below, one, force);
      }
    }
  }

  /** A cell of points that lie in the same place. */
  private boolean isDeepest(int cell) {
    for (int quarter = 0; quarter < 4; quarter++) {
      if (child[4 * cell + quarter] != NONE) {
        return false;
      }
    }
    return true;
  }
}
