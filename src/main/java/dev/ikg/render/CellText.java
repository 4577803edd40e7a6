package dev.ikg.render;

import dev.ikg.answer.Cell;
import dev.ikg.answer.Column;
import dev.ikg.answer.Summary;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Cells as plain text, for people. */
final class CellText {

  /** What a note begins with. */
  static final String NOTE = "note: ";

  private CellText() {}

  /** A cell of a column: shares as a percentage with one decimal, other reals with three. */
  static String of(Column column, Cell cell) {
    if (cell instanceof Cell.Real real && isShare(column)) {
      return String.format(Locale.ROOT, "%.1f%%", real.value() * 100);
    }
    return of(cell);
  }

  static String of(Cell cell) {
    if (cell instanceof Cell.Many many) {
      return String.join(", ", items(many));
    }
    if (cell instanceof Cell.Fields fields) {
      return fields.values().entrySet().stream()
          .map(field -> field.getKey() + ": " + of(field.getValue()))
          .collect(Collectors.joining(", "));
    }
    if (cell instanceof Cell.Real real) {
      return decimal(real.value());
    }
    return exact(cell);
  }

  /** The texts of a list, one each. */
  static List<String> items(Cell.Many many) {
    return many.values().stream().map(CellText::of).toList();
  }

  /**
   * A single value with nothing rounded; empty where it is missing.
   *
   * @throws IllegalArgumentException for a cell of several values
   */
  static String exact(Cell cell) {
    if (cell instanceof Cell.Single single) {
      return single.exact();
    }
    throw new IllegalArgumentException("not a single value: " + cell.getClass().getSimpleName());
  }

  /** What stands under the rows: the summary's lines, then the notes. */
  static List<String> below(Summary summary, List<String> notes) {
    return Stream.concat(summary.lines().stream(), notes.stream().map(note -> NOTE + note))
        .map(ShownText::of)
        .toList();
  }

  private static boolean isShare(Column column) {
    return column.name().equals("share") || column.name().endsWith("_share");
  }

  private static String decimal(double value) {
    if (!Double.isFinite(value)) {
      return "";
    }
    boolean tiny = value != 0 && Math.abs(value) < 0.0005;
    return String.format(Locale.ROOT, tiny ? "%.1e" : "%.3f", value);
  }
}
