package dev.ikg.render;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScreenLinesTest {

  @ParameterizedTest
  @CsvSource({
    "'', 10, 0",
    "'a', 10, 1",
    "'a\n\nb\n', 10, 3",
    "'0123456789', 10, 1",
    "'0123456789a', 10, 2",
    "'장애장애장애', 10, 2",
    "'\u001B[31m0123456789\u001B[0m', 10, 1",
    "'0123456789a', 0, 1"
  })
  void aLineThatIsTooLongTakesSeveralOfTheScreen(String text, int width, long lines) {
    assertEquals(lines, ScreenLines.of(text, width));
  }
}
