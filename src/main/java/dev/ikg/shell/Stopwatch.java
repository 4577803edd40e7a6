package dev.ikg.shell;

import dev.ikg.casework.Spent;
import java.time.Duration;
import java.util.Locale;

/** How long one command took, and what of it was the graph and what was writing. */
final class Stopwatch {

  private static final double NANOS = 1e9;

  private final Session session;
  private final long start = System.nanoTime();
  private final Spent before;
  private long printing;

  Stopwatch(Session session) {
    this.session = session;
    this.before = session.spent();
  }

  /** The writing begins. */
  void printing() {
    printing = System.nanoTime();
  }

  /** What a person is told when all is written. */
  String text() {
    long end = System.nanoTime();
    Spent spent = session.spent();
    Duration opening = spent.opening().minus(before.opening());
    Duration graph = spent.graph().minus(before.graph());
    long work = printing - start - opening.toNanos() - graph.toNanos();
    String open = opening.isZero() ? "" : seconds(opening.toNanos()) + " opening the graph, ";
    return "time: "
        + open
        + seconds(Math.max(0, work))
        + " parsing and reckoning, "
        + seconds(graph.toNanos())
        + " graph, "
        + seconds(end - printing)
        + " printing";
  }

  private static String seconds(long nanos) {
    return String.format(Locale.ROOT, "%.3f s", nanos / NANOS);
  }
}
