package dev.ikg.render;

import dev.ikg.answer.Answer;
import dev.ikg.answer.Cell;
import dev.ikg.answer.Column;
import dev.ikg.answer.Row;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * Rows with long texts, one below the other instead of in columns: a line with what a row is, below
 * it the texts wrapped to the page, and then everything else that is known of it.
 *
 * @param heads columns of the first line; a number stands before the name of its column
 * @param texts columns that are a paragraph each
 * @param others columns that stand with their names in one paragraph
 */
public record Listing(List<String> heads, List<String> texts, List<String> others) {

  private static final String INDENT = "  ";

  public Listing {
    heads = List.copyOf(heads);
    texts = List.copyOf(texts);
    others = List.copyOf(others);
  }

  /** Writes an answer that has these columns. */
  public void print(Answer answer, Page page, Appendable out) throws IOException {
    int width = page.room(INDENT.length());
    if (answer.rows().isEmpty()) {
      out.append("(no rows)\n");
    }
    for (Row row : answer.rows()) {
      out.append(String.join(INDENT, values(heads, false, answer, row))).append('\n');
      for (String text : values(texts, false, answer, row)) {
        paragraph(text, width, out);
      }
      paragraph(String.join("; ", values(others, true, answer, row)), width, out);
    }
    UnderRows.print(answer, page, out);
  }

  private static void paragraph(String text, int width, Appendable out) throws IOException {
    for (String line : Wrapping.lines(text, width)) {
      out.append(INDENT).append(line).append('\n');
    }
  }

  /** What is known of a row in some columns. */
  private static List<String> values(List<String> names, boolean withName, Answer answer, Row row) {
    List<String> values = new ArrayList<>();
    for (int i = 0; i < answer.columns().size(); i++) {
      Column column = answer.columns().get(i);
      Cell cell = row.cells().get(i);
      String value = names.contains(column.name()) ? CellText.of(column, cell) : "";
      if (value.isEmpty()) {
        continue;
      }
      if (cell instanceof Cell.Whole) {
        values.add(value + " " + column.name());
      } else {
        values.add(ShownText.of(withName ? column.name() + ": " + value : value));
      }
    }
    return values;
  }
}
