package dev.ikg.neo4j;

import dev.ikg.answer.Cell;
import dev.ikg.answer.Column;
import dev.ikg.answer.Row;
import dev.ikg.answer.Table;
import dev.ikg.cypher.CypherQuery;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.neo4j.driver.Result;
import org.neo4j.driver.TransactionContext;

/** Runs a statement and reads as many rows as are wanted. */
final class TableReader {

  private TableReader() {}

  static Table read(TransactionContext context, CypherQuery query, long most) {
    Result result = context.run(query.text(), query.parameters());
    boolean declared = !query.columns().isEmpty();
    List<Column> named =
        declared ? query.columns() : result.keys().stream().map(Column::text).toList();
    List<Row> rows = new ArrayList<>();
    while (rows.size() < most && result.hasNext()) {
      rows.add(CellReader.row(result.next(), named));
    }
    List<Column> columns = declared ? named : ofTheKindOfTheirCells(named, rows);
    return new Table(columns, rows, !result.hasNext());
  }

  private static List<Column> ofTheKindOfTheirCells(List<Column> named, List<Row> rows) {
    List<Column> columns = new ArrayList<>(named.size());
    for (int i = 0; i < named.size(); i++) {
      columns.add(new Column(named.get(i).name(), kind(rows, i)));
    }
    return columns;
  }

  private static Column.Kind kind(List<Row> rows, int column) {
    Set<Column.Kind> kinds =
        rows.stream()
            .map(row -> row.cells().get(column))
            .filter(cell -> !(cell instanceof Cell.Missing))
            .map(TableReader::kind)
            .collect(Collectors.toSet());
    return kinds.size() == 1 ? Objects.requireNonNull(kinds.iterator().next()) : Column.Kind.TEXT;
  }

  private static Column.Kind kind(Cell cell) {
    if (cell instanceof Cell.Whole) {
      return Column.Kind.WHOLE;
    }
    if (cell instanceof Cell.Real) {
      return Column.Kind.REAL;
    }
    if (cell instanceof Cell.Bytes) {
      return Column.Kind.BYTES;
    }
    return cell instanceof Cell.Many ? Column.Kind.LIST : Column.Kind.TEXT;
  }
}
