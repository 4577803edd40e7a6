package dev.ikg.neo4j;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ikg.graph.Graph;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** How the end of the process waits for the threads of the driver. */
@Timeout(60)
class DriverThreadsTest {

  private static final String NAME = "spinning";
  private static final Duration LONG = Duration.ofSeconds(30);

  @Test
  void aThreadThatRunsIsWaitedForUntilItSleeps() throws Exception {
    CompletableFuture<String> told = new CompletableFuture<>();
    Thread thread = running(told);
    new Thread(() -> told.complete("rest")).start();

    DriverThreads.awaitRest(NAME, LONG);

    assertNotEquals(Thread.State.RUNNABLE, thread.getState());
    end(thread);
  }

  @Test
  void aThreadThatNeverSleepsIsNotWaitedForMuchLonger() throws Exception {
    CompletableFuture<String> told = new CompletableFuture<>();
    Thread thread = running(told);

    DriverThreads.awaitRest(NAME, Duration.ofMillis(5));

    assertEquals(Thread.State.RUNNABLE, thread.getState());
    told.complete("rest");
    end(thread);
  }

  /** So that the name which is looked for is the one that the driver gives. */
  @Test
  void theDriverNamesItsThreadsSo() {
    try (Graph graph = GraphOpener.open(SharedGraph.behind(SharedGraph.port()))) {
      assertTrue(DriverThreads.named(DriverThreads.NAME).findAny().isPresent(), graph::location);
    }
  }

  private static Thread running(CompletableFuture<String> told) {
    Thread thread =
        new Thread(
            () -> {
              while (!told.isDone()) {
                Thread.onSpinWait();
              }
              rest();
            },
            NAME + "-1");
    thread.start();
    return thread;
  }

  private static void rest() {
    try {
      Thread.sleep(LONG.toMillis());
    } catch (InterruptedException over) {
      // The test is over.
    }
  }

  private static void end(Thread thread) throws InterruptedException {
    thread.interrupt();
    thread.join();
  }
}
