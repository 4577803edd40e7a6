package dev.ikg.render;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ShownTextTest {

  @ParameterizedTest
  @CsvSource({
    "plain, 5",
    "장애, 4",
    "🚀, 2",
    "⌚, 2",
    "e\u0301, 1",
    "ｆｕｌｌ, 8",
    "\u1112\u1161\u11AB, 2",
    "…, 1",
    "한a글, 5",
    "ﾊﾝ, 2"
  })
  void aTextTakesSoManyCells(String text, int cells) {
    assertEquals(cells, DisplayWidth.of(text));
  }

  @Test
  void everyWideRangeIsWideAtBothEndsAndNotBeyond() {
    assertEquals(1, DisplayWidth.of(0x10FF));
    assertEquals(2, DisplayWidth.of(0x1100));
    assertEquals(2, DisplayWidth.of(0xAC00));
    assertEquals(2, DisplayWidth.of(0xD7A3));
    assertEquals(1, DisplayWidth.of(0xD7A4));
    assertEquals(2, DisplayWidth.of(0x3FFFD));
  }

  @Test
  void controlsAreShown() {
    assertEquals("a␊b␛[0m␡<U+0085><U+202E>", ShownText.of("a\nb\u001B[0m\u007F\u0085\u202E"));
  }

  @Test
  void aCutFallsBetweenWordsWhereLittleIsLostWithIt() {
    assertEquals("A cache was…", ShownText.cut("A cache was invalidated", 15));
    assertEquals("A cache was…", ShownText.cut("A cache was invalidated", 12));
    assertEquals("A inval…", ShownText.cut("A invalidated", 8));
    assertEquals("inval…", ShownText.cut("invalidated", 6));
  }

  @Test
  void aCutNeverPartsAWideCharacter() {
    assertEquals("장…", ShownText.cut("장애가", 4));
    assertEquals("장애가", ShownText.cut("장애가", 6));
    assertEquals("a🚀…", ShownText.cut("a🚀b🚀", 4));
  }
}
