package dev.ikg.neo4j;

import dev.ikg.problem.Failure;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import org.neo4j.driver.Driver;
import org.neo4j.driver.exceptions.Neo4jException;

/**
 * Runs units of work until one succeeds, fails for good, or is interrupted. The driver could repeat
 * too, but it also repeats what cannot pass, such as a transaction that needs more memory than it
 * may have, and it does not end when its thread is interrupted.
 */
final class Attempts implements AutoCloseable {

  private static final Duration PATIENCE = Duration.ofSeconds(15);
  private static final Duration GRACE = Duration.ofSeconds(2);
  private static final long FIRST_PAUSE_MILLIS = 50;
  private static final long LONGEST_PAUSE_MILLIS = 2000;

  private final Connections connections;
  private final String location;
  private final Predicate<Neo4jException> worthAnotherTry;
  private final ExecutorService workers = Executors.newCachedThreadPool(Attempts::worker);

  Attempts(Connections connections, String location, Predicate<Neo4jException> worthAnotherTry) {
    this.connections = connections;
    this.location = location;
    this.worthAnotherTry = worthAnotherTry;
  }

  private static Thread worker(Runnable work) {
    Thread thread = new Thread(work, "graph-work");
    thread.setDaemon(true);
    return thread;
  }

  /**
   * Does work with the driver, on another thread.
   *
   * @return what the work returns
   * @throws Failure what the driver's fault means, or of kind {@code INTERRUPTED}; what the work
   *     itself throws comes through as it is
   */
  <T> T of(Function<Driver, T> work) {
    return untilKnown((driver, known) -> work.apply(driver));
  }

  /**
   * As {@link #of}, but returns as soon as the work says what its result is; what is left of it
   * goes on alone, and a fault in that is nobody's any more.
   */
  <T> T untilKnown(BiFunction<Driver, Consumer<T>, T> work) {
    long deadline = System.nanoTime() + PATIENCE.toNanos();
    Pauses pauses = new Pauses(FIRST_PAUSE_MILLIS, LONGEST_PAUSE_MILLIS);
    while (true) {
      Interruption.check();
      Driver driver = connections.driver();
      try {
        return once(driver, work);
      } catch (Neo4jException | IllegalStateException fault) {
        boolean cutByAnother = driver != connections.driver();
        boolean again = cutByAnother || isWorthAnotherTry(fault);
        if (!again || System.nanoTime() - deadline > 0) {
          throw failure(fault);
        }
        pauses.rest();
      } catch (InterruptedException stop) {
        throw Interruption.failure(stop);
      }
    }
  }

  private boolean isWorthAnotherTry(RuntimeException fault) {
    return fault instanceof Neo4jException known && worthAnotherTry.test(known);
  }

  private RuntimeException failure(RuntimeException fault) {
    return fault instanceof Neo4jException known ? DriverFaults.failure(known, location) : fault;
  }

  private <T> T once(Driver driver, BiFunction<Driver, Consumer<T>, T> work)
      throws InterruptedException {
    CompletableFuture<T> result = new CompletableFuture<>();
    Future<?> running = workers.submit(() -> complete(result, driver, work));
    try {
      return result.get();
    } catch (ExecutionException ended) {
      throw thrownByWork(ended);
    } catch (InterruptedException stop) {
      connections.cut();
      running.cancel(true);
      awaitEnd(result);
      throw stop;
    }
  }

  @SuppressWarnings("CatchingUnchecked") // everything that ends the work reaches its caller
  private static <T> void complete(
      CompletableFuture<T> result, Driver driver, BiFunction<Driver, Consumer<T>, T> work) {
    try {
      result.complete(work.apply(driver, result::complete));
    } catch (Throwable thrown) {
      result.completeExceptionally(thrown);
    }
  }

  /** What the work threw, which can only be unchecked. */
  private static RuntimeException thrownByWork(ExecutionException ended) {
    if (ended.getCause() instanceof Error error) {
      throw error;
    }
    return ended.getCause() instanceof RuntimeException exception
        ? exception
        : new IllegalStateException(ended);
  }

  /**
   * Lets work that was cut off end, so that it does not run on beside what its caller does next.
   */
  private static void awaitEnd(CompletableFuture<?> result) throws InterruptedException {
    try {
      result.get(GRACE.toMillis(), TimeUnit.MILLISECONDS);
    } catch (ExecutionException | TimeoutException ended) {
      // How it ended makes no difference to who stopped it.
    }
  }

  /** What is left of a unit of work is given the time to end. */
  @Override
  public void close() {
    workers.shutdown();
    try {
      if (!workers.awaitTermination(GRACE.toMillis(), TimeUnit.MILLISECONDS)) {
        workers.shutdownNow();
      }
    } catch (InterruptedException stop) {
      Thread.currentThread().interrupt();
    }
  }
}
