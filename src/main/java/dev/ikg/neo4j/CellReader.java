package dev.ikg.neo4j;

import dev.ikg.answer.Cell;
import dev.ikg.answer.Column;
import dev.ikg.answer.Row;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.neo4j.driver.Record;
import org.neo4j.driver.Value;

/** Turns what the driver returns into cells. */
final class CellReader {

  private CellReader() {}

  static Row row(Record found, List<Column> columns) {
    List<Cell> cells = new ArrayList<>(columns.size());
    for (Column column : columns) {
      if (!found.containsKey(column.name())) {
        throw new IllegalStateException("the statement returns no column " + column.name());
      }
      cells.add(cell(found.get(column.name())));
    }
    return new Row(cells);
  }

  static Cell cell(Value value) {
    return switch (value.type().name()) {
      case "NULL" -> Cell.missing();
      case "STRING" -> Cell.of(value.asString());
      case "INTEGER" -> Cell.of(value.asLong());
      case "FLOAT" -> Cell.of(value.asDouble());
      case "BOOLEAN" -> Cell.of(value.asBoolean());
      case "BYTES" -> new Cell.Bytes(value.asByteArray());
      case "LIST OF ANY?" -> new Cell.Many(value.asList(CellReader::cell));
      case "MAP" -> fields(value);
      case "NODE" -> fields(value);
      case "RELATIONSHIP" -> fields(value);
      default -> Cell.of(value.asObject().toString());
    };
  }

  private static Cell fields(Value value) {
    Map<String, Cell> fields = new LinkedHashMap<>();
    value.keys().forEach(key -> fields.put(key, cell(value.get(key))));
    return new Cell.Fields(fields);
  }
}
