package dev.ikg.answer;

import java.util.List;

/**
 * What a statement returns.
 *
 * @param columns in order
 * @param rows in order
 * @param complete whether these are all rows; false where more were asked for than allowed
 */
public record Table(List<Column> columns, List<Row> rows, boolean complete) {
  public Table {
    columns = List.copyOf(columns);
    rows = List.copyOf(rows);
  }
}
