package dev.ikg.neo4j;

import dev.ikg.problem.Failure;

/** The failure of work that a person stopped. The thread is no longer interrupted then. */
final class Interruption {

  private Interruption() {}

  static Failure failure(InterruptedException stop) {
    return Failure.of(Failure.Kind.INTERRUPTED, "Stopped.", "").causedBy(stop);
  }

  /** Throws where somebody has already asked this thread to stop. */
  static void check() {
    if (Thread.interrupted()) {
      throw failure(new InterruptedException());
    }
  }
}
