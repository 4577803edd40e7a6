package dev.ikg.export;

import dev.ikg.answer.Cell;
import dev.ikg.answer.GraphView;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A script that builds the view in an empty Neo4j, for cypher-shell or Neo4j Browser. Each
 * statement ends with a semicolon at the end of a line; nothing in it can end one early.
 */
final class CypherScriptWriter implements GraphWriter {

  private static final int ROWS = 500;

  @Override
  public void write(Drawing drawing, OutputStream stream) throws IOException {
    GraphView view = drawing.view();
    Writer out = new BufferedWriter(new OutputStreamWriter(stream, StandardCharsets.UTF_8));
    for (Map.Entry<String, String> line : view.about().lines().entrySet()) {
      String words = ReadableText.oneLine(line.getValue()).replace('\\', '/');
      out.write("// " + line.getKey() + ": " + words + "\n");
    }
    out.write("CREATE CONSTRAINT view_node IF NOT EXISTS\n");
    out.write("FOR (n:ViewNode) REQUIRE n.id IS UNIQUE;\n");
    nodes(out, view);
    links(out, view);
    out.flush();
  }

  private static void nodes(Writer out, GraphView view) throws IOException {
    Map<String, List<GraphView.Node>> byKind = new TreeMap<>();
    view.nodes().forEach(n -> byKind.computeIfAbsent(n.kind(), k -> new ArrayList<>()).add(n));
    for (Map.Entry<String, List<GraphView.Node>> kind : byKind.entrySet()) {
      String end = "CREATE (n:ViewNode:" + name(kind.getKey()) + ") SET n = row;\n";
      unwind(out, kind.getValue().stream().map(CypherScriptWriter::row).toList(), end);
    }
  }

  private static void links(Writer out, GraphView view) throws IOException {
    Map<String, List<GraphView.Link>> byKind = new TreeMap<>();
    view.links().forEach(n -> byKind.computeIfAbsent(n.kind(), k -> new ArrayList<>()).add(n));
    for (Map.Entry<String, List<GraphView.Link>> kind : byKind.entrySet()) {
      String end =
          "MATCH (a:ViewNode {id: row.from})\nMATCH (b:ViewNode {id: row.to})\nCREATE (a)-[l:"
              + name(kind.getKey())
              + "]->(b) SET l = row.properties;\n";
      unwind(out, kind.getValue().stream().map(CypherScriptWriter::row).toList(), end);
    }
  }

  private static void unwind(Writer out, List<String> rows, String end) throws IOException {
    for (int from = 0; from < rows.size(); from += ROWS) {
      List<String> some = rows.subList(from, Math.min(rows.size(), from + ROWS));
      out.write("UNWIND [\n" + String.join(",\n", some) + "\n] AS row\n" + end);
    }
  }

  private static String row(GraphView.Node node) {
    Map<String, String> row = new LinkedHashMap<>();
    row.put("id", text(node.id()));
    row.put("label", text(node.label()));
    row.put("group", text(node.group()));
    row.put("amount", Double.toString(node.size()));
    node.days()
        .ifPresent(
            days -> {
              row.put("first_day", "date('" + days.first() + "')");
              row.put("last_day", "date('" + days.last() + "')");
            });
    attributes(node.attributes(), row);
    return map(row);
  }

  private static String row(GraphView.Link link) {
    Map<String, String> properties = new LinkedHashMap<>();
    properties.put("id", text(link.id()));
    properties.put("label", text(link.label()));
    properties.put("amount", Double.toString(link.width()));
    properties.put("style", text(link.style().word()));
    attributes(link.attributes(), properties);
    Map<String, String> row = new LinkedHashMap<>();
    row.put("from", text(link.source()));
    row.put("to", text(link.target()));
    row.put("properties", map(properties));
    return map(row);
  }

  private static void attributes(Cell.Fields attributes, Map<String, String> row) {
    Attributes.known(attributes).forEach((name, cell) -> row.put(name, literal(cell)));
  }

  private static String map(Map<String, String> values) {
    List<String> entries = new ArrayList<>();
    values.forEach((name, value) -> entries.add(name(name) + ": " + value));
    return "{" + String.join(", ", entries) + "}";
  }

  private static String literal(Cell cell) {
    if (cell instanceof Cell.Whole || cell instanceof Cell.Real || cell instanceof Cell.Truth) {
      return Attributes.text(cell);
    }
    // A property holds a list of one type only.
    if (cell instanceof Cell.Many many) {
      return many.values().stream().map(item -> text(Attributes.text(item))).toList().toString();
    }
    return text(Attributes.text(cell));
  }

  /** A name in backticks; what could end them, or stand for a backtick, is replaced. */
  private static String name(String name) {
    StringBuilder safe = new StringBuilder("`");
    name.codePoints()
        .map(c -> Character.isLetterOrDigit(c) || c == '-' ? c : '_')
        .forEach(safe::appendCodePoint);
    return safe.append('`').toString();
  }

  /** A text literal on one line; Cypher turns the references back. */
  private static String text(String text) {
    StringBuilder literal = new StringBuilder("'");
    String whole = ReadableText.withWholeCharacters(text);
    for (int i = 0; i < whole.length(); i++) {
      char c = whole.charAt(i);
      if (c == '\\') {
        literal.append("\\\\");
      } else if (c == '\'') {
        literal.append("\\'");
      } else if (c == '\n') {
        literal.append("\\n");
      } else if (c < ' ' || c == 0x7F) {
        literal.append("\\u%04X".formatted((int) c));
      } else {
        literal.append(c);
      }
    }
    return literal.append('\'').toString();
  }
}
