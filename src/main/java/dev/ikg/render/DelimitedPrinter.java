package dev.ikg.render;

import dev.ikg.answer.Answer;
import dev.ikg.answer.Cell;
import dev.ikg.answer.Row;
import dev.ikg.answer.SpreadsheetText;
import java.io.IOException;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Rows for spreadsheets and other programs; the summary's lines and the notes go aside.
 *
 * <p><b>CSV</b> follows RFC 4180: commas, CRLF, quotes where needed. An empty text is {@code ""}, a
 * missing value is nothing at all. <b>TSV</b> has no quotes: a tab, a line break and a backslash in
 * a value are written {@code \t}, {@code \n}, {@code \r}, {@code \\}; lines end with LF.
 *
 * <p>In both, the items of a list are joined by {@code ;}, and a {@code ;} or a backslash inside an
 * item has a backslash before it. A text that a spreadsheet could take for a formula gets an
 * apostrophe in front: {@link SpreadsheetText}. Numbers never get one.
 */
final class DelimitedPrinter implements AnswerPrinter {

  /** How the finished text of a cell is kept apart from its neighbours. */
  private interface Framing {
    String frame(String text);
  }

  private final String separator;
  private final String lineEnd;
  private final Framing framing;
  private final boolean header;

  private DelimitedPrinter(String separator, String lineEnd, Framing framing, boolean header) {
    this.separator = separator;
    this.lineEnd = lineEnd;
    this.framing = framing;
    this.header = header;
  }

  static DelimitedPrinter csv(boolean header) {
    return new DelimitedPrinter(",", "\r\n", DelimitedPrinter::quoted, header);
  }

  static DelimitedPrinter tsv(boolean header) {
    return new DelimitedPrinter("\t", "\n", DelimitedPrinter::escaped, header);
  }

  @Override
  public void print(Answer answer, Appendable out, Appendable aside) throws IOException {
    if (header) {
      line(
          answer.columns().stream()
              .map(column -> framing.frame(SpreadsheetText.guarded(column.name())))
              .toList(),
          out);
    }
    for (Row row : answer.rows()) {
      line(row.cells().stream().map(this::cell).toList(), out);
    }
    for (String text : CellText.below(answer.summary(), answer.notes())) {
      aside.append(text).append('\n');
    }
  }

  private void line(List<String> cells, Appendable out) throws IOException {
    out.append(String.join(separator, cells)).append(lineEnd);
  }

  private String cell(Cell cell) {
    if (cell instanceof Cell.Text text) {
      return framing.frame(SpreadsheetText.guarded(text.value()));
    }
    if (cell instanceof Cell.Many many) {
      return many.values().isEmpty() ? "" : framing.frame(SpreadsheetText.guarded(joined(many)));
    }
    if (cell instanceof Cell.Fields fields) {
      StringBuilder json = new StringBuilder();
      try (JsonCells cells = new JsonCells(json)) {
        cells.value(fields);
      }
      return framing.frame(json.toString());
    }
    return CellText.exact(cell);
  }

  private static String joined(Cell.Many many) {
    return CellText.items(many).stream()
        .map(item -> item.replace("\\", "\\\\").replace(";", "\\;"))
        .collect(Collectors.joining(";"));
  }

  private static String quoted(String text) {
    boolean plain = !text.isEmpty() && text.chars().noneMatch(c -> c == ',' || c == '"' || c < ' ');
    return plain ? text : '"' + text.replace("\"", "\"\"") + '"';
  }

  private static String escaped(String text) {
    return text.replace("\\", "\\\\")
        .replace("\t", "\\t")
        .replace("\n", "\\n")
        .replace("\r", "\\r");
  }
}
