package dev.ikg.export;

import dev.ikg.answer.Cell;
import dev.ikg.answer.GraphView;
import java.io.OutputStream;
import java.util.List;
import java.util.Map;
import tools.jackson.core.JsonEncoding;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.core.json.JsonFactory;

/** Cells, nodes and links as JSON. */
final class JsonOut implements AutoCloseable {

  private static final JsonFactory JSON =
      JsonFactory.builder()
          .rootValueSeparator("")
          .disable(StreamWriteFeature.AUTO_CLOSE_TARGET)
          .build();

  private final JsonGenerator json;

  /** Writes UTF-8 to a stream, which stays open. */
  JsonOut(OutputStream out) {
    json = JSON.createGenerator(ObjectWriteContext.empty(), out, JsonEncoding.UTF8);
  }

  /** Ends a line between two values. */
  void line() {
    json.writeRaw('\n');
  }

  /** An object, with what writes its members. */
  JsonOut object(Runnable members) {
    json.writeStartObject();
    members.run();
    json.writeEndObject();
    return this;
  }

  JsonOut object(String name, Runnable members) {
    json.writeName(name);
    return object(members);
  }

  /** An array, with what writes its items. */
  JsonOut array(String name, Runnable items) {
    json.writeName(name);
    json.writeStartArray();
    items.run();
    json.writeEndArray();
    return this;
  }

  JsonOut texts(String name, List<String> values) {
    return array(name, () -> values.forEach(json::writeString));
  }

  JsonOut text(String name, String value) {
    json.writeName(name);
    json.writeString(ReadableText.withWholeCharacters(value));
    return this;
  }

  JsonOut number(String name, double value) {
    json.writeName(name);
    number(value);
    return this;
  }

  JsonOut truth(String name, boolean value) {
    json.writeName(name);
    json.writeBoolean(value);
    return this;
  }

  /** A whole number without a fraction, so that JavaScript and people see 3 and not 3.0. */
  private void number(double value) {
    if (value == Math.rint(value) && Math.abs(value) < 1e15) {
      json.writeNumber((long) value);
    } else {
      json.writeNumber(value);
    }
  }

  /** What the view says of itself, inside an object that is open. */
  void about(GraphView view) {
    view.about().lines().forEach(this::text);
  }

  /** The fields of a node but its attributes, inside an object that is open. */
  void node(GraphView.Node node) {
    text("id", node.id()).text("label", node.label()).text("name", node.label());
    text("kind", node.kind()).text("group", node.group()).number("amount", node.size());
    node.days()
        .ifPresent(
            days ->
                text("first_day", days.first().toString())
                    .text("last_day", days.last().toString()));
  }

  /** The fields of a link but its attributes, inside an object that is open. */
  void link(GraphView.Link link) {
    text("id", link.id()).text("source", link.source()).text("target", link.target());
    text("label", link.label()).text("kind", link.kind()).number("amount", link.width());
    text("style", link.style().word()).truth("directed", link.directed());
  }

  /** Named values, inside an object that is open. */
  void attributes(Cell.Fields attributes) {
    for (Map.Entry<String, Cell> attribute : attributes.values().entrySet()) {
      json.writeName(attribute.getKey());
      cell(attribute.getValue());
    }
  }

  private void cell(Cell cell) {
    if (!Attributes.isKnown(cell)) {
      json.writeNull();
    } else if (cell instanceof Cell.Text text) {
      json.writeString(ReadableText.withWholeCharacters(text.value()));
    } else if (cell instanceof Cell.Whole whole) {
      json.writeNumber(whole.value());
    } else if (cell instanceof Cell.Real real) {
      json.writeNumber(real.value());
    } else if (cell instanceof Cell.Truth truth) {
      json.writeBoolean(truth.value());
    } else if (cell instanceof Cell.Many many) {
      json.writeStartArray();
      many.values().forEach(this::cell);
      json.writeEndArray();
    } else if (cell instanceof Cell.Fields fields) {
      json.writeStartObject();
      attributes(fields);
      json.writeEndObject();
    } else {
      json.writeString(Attributes.text(cell));
    }
  }

  @Override
  public void close() {
    json.close();
  }
}
