package dev.ikg.casework;

import dev.ikg.graph.Graph;
import dev.ikg.incident.CaseDuration;
import dev.ikg.problem.Failure;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * Keeps a graph open for other processes until a person ends it, or nobody uses it any more. A
 * process that is asked to end by a signal closes the graph first.
 */
final class ServeGraph {

  private static final long LOOK_AGAIN_MILLIS = 200;
  private static final long SECONDS_TO_CLOSE = 60;

  private final Graph graph;
  private final Optional<Duration> idle;
  private final Consumer<String> notice;

  /**
   * A service.
   *
   * @param idle how long nobody must have been attached for it to end by itself
   * @param notice is told when it begins and when it ends by itself
   */
  ServeGraph(Graph graph, Optional<Duration> idle, Consumer<String> notice) {
    this.graph = graph;
    this.idle = idle;
    this.notice = notice;
  }

  /**
   * Serves, and closes the graph.
   *
   * @throws Failure of kind {@code INTERRUPTED} where a person ended it
   */
  void serve() {
    Thread serving = Thread.currentThread();
    CountDownLatch closed = new CountDownLatch(1);
    Thread ending = new Thread(() -> end(serving, closed), "serve-ending");
    Runtime.getRuntime().addShutdownHook(ending);
    try {
      notice.accept(
          "Serving the graph in " + graph.location() + " to other terminals. Ctrl-C ends it.");
      untilIdle();
    } catch (InterruptedException stop) {
      // Those who are attached open the graph themselves: nobody is waited for.
      Thread.currentThread().interrupt();
      throw Failure.of(Failure.Kind.INTERRUPTED, "Stopped.", "").causedBy(stop);
    } finally {
      graph.close();
      closed.countDown();
      forget(ending);
    }
  }

  private void untilIdle() throws InterruptedException {
    long lastUsed = System.nanoTime();
    while (true) {
      Thread.sleep(LOOK_AGAIN_MILLIS);
      long now = System.nanoTime();
      if (idle.isEmpty() || graph.reach().others() > 0) {
        lastUsed = now;
      } else if (now - lastUsed >= idle.get().toNanos()) {
        notice.accept("Nobody has used the graph for " + CaseDuration.text(idle.get()) + ".");
        return;
      }
    }
  }

  private static void end(Thread serving, CountDownLatch closed) {
    serving.interrupt();
    try {
      closed.await(SECONDS_TO_CLOSE, TimeUnit.SECONDS);
    } catch (InterruptedException hurry) {
      Thread.currentThread().interrupt();
    }
  }

  private static void forget(Thread hook) {
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException alreadyEnding) {
      // The process ends because of it.
    }
  }
}
