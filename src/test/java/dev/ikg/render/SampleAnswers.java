package dev.ikg.render;

import dev.ikg.answer.Answer;
import dev.ikg.answer.Cell;
import dev.ikg.answer.Column;
import dev.ikg.answer.Row;
import dev.ikg.answer.Summary;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** Answers that hold what is hard to write. */
final class SampleAnswers {

  private SampleAnswers() {}

  /** Organizations with Hangul, emoji, a combining mark, long lists and nothing known. */
  static Answer grouped() {
    return new Answer(
        List.of(
            Column.text("org"),
            Column.whole("cases"),
            Column.real("share"),
            Column.text("first"),
            Column.list("ids")),
        List.of(
            row(Cell.of("네이버 🚀"), 12, 0.5, Cell.of("2019-03"), ids(7)),
            row(Cell.of("Cafe\u0301 = 1"), 3, 0.125, Cell.of("2020"), ids(2)),
            row(Cell.of("=SUM(A1)"), 1, 0.0416666, Cell.missing(), Cell.ofTexts(List.of()))),
        summary(),
        List.of("2 cases have no date"));
  }

  /** Cases whose titles try to leave their cell. */
  static Answer hostile() {
    return new Answer(
        List.of(Column.text("id"), Column.text("title"), Column.list("factors")),
        List.of(
            titled("A-1", "bell \u0007, escape \u001B[31m red", "a;b", "c\\d"),
            titled("A-2", "two\nlines\r\nand a\ttab", "a|b", "`x`"),
            titled("A-3", "zero\u200Bwidth and \u202Ereversed", "@cmd", "-1"),
            titled("A-4", "quotes \" and ' and <b>|</b> \\", "'quoted", "plain"),
            titled("A-5", "-2+3 is a formula", "한글", "👩\u200D💻"),
            titled("A-6", "", "", "")),
        new Summary(new Cell.Fields(Map.of()), List.of()),
        List.of());
  }

  static Answer empty() {
    return new Answer(
        List.of(Column.text("id"), Column.whole("cases")),
        List.of(),
        new Summary(new Cell.Fields(Map.of("cases", Cell.of(0))), List.of("0 cases")),
        List.of());
  }

  private static Row titled(String id, String title, String... factors) {
    return new Row(List.of(Cell.of(id), Cell.of(title), Cell.ofTexts(List.of(factors))));
  }

  private static Row row(Cell org, long cases, double share, Cell first, Cell ids) {
    return new Row(List.of(org, Cell.of(cases), Cell.of(share), first, ids));
  }

  private static Cell ids(int count) {
    return Cell.ofTexts(IntStream.rangeClosed(1, count).mapToObj(i -> "IL-000" + i).toList());
  }

  private static Summary summary() {
    Map<String, Cell> values = new LinkedHashMap<>();
    values.put("cases", Cell.of(16));
    values.put("recurs", Cell.of(true));
    values.put("lift", Cell.of(1.25));
    values.put("p", Cell.of(Double.NaN));
    values.put("q", Cell.missing());
    values.put("graph", new Cell.Fields(Map.of("digest", Cell.of("ab12"))));
    return new Summary(
        new Cell.Fields(values), List.of("16 cases at 3 organizations.", "Lift 1.25."));
  }
}
