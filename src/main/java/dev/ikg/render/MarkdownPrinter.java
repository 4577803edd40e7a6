package dev.ikg.render;

import dev.ikg.answer.Answer;
import dev.ikg.answer.Column;
import dev.ikg.answer.Row;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * A table in GitHub's flavour of Markdown, then the summary's lines and the notes as a list. The
 * header is always there: without it, it would be no table.
 */
final class MarkdownPrinter implements AnswerPrinter {

  @Override
  public void print(Answer answer, Appendable out, Appendable aside) throws IOException {
    List<Column> columns = answer.columns();
    line(columns.stream().map(column -> MarkdownText.escaped(column.name())).toList(), out);
    line(
        columns.stream().map(column -> ColumnUse.isNumeric(column) ? "---:" : "---").toList(), out);
    for (Row row : answer.rows()) {
      List<String> cells = new ArrayList<>(columns.size());
      for (int i = 0; i < columns.size(); i++) {
        cells.add(MarkdownText.escaped(CellText.of(columns.get(i), row.cells().get(i))));
      }
      line(cells, out);
    }
    List<String> below = CellText.below(answer.summary(), answer.notes());
    if (!below.isEmpty()) {
      out.append('\n');
    }
    for (String text : below) {
      out.append("- ").append(MarkdownText.escaped(text)).append('\n');
    }
  }

  private static void line(List<String> cells, Appendable out) throws IOException {
    out.append("| ").append(String.join(" | ", cells)).append(" |\n");
  }
}
