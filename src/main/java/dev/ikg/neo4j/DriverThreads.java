package dev.ikg.neo4j;

import java.time.Duration;
import java.util.Arrays;
import java.util.Objects;
import java.util.stream.Stream;

/** The threads of the driver, which outlive it by a fifth of a second. */
public final class DriverThreads {

  static final String NAME = "Neo4jDriverIO";
  private static final Duration LONGEST = Duration.ofMillis(100);

  private DriverThreads() {}

  /**
   * Waits until the threads of a closed driver sleep, for a tenth of a second at most: the end of
   * the process waits 0.3 s for a thread that waits for the network, and not for one that sleeps.
   */
  public static void awaitRest() {
    awaitRest(NAME, LONGEST);
  }

  /** Waits for the threads whose names begin so. */
  static void awaitRest(String name, Duration longest) {
    long deadline = System.nanoTime() + longest.toNanos();
    try {
      while (anyRuns(name) && System.nanoTime() < deadline) {
        Thread.sleep(1);
      }
    } catch (InterruptedException stop) {
      Thread.currentThread().interrupt();
    }
  }

  /** A thread that waits for the network runs, as far as Java knows. */
  private static boolean anyRuns(String name) {
    return named(name).anyMatch(thread -> thread.getState() == Thread.State.RUNNABLE);
  }

  /** The threads whose names begin so. */
  static Stream<Thread> named(String name) {
    Thread[] threads = new Thread[2 * Thread.activeCount()];
    Thread.enumerate(threads);
    return Arrays.stream(threads)
        .filter(Objects::nonNull)
        .filter(thread -> thread.getName().startsWith(name));
  }
}
