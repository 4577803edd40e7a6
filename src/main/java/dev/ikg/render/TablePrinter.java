package dev.ikg.render;

import dev.ikg.answer.Answer;
import dev.ikg.answer.Cell;
import dev.ikg.answer.Column;
import dev.ikg.answer.Row;
import dev.ikg.problem.Count;
import java.io.IOException;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.List;
import java.util.NavigableMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Aligned columns for a person, numbers on the right. Where a line is too narrow, long values are
 * shortened and then columns are left out; a line under the table says so. The summary and the
 * notes follow.
 */
final class TablePrinter implements AnswerPrinter {

  private static final String GAP = "  ";

  private final Page page;

  TablePrinter(Page page) {
    this.page = page;
  }

  @Override
  public void print(Answer answer, Appendable out, Appendable aside) throws IOException {
    if (!answer.columns().isEmpty()) {
      new Table(answer).print(out);
    }
    UnderRows.print(answer, page, out);
  }

  /** A text and the cells that it takes. */
  private record Shown(String text, int width) {
    static Shown of(String text) {
      return new Shown(text, DisplayWidth.of(text));
    }
  }

  /** One answer on its way to paper. */
  private final class Table {
    private final List<Column> columns;
    private final List<Row> rows;
    private final int lineWidth;
    private final NavigableMap<Integer, Integer> widths;

    /** Of lists, which take long to write. */
    private final IdentityHashMap<Cell.Many, Shown> shownLists = new IdentityHashMap<>();

    private int shortened;

    Table(Answer answer) {
      columns = answer.columns();
      rows = answer.rows();
      lineWidth = page.limited() ? page.width() : Integer.MAX_VALUE;
      widths = widths();
    }

    void print(Appendable out) throws IOException {
      if (page.header()) {
        out.append(page.ink().strong(line(names())));
        out.append('\n');
        String rule = widths.values().stream().map("-"::repeat).collect(Collectors.joining(GAP));
        out.append(page.ink().faint(rule)).append('\n');
      }
      for (Row row : rows) {
        out.append(line(fitted(row))).append('\n');
      }
      if (rows.isEmpty()) {
        out.append("(no rows)\n");
      }
      leftOut(out);
    }

    private NavigableMap<Integer, Integer> widths() {
      List<ColumnWidths.Wish> wishes = new ArrayList<>(columns.size());
      for (int i = 0; i < columns.size(); i++) {
        wishes.add(ColumnUse.wish(columns.get(i), natural(i), DisplayWidth.of(name(i)), lineWidth));
      }
      return ColumnWidths.share(wishes, lineWidth, GAP.length());
    }

    private List<String> names() {
      return widths.entrySet().stream()
          .map(width -> ShownText.cut(name(width.getKey()), width.getValue()))
          .toList();
    }

    private String name(int column) {
      return ShownText.of(columns.get(column).name());
    }

    /** The cells that show everything; of what is wider than a line, some more than a line. */
    private int natural(int column) {
      int natural = page.header() ? DisplayWidth.of(name(column)) : 1;
      for (Row row : rows) {
        natural = Math.max(natural, shown(column, row).width());
      }
      return natural;
    }

    /** What a cell shows; of a long list only so much that it is seen not to fit a line. */
    private Shown shown(int column, Row row) {
      Cell cell = row.cells().get(column);
      return cell instanceof Cell.Many many
          ? shownLists.computeIfAbsent(many, list -> Shown.of(ListText.upTo(list, lineWidth)))
          : Shown.of(ShownText.of(CellText.of(columns.get(column), cell)));
    }

    private List<String> fitted(Row row) {
      List<String> texts = new ArrayList<>(widths.size());
      widths.forEach((column, width) -> texts.add(fitted(column, row, width)));
      return texts;
    }

    private String fitted(int column, Row row, int width) {
      Shown whole = shown(column, row);
      if (row.cells().get(column) instanceof Cell.Many many) {
        shownLists.remove(many);
      }
      if (whole.width() <= width) {
        return whole.text();
      }
      shortened++;
      return row.cells().get(column) instanceof Cell.Many many
          ? ListText.shortened(many, width)
          : ShownText.cut(whole.text(), width);
    }

    /** A line of texts that fit. */
    private String line(List<String> texts) {
      StringBuilder line = new StringBuilder();
      Iterator<String> next = texts.iterator();
      widths.forEach(
          (column, width) -> {
            String text = next.next();
            line.append(line.isEmpty() ? "" : GAP);
            if (ColumnUse.isNumeric(columns.get(column))) {
              line.append(padding(text, width)).append(text);
            } else if (next.hasNext()) {
              line.append(text).append(padding(text, width));
            } else {
              line.append(text);
            }
          });
      return line.toString().stripTrailing();
    }

    private static String padding(String text, int width) {
      return " ".repeat(Math.max(0, width - DisplayWidth.of(text)));
    }

    private void leftOut(Appendable out) throws IOException {
      List<String> parts = new ArrayList<>();
      if (shortened > 0) {
        parts.add(Count.of(shortened, "value shortened", "values shortened"));
      }
      if (widths.size() < columns.size()) {
        parts.add(
            IntStream.range(0, columns.size())
                .filter(column -> !widths.containsKey(column))
                .mapToObj(this::name)
                .collect(Collectors.joining(", ", "not shown: ", "")));
      }
      if (!parts.isEmpty()) {
        String text =
            "(to fit %d cells: %s; --wide or another --format shows all)"
                .formatted(page.width(), String.join("; ", parts));
        for (String line : Wrapping.lines(text, page.room(0))) {
          out.append(line).append('\n');
        }
      }
    }
  }
}
