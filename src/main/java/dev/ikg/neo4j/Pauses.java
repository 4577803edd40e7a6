package dev.ikg.neo4j;

import java.util.concurrent.ThreadLocalRandom;

/**
 * The pauses between attempts. Each is about twice as long as the one before, up to a longest; how
 * long exactly is left to chance, so that rivals for a lock do not keep step.
 */
final class Pauses {

  private final long longestMillis;
  private long nextMillis;

  Pauses(long firstMillis, long longestMillis) {
    this.nextMillis = firstMillis;
    this.longestMillis = longestMillis;
  }

  /**
   * Waits for the next pause.
   *
   * @throws dev.ikg.problem.Failure of kind {@code INTERRUPTED} where a person stops it
   */
  void rest() {
    try {
      Thread.sleep(nextMillis / 2 + ThreadLocalRandom.current().nextLong(nextMillis));
    } catch (InterruptedException stop) {
      throw Interruption.failure(stop);
    }
    nextMillis = Math.min(2 * nextMillis, longestMillis);
  }
}
