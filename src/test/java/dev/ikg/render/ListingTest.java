package dev.ikg.render;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ikg.answer.Answer;
import dev.ikg.answer.Cell;
import dev.ikg.answer.Column;
import dev.ikg.answer.Row;
import dev.ikg.answer.Summary;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Rows with long texts, one below the other. */
class ListingTest {

  private static final Listing LISTING =
      new Listing(List.of("label", "cases"), List.of("definition"), List.of("group", "aliases"));

  private static final List<Column> COLUMNS =
      List.of(
          Column.text("label"),
          Column.whole("cases"),
          Column.text("group"),
          Column.text("definition"),
          Column.list("aliases"));

  private static String printed(int width, Row... rows) throws IOException {
    StringBuilder out = new StringBuilder();
    Summary summary = new Summary(new Cell.Fields(Map.of()), List.of("2 labels."));
    LISTING.print(
        new Answer(COLUMNS, List.of(rows), summary, List.of("That is all.")), Pages.of(width), out);
    return out.toString();
  }

  @Test
  void whatIsNotKnownIsLeftOutAndTextsAreWrapped() throws IOException {
    assertEquals(
        """
        cold-cache  3 cases
          캐시가 비어 있었고
          다시 차야 했다.
          group: load; aliases:
          empty-cache,
          cool\u241bcache
        bare  0 cases

        2 labels.
        note: That is all.
        """,
        printed(
            24,
            new Row(
                List.of(
                    Cell.of("cold-cache"),
                    Cell.of(3),
                    Cell.of("load"),
                    Cell.of("캐시가 비어 있었고 다시 차야 했다."),
                    Cell.ofTexts(List.of("empty-cache", "cool\u001bcache")))),
            new Row(
                List.of(
                    Cell.of("bare"),
                    Cell.of(0),
                    Cell.missing(),
                    Cell.missing(),
                    Cell.ofTexts(List.of())))));
  }

  @Test
  void noRowsAreSaid() throws IOException {
    assertEquals("(no rows)\n\n2 labels.\nnote: That is all.\n", printed(80));
  }
}
