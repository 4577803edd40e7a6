package dev.ikg.graph;

import dev.ikg.cypher.StatementFile;
import dev.ikg.problem.Failure;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;

/**
 * The turn of one load: while it is held, no other load of this graph is at work, in whatever
 * process. So two loads at the same time end as one after the other, although each writes many
 * batches.
 *
 * <p>The turn is a lock that an open transaction holds, and the transaction never writes: it
 * creates a node with a unique key and is rolled back in the end. The server ends it when its
 * process dies, so nothing has to be cleaned up after a crash.
 */
public final class LoadTurn {

  private static final StatementFile TURN = StatementFile.load("load/turn");
  private static final long SILENT_SECONDS = 1;
  private static final long GRACE_MILLIS = 5000;

  private final CompletableFuture<Boolean> held = new CompletableFuture<>();
  private final CountDownLatch over = new CountDownLatch(1);
  private final Thread holder;

  private LoadTurn(Graph graph) {
    holder = new Thread(() -> hold(graph), "load-turn");
    holder.setDaemon(true);
  }

  /**
   * Does work while no other load is at work. The constraints of the graph must be there ({@link
   * Schema#ensureKeys}).
   *
   * @param waiting is run once where another load is at work
   * @throws Failure of kind {@code INTERRUPTED} where a person stops the waiting
   */
  public static <T> T during(Graph graph, Runnable waiting, Supplier<T> work) {
    LoadTurn turn = new LoadTurn(graph);
    turn.holder.start();
    try {
      turn.await(waiting);
      return work.get();
    } finally {
      turn.end();
    }
  }

  private void await(Runnable waiting) {
    try {
      try {
        held.get(SILENT_SECONDS, TimeUnit.SECONDS);
      } catch (TimeoutException another) {
        waiting.run();
        held.get();
      }
    } catch (ExecutionException failed) {
      throw failed.getCause() instanceof RuntimeException known
          ? known
          : new IllegalStateException(failed);
    } catch (InterruptedException stop) {
      Thread.currentThread().interrupt();
      throw Failure.of(Failure.Kind.INTERRUPTED, "interrupted", "").causedBy(stop);
    }
  }

  private void hold(Graph graph) {
    try {
      graph.write(
          transaction -> {
            transaction.run(TURN.query());
            held.complete(true);
            awaitEnd();
            throw new Over();
          });
    } catch (Over ended) {
      // Rolled back, as it should be.
    } catch (RuntimeException failed) {
      held.completeExceptionally(failed);
    }
  }

  private void awaitEnd() {
    try {
      over.await();
    } catch (InterruptedException stop) {
      Thread.currentThread().interrupt();
    }
  }

  /** Gives the turn to whoever waits. */
  private void end() {
    over.countDown();
    try {
      holder.join(GRACE_MILLIS);
    } catch (InterruptedException stop) {
      Thread.currentThread().interrupt();
    }
  }

  /** Rolls the transaction back. */
  private static final class Over extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Over() {
      super("the turn is over", null, false, false);
    }
  }
}
