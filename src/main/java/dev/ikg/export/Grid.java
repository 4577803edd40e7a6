package dev.ikg.export;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Points in squares of one size, so that near pairs are found without looking at all pairs. */
final class Grid {

  private final Map<Long, List<Integer>> squares = new TreeMap<>();

  /** Does something with two points. */
  @FunctionalInterface
  interface Pair {
    /** Returns whether anything changed. */
    boolean met(int one, int other);
  }

  /**
   * A grid over points.
   *
   * @param side of a square; points further apart than this need not be met
   */
  Grid(double[] x, double[] y, double side) {
    for (int i = 0; i < x.length; i++) {
      long key = key((long) Math.floor(x[i] / side), (long) Math.floor(y[i] / side));
      squares.computeIfAbsent(key, k -> new ArrayList<>()).add(i);
    }
  }

  private static long key(long column, long row) {
    return (column << 32) + row;
  }

  /** Meets each near pair once, always in the same order; returns whether anything changed. */
  boolean forEachPair(Pair pair) {
    boolean changed = false;
    for (Map.Entry<Long, List<Integer>> square : squares.entrySet()) {
      List<Integer> points = square.getValue();
      for (int i = 0; i < points.size(); i++) {
        for (int j = i + 1; j < points.size(); j++) {
          changed |= pair.met(points.get(i), points.get(j));
        }
      }
      for (long next : new long[] {key(0, 1), key(1, -1), key(1, 0), key(1, 1)}) {
        for (int one : points) {
          for (int other : squares.getOrDefault(square.getKey() + next, List.of())) {
            changed |= pair.met(one, other);
          }
        }
      }
    }
    return changed;
  }
}
