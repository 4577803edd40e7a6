package dev.ikg.render;

import dev.ikg.answer.Cell;
import dev.ikg.answer.Row;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.CharBuffer;
import java.util.List;
import java.util.Map;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.core.json.JsonFactory;

/** Cells as JSON values, written one behind the other. */
final class JsonCells implements AutoCloseable {

  private static final JsonFactory JSON =
      JsonFactory.builder()
          .rootValueSeparator("")
          .disable(StreamWriteFeature.AUTO_CLOSE_TARGET)
          .build();

  private final JsonGenerator json;

  JsonCells(Appendable out) {
    json = JSON.createGenerator(ObjectWriteContext.empty(), new Characters(out));
  }

  /** Writes text as it is, between two values. */
  JsonCells raw(String text) {
    json.writeRaw(text);
    return this;
  }

  JsonCells value(Cell cell) {
    write(cell);
    return this;
  }

  JsonCells texts(List<String> values) {
    return value(Cell.ofTexts(values));
  }

  /** Writes the first members of an object that is open, a line each. */
  JsonCells members(Map<String, Cell> members) {
    members.forEach((name, cell) -> raw("\"" + name + "\":").value(cell).raw(",\n"));
    return this;
  }

  /** Writes rows as an array of objects, a line each. */
  JsonCells rows(List<String> names, List<Row> rows) {
    raw("[");
    String separator = "\n";
    for (Row row : rows) {
      raw(separator).row(names, row.cells());
      separator = ",\n";
    }
    return raw("]");
  }

  /** Writes one row as an object with the columns' names in their order. */
  JsonCells row(List<String> names, List<Cell> cells) {
    json.writeStartObject();
    for (int i = 0; i < names.size(); i++) {
      json.writeName(names.get(i));
      write(cells.get(i));
    }
    json.writeEndObject();
    return this;
  }

  /** Hands everything on; the target stays open. */
  @Override
  public void close() {
    json.close();
  }

  private void write(Cell cell) {
    if (cell instanceof Cell.Text text) {
      json.writeString(text.value());
    } else if (cell instanceof Cell.Whole whole) {
      json.writeNumber(whole.value());
    } else if (cell instanceof Cell.Real real && Double.isFinite(real.value())) {
      json.writeNumber(real.value());
    } else if (cell instanceof Cell.Truth truth) {
      json.writeBoolean(truth.value());
    } else if (cell instanceof Cell.Bytes bytes) {
      json.writeBinary(bytes.value());
    } else if (cell instanceof Cell.Many many) {
      json.writeStartArray();
      many.values().forEach(this::write);
      json.writeEndArray();
    } else if (cell instanceof Cell.Fields fields) {
      writeFields(fields);
    } else {
      json.writeNull();
    }
  }

  private void writeFields(Cell.Fields fields) {
    json.writeStartObject();
    for (Map.Entry<String, Cell> field : fields.values().entrySet()) {
      json.writeName(field.getKey());
      write(field.getValue());
    }
    json.writeEndObject();
  }

  /** A writer over anything that takes characters. */
  private static final class Characters extends Writer {
    private final Appendable out;

    Characters(Appendable out) {
      this.out = out;
    }

    @Override
    public void write(char[] buffer, int from, int length) {
      try {
        out.append(CharBuffer.wrap(buffer, from, length));
      } catch (IOException cannotWrite) {
        throw new UncheckedIOException(cannotWrite);
      }
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}
  }
}
