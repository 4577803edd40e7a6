package dev.ikg.export;

import dev.ikg.answer.Cell;
import dev.ikg.answer.GraphView;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Map;

/**
 * GraphML. Gephi takes {@code label}, {@code x}, {@code y}, {@code size}, {@code r}, {@code g},
 * {@code b} and {@code weight} for what they say; Cytoscape shows {@code name} as the label.
 */
final class GraphMlWriter implements GraphWriter {

  static final String NAMESPACE = "http://graphml.graphdrawing.org/xmlns";
  private static final List<String> NODE_TEXTS =
      List.of("view_id", "label", "name", "kind", "group", "first_day", "last_day");

  @Override
  public void write(Drawing drawing, OutputStream out) throws IOException {
    GraphView view = drawing.view();
    XmlWriter xml = new XmlWriter(out);
    xml.start("graphml", "xmlns", NAMESPACE)
        .schema(NAMESPACE, NAMESPACE + "/1.0/graphml.xsd")
        .line();
    Attributes nodes = Attributes.ofNodes(view);
    Attributes links = Attributes.ofLinks(view);
    declare(xml, view, nodes, links);
    xml.start("graph", "id", "view", "edgedefault", "directed").line();
    xml.start("desc").text(view.about().title()).end().line();
    for (Map.Entry<String, String> line : view.about().lines().entrySet()) {
      data(xml, "g_" + line.getKey(), line.getValue());
    }
    for (int i = 0; i < view.nodes().size(); i++) {
      node(xml, drawing, i);
    }
    for (GraphView.Link link : view.links()) {
      link(xml, link);
    }
    xml.finish();
  }

  private static void declare(XmlWriter xml, GraphView view, Attributes nodes, Attributes links)
      throws IOException {
    for (String line : view.about().lines().keySet()) {
      key(xml, "g_" + line, "graph", line, "string");
    }
    for (String text : NODE_TEXTS) {
      key(xml, "n_" + text, "node", text, "string");
    }
    for (String number : new String[] {"amount", "x", "y", "size"}) {
      key(xml, "n_" + number, "node", number, "double");
    }
    for (String colour : new String[] {"r", "g", "b"}) {
      key(xml, "n_" + colour, "node", colour, "int");
    }
    declare(xml, "node", "na_", nodes);
    for (String text : new String[] {"label", "kind", "style"}) {
      key(xml, "e_" + text, "edge", text, "string");
    }
    key(xml, "e_weight", "edge", "weight", "double");
    declare(xml, "edge", "ea_", links);
  }

  private static void declare(XmlWriter xml, String of, String prefix, Attributes attributes)
      throws IOException {
    for (Map.Entry<String, Attributes.Type> type : attributes.types().entrySet()) {
      key(xml, prefix + type.getKey(), of, type.getKey(), type.getValue().inXml());
    }
  }

  private static void key(XmlWriter xml, String id, String of, String name, String type)
      throws IOException {
    xml.empty("key", "id", id, "for", of, "attr.name", name, "attr.type", type).line();
  }

  private static void node(XmlWriter xml, Drawing drawing, int index) throws IOException {
    GraphView.Node node = drawing.view().nodes().get(index);
    xml.start("node", "id", GraphMlIds.of(node.id())).line();
    data(xml, "n_view_id", node.id());
    data(xml, "n_label", node.label());
    data(xml, "n_name", node.label());
    data(xml, "n_kind", node.kind());
    data(xml, "n_group", node.group());
    if (node.days().isPresent()) {
      data(xml, "n_first_day", node.days().get().first().toString());
      data(xml, "n_last_day", node.days().get().last().toString());
    }
    data(xml, "n_amount", Double.toString(node.size()));
    data(xml, "n_x", Double.toString(drawing.x(index)));
    // Gephi's y goes up.
    data(xml, "n_y", Double.toString(0.0 - drawing.y(index)));
    data(xml, "n_size", Double.toString(drawing.radius(index)));
    Palette.Colour colour = drawing.colour(index);
    data(xml, "n_r", Integer.toString(colour.red()));
    data(xml, "n_g", Integer.toString(colour.green()));
    data(xml, "n_b", Integer.toString(colour.blue()));
    attributes(xml, "na_", node.attributes());
    xml.end().line();
  }

  private static void link(XmlWriter xml, GraphView.Link link) throws IOException {
    edge(xml, link).more("directed", Boolean.toString(link.directed())).line();
    data(xml, "e_label", link.label());
    data(xml, "e_kind", link.kind());
    data(xml, "e_style", link.style().word());
    data(xml, "e_weight", Double.toString(link.width()));
    attributes(xml, "ea_", link.attributes());
    xml.end().line();
  }

  /** Begins the element of a link. */
  static XmlWriter edge(XmlWriter xml, GraphView.Link link) throws IOException {
    return xml.start(
        "edge",
        "id",
        GraphMlIds.of(link.id()),
        "source",
        GraphMlIds.of(link.source()),
        "target",
        GraphMlIds.of(link.target()));
  }

  private static void attributes(XmlWriter xml, String prefix, Cell.Fields attributes)
      throws IOException {
    for (Map.Entry<String, Cell> attribute : Attributes.known(attributes).entrySet()) {
      data(xml, prefix + attribute.getKey(), Attributes.text(attribute.getValue()));
    }
  }

  private static void data(XmlWriter xml, String key, String value) throws IOException {
    xml.start("data", "key", key).text(value).end().line();
  }
}
