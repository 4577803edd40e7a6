package dev.ikg.casework;

import dev.ikg.problem.Failure;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * Work in two halves: one makes things on a thread of its own, the other uses them in the same
 * order on the thread of the caller. The first is at most two things ahead of the second, so what
 * waits takes no more memory the more there is.
 *
 * @param <T> what is made
 */
final class Ahead<T> {

  private static final int WAITING = 1;
  private static final long PATIENCE_MILLIS = 100;
  private static final long GRACE_MILLIS = 1000;

  /** One more thing, or the end with the fault that made it. */
  private record Step<T>(Optional<T> thing, Optional<Throwable> fault) {}

  private final BlockingQueue<Step<T>> queue = new ArrayBlockingQueue<>(WAITING);
  private final Thread maker;

  private Ahead(Consumer<Consumer<T>> making) {
    maker = new Thread(() -> make(making), "load-ahead");
    maker.setDaemon(true);
  }

  /**
   * Makes and uses things until all are used.
   *
   * @param making hands each thing on, from another thread; what it throws is thrown here once all
   *     that it handed on before is used
   * @param using gets the things in order; where it throws, no more are made
   * @param waiting is run now and again while there is nothing to use
   * @throws Failure of kind {@code INTERRUPTED} where a person stops the waiting
   */
  static <T> void run(Consumer<Consumer<T>> making, Consumer<T> using, Runnable waiting) {
    Ahead<T> ahead = new Ahead<>(making);
    ahead.maker.start();
    try {
      ahead.use(using, waiting);
    } finally {
      ahead.stop();
    }
  }

  @SuppressWarnings("CatchingUnchecked") // everything that ends the making reaches its caller
  private void make(Consumer<Consumer<T>> making) {
    try {
      making.accept(thing -> put(new Step<>(Optional.of(thing), Optional.empty())));
      put(new Step<>(Optional.empty(), Optional.empty()));
    } catch (Abandoned nobodyWaits) {
      // Whoever would use more has ended.
    } catch (Throwable fault) {
      try {
        put(new Step<>(Optional.empty(), Optional.of(fault)));
      } catch (Abandoned nobodyWaits) {
        // Nor is there anybody to tell.
      }
    }
  }

  private void put(Step<T> step) {
    try {
      queue.put(step);
    } catch (InterruptedException stop) {
      throw new Abandoned();
    }
  }

  private void use(Consumer<T> using, Runnable waiting) {
    while (true) {
      Optional<Step<T>> step = poll();
      if (step.isEmpty()) {
        waiting.run();
      } else if (step.get().thing().isPresent()) {
        using.accept(step.get().thing().get());
      } else {
        step.get().fault().ifPresent(Ahead::rethrow);
        return;
      }
    }
  }

  private Optional<Step<T>> poll() {
    try {
      return Optional.ofNullable(queue.poll(PATIENCE_MILLIS, TimeUnit.MILLISECONDS));
    } catch (InterruptedException stop) {
      throw Failure.of(Failure.Kind.INTERRUPTED, "Stopped.", "").causedBy(stop);
    }
  }

  /** Only what is unchecked can come out of the making. */
  private static void rethrow(Throwable fault) {
    if (fault instanceof Error error) {
      throw error;
    }
    throw fault instanceof RuntimeException known ? known : new IllegalStateException(fault);
  }

  /** Ends the making. One that waits for standard input cannot be ended and is left behind. */
  private void stop() {
    maker.interrupt();
    try {
      maker.join(GRACE_MILLIS);
    } catch (InterruptedException stop) {
      Thread.currentThread().interrupt();
    }
  }

  /** Nobody uses what is made any more. */
  private static final class Abandoned extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Abandoned() {
      super("nobody uses what is made", null, false, false);
    }
  }
}
