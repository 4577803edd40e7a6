package dev.ikg.casework;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.ikg.problem.Failure;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BeforehandTest {

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void itIsMadeOnceWhetherItWasBegunOrNot(boolean early) {
    AtomicInteger made = new AtomicInteger();
    Beforehand<Integer> beforehand = new Beforehand<>(made::incrementAndGet);
    if (early) {
      beforehand.begin();
      beforehand.begin();
    }
    assertEquals(1, beforehand.get());
    assertEquals(1, beforehand.get());
    beforehand.begin();
    assertEquals(1, made.get());
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void whatIsWrongIsSaidToWhoAsks(boolean early) {
    Failure wrong = Failure.of(Failure.Kind.CONTENT, "a file is broken", "");
    Beforehand<Integer> beforehand =
        new Beforehand<>(
            () -> {
              throw wrong;
            });
    if (early) {
      beforehand.begin();
    }
    assertSame(wrong, assertThrows(Failure.class, beforehand::get));
  }

  @Test
  void nothingIsMadeThatNobodyNeeds() {
    AtomicInteger made = new AtomicInteger();
    new Beforehand<>(made::incrementAndGet);
    assertEquals(0, made.get());
  }
}
