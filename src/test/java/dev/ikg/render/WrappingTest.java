package dev.ikg.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.AlphaChars;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.StringLength;
import org.junit.jupiter.api.Test;

/** How texts are broken into lines. */
class WrappingTest {

  @Test
  void aTextIsBrokenBetweenWords() {
    assertEquals(
        List.of("The cache", "was cold", "again."), Wrapping.lines("The cache was cold again.", 9));
  }

  @Test
  void hangulTakesTwoCells() {
    assertEquals(List.of("캐시가", "비어", "있었다."), Wrapping.lines("캐시가 비어 있었다.", 7));
    assertEquals(List.of("캐시가 비어", "있었다."), Wrapping.lines("캐시가 비어 있었다.", 11));
  }

  @Test
  void aWordThatIsTooLongIsBrokenInsideAndAnAddressIsNot() {
    assertEquals(List.of("장애", "가", "났다"), Wrapping.lines("장애가 났다", 4));
    assertEquals(List.of("abcde", "f gh"), Wrapping.lines("abcdef gh", 5));
    assertEquals(
        List.of("at", "https://example.org/long"),
        Wrapping.lines("at https://example.org/long", 8));
  }

  @Test
  void itsOwnLineBreaksAreKeptAndNothingElseMovesTheCursor() {
    assertEquals(
        List.of("one", "", "two␛[31m"), Wrapping.lines("one\n\ntwo\u001b[31m", Page.UNLIMITED));
  }

  @Property
  void noWordIsLostAndNoLineIsTooLong(
      @ForAll List<@AlphaChars @StringLength(min = 1, max = 30) String> words,
      @ForAll @IntRange(min = 2, max = 60) int width) {
    List<String> lines = Wrapping.lines(String.join(" ", words), width);
    assertEquals(String.join("", words), String.join("", lines).replace(" ", ""));
    assertTrue(lines.stream().allMatch(line -> line.length() <= width), lines.toString());
  }
}
