package dev.ikg.bench;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Times in seconds. */
final class Timing {

  private Timing() {}

  /** How long something took. */
  static double of(Runnable work) {
    long begin = System.nanoTime();
    work.run();
    return (System.nanoTime() - begin) / 1e9;
  }

  /** The median times of several ways to do the same, taken in turn, after as many silent turns. */
  static List<Double> inTurn(int silent, int turns, List<Runnable> ways) {
    List<double[]> times = new ArrayList<>();
    ways.forEach(way -> times.add(new double[turns]));
    for (int turn = -silent; turn < turns; turn++) {
      for (int i = 0; i < ways.size(); i++) {
        double time = of(ways.get(i));
        if (turn >= 0) {
          times.get(i)[turn] = time;
        }
      }
    }
    return times.stream().map(Timing::median).toList();
  }

  static double median(double[] values) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    int half = sorted.length / 2;
    return sorted.length % 2 == 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
  }
}
