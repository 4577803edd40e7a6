package dev.ikg.bench;

import dev.ikg.answer.Answer;
import dev.ikg.answer.Cell;
import dev.ikg.answer.Row;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Rows as texts, so that those of different programs can be compared. */
final class TextRows {

  private TextRows() {}

  /** The columns of these names of all rows, in the order of the names. */
  static List<String> of(Answer answer, List<String> names) {
    List<Integer> columns = new ArrayList<>();
    for (String name : names) {
      for (int i = 0; i < answer.columns().size(); i++) {
        if (answer.columns().get(i).name().equals(name)) {
          columns.add(i);
        }
      }
    }
    return answer.rows().stream()
        .map(
            row ->
                columns.stream()
                    .map(column -> text(row.cells().get(column)))
                    .collect(Collectors.joining(" | ")))
        .toList();
  }

  /** All columns. */
  static String of(Row row) {
    return row.cells().stream().map(TextRows::text).collect(Collectors.joining(" | "));
  }

  private static String text(Cell cell) {
    if (cell instanceof Cell.Text text) {
      return text.value();
    }
    if (cell instanceof Cell.Whole whole) {
      return Long.toString(whole.value());
    }
    if (cell instanceof Cell.Real real) {
      return number(real.value());
    }
    if (cell instanceof Cell.Many many) {
      return many.values().stream().map(TextRows::text).collect(Collectors.joining(", "));
    }
    return "";
  }

  /** All columns of a row of a database. */
  static String of(List<Object> row) {
    return row.stream().map(TextRows::text).collect(Collectors.joining(" | "));
  }

  private static String text(Object value) {
    if (value instanceof Double number) {
      return number(number);
    }
    return value instanceof List<?> many
        ? many.stream().map(String::valueOf).collect(Collectors.joining(", "))
        : value.toString();
  }

  /** A number with as many digits as two ways of computing it agree on. */
  static String number(double value) {
    return String.format(Locale.ROOT, "%.9e", value);
  }
}
