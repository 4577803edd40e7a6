package dev.ikg.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ikg.GoldenText;
import dev.ikg.answer.Answer;
import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class AnswerPrinterTest {

  /** What is printed, the part for standard error behind a line that separates the two. */
  private static String printed(Format format, Page page, Answer answer) throws IOException {
    StringBuilder out = new StringBuilder();
    StringBuilder aside = new StringBuilder();
    AnswerPrinter.of(format, page).print(answer, out, aside);
    return out + (aside.isEmpty() ? "" : "=== aside\n" + aside);
  }

  @ParameterizedTest
  @EnumSource(Format.class)
  void everyFormatWritesGroupsAsItsFileSays(Format format) throws IOException {
    GoldenText.assertSame(
        "render/grouped." + format.word(), printed(format, Pages.WIDE, SampleAnswers.grouped()));
  }

  @ParameterizedTest
  @EnumSource(Format.class)
  void everyFormatKeepsHostileTextInItsCell(Format format) throws IOException {
    GoldenText.assertSame(
        "render/hostile." + format.word(), printed(format, Pages.WIDE, SampleAnswers.hostile()));
  }

  @ParameterizedTest
  @EnumSource(Format.class)
  void anEmptyAnswerStillHasItsColumns(Format format) throws IOException {
    GoldenText.assertSame(
        "render/empty." + format.word(), printed(format, Pages.WIDE, SampleAnswers.empty()));
  }

  @ParameterizedTest
  @ValueSource(ints = {60, 40, 30, 12})
  void aNarrowTableSaysWhatItLeftOut(int width) throws IOException {
    String table = printed(Format.TABLE, Pages.of(width), SampleAnswers.grouped());
    GoldenText.assertSame("render/grouped-" + width + ".table", table);
    String rows = table.substring(0, table.indexOf("(to fit"));
    assertEquals(List.of(), wider(rows, width));
    assertEquals(List.of(), wider(table, Math.max(width, 20)));
  }

  private static List<String> wider(String text, int width) {
    return text.lines().filter(line -> DisplayWidth.of(line) > width).toList();
  }

  @Test
  void columnsStayAlignedBesideHangulEmojiAndCombiningMarks() throws IOException {
    String table = printed(Format.TABLE, Pages.WIDE, SampleAnswers.grouped());
    List<Integer> ends =
        Stream.of("12  50.0%", "3  12.5%", "1   4.2%")
            .map(
                cell ->
                    table
                            .lines()
                            .filter(line -> line.contains(cell))
                            .findFirst()
                            .orElseThrow()
                            .split(cell, 2)[0]
                        + cell)
            .map(DisplayWidth::of)
            .toList();
    assertEquals(1, ends.stream().distinct().count(), () -> "rows end at cells " + ends);
  }

  @Test
  void aTableNeverHoldsACharacterThatATerminalObeys() throws IOException {
    String table = printed(Format.TABLE, Pages.WIDE, SampleAnswers.hostile());
    assertTrue(
        table
            .codePoints()
            .filter(c -> c != '\n')
            .noneMatch(c -> Character.isISOControl(c) || c == 0x200B || c == 0x202E),
        table);
  }

  @Test
  void theHeaderCanBeLeftOut() throws IOException {
    Page page = new Page(Page.UNLIMITED, false, false, Ink.PLAIN, Ink.PLAIN);
    for (Format format : List.of(Format.CSV, Format.TSV, Format.TABLE)) {
      assertFalse(printed(format, page, SampleAnswers.hostile()).contains("title"), format.word());
    }
  }

  @Test
  void jsonReadsBackWithNullForWhatCannotBeComputed() throws IOException {
    JsonNode read =
        JsonMapper.shared().readTree(printed(Format.JSON, Pages.WIDE, SampleAnswers.grouped()));
    assertEquals(List.of("columns", "rows", "summary", "notes"), List.copyOf(read.propertyNames()));
    assertTrue(read.at("/summary/p").isNull());
    assertTrue(read.at("/rows/2/first").isNull());
    assertEquals("ab12", read.at("/summary/graph/digest").asString());
    assertEquals(7, read.at("/rows/0/ids").size());
  }

  @Test
  void aFileEndingSetsTheFormat() {
    assertEquals(
        List.of(Format.CSV, Format.MARKDOWN, Format.JSONL),
        Stream.of("a.CSV", "b.c.md", "x.ndjson").flatMap(f -> Format.ofFile(f).stream()).toList());
    assertTrue(Format.ofFile("answer.xls").isEmpty());
    assertTrue(Format.ofFile("answer").isEmpty());
  }
}
