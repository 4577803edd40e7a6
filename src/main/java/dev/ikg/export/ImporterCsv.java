package dev.ikg.export;

import dev.ikg.answer.Cell;
import dev.ikg.answer.GraphView;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Nodes and links with the typed headers of {@code neo4j-admin database import full}, which needs
 * {@code --multiline-fields=true}. Lists are arrays; a semicolon inside an item would split it and
 * is written as a wide one.
 */
final class ImporterCsv {

  private static final Map<Attributes.Type, String> TYPES =
      Map.of(
          Attributes.Type.TEXT, "string",
          Attributes.Type.LIST, "string[]",
          Attributes.Type.WHOLE, "long",
          Attributes.Type.REAL, "double",
          Attributes.Type.TRUTH, "boolean");

  private ImporterCsv() {}

  static void nodes(Drawing drawing, OutputStream out) throws IOException {
    GraphView view = drawing.view();
    Map<String, Attributes.Type> types = Attributes.ofNodes(view).types();
    CsvOut csv = new CsvOut(out);
    List<String> header =
        new ArrayList<>(
            List.of(
                "id:ID",
                ":LABEL",
                "label:string",
                "group:string",
                "amount:double",
                "first_day:date",
                "last_day:date"));
    csv.line(withTypes(header, types));
    for (GraphView.Node node : view.nodes()) {
      List<String> line = new ArrayList<>();
      line.add(node.id());
      line.add(node.kind());
      line.add(node.label());
      line.add(node.group());
      line.add(Double.toString(node.size()));
      line.add(node.days().map(days -> days.first().toString()).orElse(""));
      line.add(node.days().map(days -> days.last().toString()).orElse(""));
      csv.line(withValues(line, node.attributes(), types));
    }
    csv.flush();
  }

  static void links(Drawing drawing, OutputStream out) throws IOException {
    GraphView view = drawing.view();
    Map<String, Attributes.Type> types = Attributes.ofLinks(view).types();
    CsvOut csv = new CsvOut(out);
    List<String> header =
        new ArrayList<>(
            List.of(
                ":START_ID",
                ":END_ID",
                ":TYPE",
                "id:string",
                "label:string",
                "amount:double",
                "style:string"));
    csv.line(withTypes(header, types));
    for (GraphView.Link link : view.links()) {
      List<String> line = new ArrayList<>();
      line.add(link.source());
      line.add(link.target());
      line.add(link.kind());
      line.add(link.id());
      line.add(link.label());
      line.add(Double.toString(link.width()));
      line.add(link.style().word());
      csv.line(withValues(line, link.attributes(), types));
    }
    csv.flush();
  }

  private static List<String> withTypes(
      List<String> header, Map<String, Attributes.Type> attributes) {
    attributes.forEach((name, type) -> header.add(name + ":" + TYPES.get(type)));
    return header;
  }

  private static List<String> withValues(
      List<String> line, Cell.Fields attributes, Map<String, Attributes.Type> types) {
    types.keySet().stream()
        .map(name -> attributes.values().getOrDefault(name, Cell.missing()))
        .forEach(
            cell -> line.add(cell instanceof Cell.Many many ? items(many) : Attributes.text(cell)));
    return line;
  }

  private static String items(Cell.Many many) {
    return many.values().stream()
        .map(item -> Attributes.text(item).replace(';', '；'))
        .collect(Collectors.joining(";"));
  }
}
