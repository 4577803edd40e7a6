package dev.ikg.render;

import dev.ikg.answer.Answer;
import dev.ikg.answer.Column;
import dev.ikg.answer.Row;
import java.io.IOException;
import java.util.List;

/**
 * The values of a row below each other, each behind the name of its column and wrapped to the page;
 * a line with the number of the row between two rows. What is missing stands as a lone name.
 */
final class VerticalPrinter implements AnswerPrinter {

  private static final String GAP = "  ";

  private final Page page;

  VerticalPrinter(Page page) {
    this.page = page;
  }

  @Override
  public void print(Answer answer, Appendable out, Appendable aside) throws IOException {
    List<String> names =
        answer.columns().stream().map(column -> ShownText.of(column.name())).toList();
    int widest = names.stream().mapToInt(DisplayWidth::of).max().orElse(0);
    int number = 0;
    for (Row row : answer.rows()) {
      number++;
      out.append(page.ink().faint("-- " + number + " --")).append('\n');
      for (int i = 0; i < names.size(); i++) {
        value(names.get(i), widest, text(answer.columns().get(i), row, i), out);
      }
    }
    if (answer.rows().isEmpty() && !answer.columns().isEmpty()) {
      out.append("(no rows)\n");
    }
    UnderRows.print(answer, page, out);
  }

  private static String text(Column column, Row row, int index) {
    return CellText.of(column, row.cells().get(index));
  }

  private void value(String name, int widest, String text, Appendable out) throws IOException {
    String padding = " ".repeat(widest - DisplayWidth.of(name));
    int indent = widest + GAP.length();
    String before = page.ink().strong(name) + padding + GAP;
    for (String line : Wrapping.lines(text, page.room(indent))) {
      out.append((before + line).stripTrailing()).append('\n');
      before = " ".repeat(indent);
    }
    if (text.isEmpty()) {
      out.append(before.stripTrailing()).append('\n');
    }
  }
}
