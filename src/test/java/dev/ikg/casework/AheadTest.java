package dev.ikg.casework;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ikg.problem.Failure;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class AheadTest {

  private final List<Integer> used = new ArrayList<>();

  @Test
  void allThatIsMadeIsUsedInOrder() {
    Ahead.run((Consumer<Integer> out) -> upTo(50, out), used::add, () -> {});

    assertEquals(IntStream.range(0, 50).boxed().toList(), used);
  }

  @Test
  void aFaultOfTheMakingIsThrownOnceAllBeforeItIsUsed() {
    IllegalStateException fault = new IllegalStateException("as it should be");

    Throwable thrown =
        assertThrows(
            IllegalStateException.class,
            () ->
                Ahead.run(
                    (Consumer<Integer> out) -> {
                      upTo(5, out);
                      throw fault;
                    },
                    used::add,
                    () -> {}));

    assertSame(fault, thrown);
    assertEquals(List.of(0, 1, 2, 3, 4), used);
  }

  @Test
  void aFaultOfTheUsingEndsTheMaking() throws InterruptedException {
    CountDownLatch ended = new CountDownLatch(1);
    AtomicInteger made = new AtomicInteger();

    assertThrows(
        ArithmeticException.class,
        () ->
            Ahead.run(
                (Consumer<Integer> out) -> {
                  try {
                    while (true) {
                      out.accept(made.getAndIncrement());
                    }
                  } finally {
                    ended.countDown();
                  }
                },
                thing -> {
                  throw new ArithmeticException("as it should be");
                },
                () -> {}));

    ended.await();
    assertTrue(made.get() <= 4, () -> made.get() + " were made ahead");
  }

  @Test
  void theMakingIsNoMoreThanTwoAhead() {
    AtomicInteger made = new AtomicInteger();

    Ahead.run(
        (Consumer<Integer> out) -> {
          for (int i = 0; i < 200; i++) {
            made.incrementAndGet();
            out.accept(i);
          }
        },
        thing -> {
          assertTrue(made.get() <= thing + 3, () -> made.get() + " made, now " + thing);
          used.add(thing);
        },
        () -> {});

    assertEquals(200, used.size());
  }

  @Test
  void aPersonCanStopIt() throws InterruptedException {
    CountDownLatch never = new CountDownLatch(1);
    CountDownLatch ended = new CountDownLatch(1);
    Thread.currentThread().interrupt();

    Failure stopped =
        assertThrows(
            Failure.class,
            () ->
                Ahead.run(
                    (Consumer<Integer> out) -> {
                      awaitOr(never, ended);
                      out.accept(1);
                    },
                    used::add,
                    () -> {}));

    assertEquals(Failure.Kind.INTERRUPTED, stopped.kind());
    assertFalse(Thread.interrupted(), "the thread can go on with something else");
    ended.await();
    assertEquals(List.of(), used);
  }

  private static void awaitOr(CountDownLatch latch, CountDownLatch ended) {
    try {
      latch.await();
    } catch (InterruptedException stop) {
      Thread.currentThread().interrupt();
    } finally {
      ended.countDown();
    }
  }

  private static void upTo(int many, Consumer<Integer> out) {
    IntStream.range(0, many).forEach(out::accept);
  }
}
