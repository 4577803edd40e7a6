package dev.ikg.export;

import dev.ikg.answer.Cell;
import dev.ikg.answer.GraphView;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** GEXF 1.3, with dates, places, colours and sizes as Gephi draws them. */
final class GexfWriter implements GraphWriter {

  private static final String NAMESPACE = "http://gexf.net/1.3";

  @Override
  public void write(Drawing drawing, OutputStream out) throws IOException {
    GraphView view = drawing.view();
    boolean dated = view.nodes().stream().anyMatch(node -> node.days().isPresent());
    XmlWriter xml = new XmlWriter(out);
    xml.start("gexf", "xmlns", NAMESPACE, "xmlns:viz", NAMESPACE + "/viz")
        .schema(NAMESPACE, NAMESPACE + "/gexf.xsd")
        .more("version", "1.3")
        .line();
    meta(xml, view);
    List<String> graph = new ArrayList<>(List.of("defaultedgetype", "directed"));
    graph.addAll(
        dated
            ? List.of("mode", "dynamic", "timeformat", "date", "timerepresentation", "interval")
            : List.of("mode", "static"));
    xml.start("graph", graph.toArray(String[]::new)).line();
    Attributes nodes = Attributes.ofNodes(view);
    Attributes links = Attributes.ofLinks(view);
    declare(xml, "node", List.of("kind", "group"), "amount", nodes);
    declare(xml, "edge", List.of("style"), "", links);
    nodes(xml, drawing);
    links(xml, drawing);
    xml.finish();
  }

  private static void meta(XmlWriter xml, GraphView view) throws IOException {
    xml.start("meta");
    Optional<String> day = view.about().graph().loadedOn();
    if (day.isPresent()) {
      xml.more("lastmodifieddate", day.get());
    }
    xml.start("creator").text("incident knowledge graph").end();
    xml.start("description").text(view.about().text()).end().end().line();
  }

  private static void declare(
      XmlWriter xml, String of, List<String> texts, String number, Attributes attributes)
      throws IOException {
    xml.start("attributes", "class", of, "mode", "static").line();
    for (String text : texts) {
      xml.empty("attribute", "id", text, "title", text, "type", "string").line();
    }
    if (!number.isEmpty()) {
      xml.empty("attribute", "id", number, "title", number, "type", "double").line();
    }
    for (Map.Entry<String, Attributes.Type> type : attributes.types().entrySet()) {
      String name = type.getKey();
      String of13 = type.getValue().inXml();
      xml.empty("attribute", "id", "a_" + name, "title", name, "type", of13).line();
    }
    xml.end().line();
  }

  private static void nodes(XmlWriter xml, Drawing drawing) throws IOException {
    List<GraphView.Node> nodes = drawing.view().nodes();
    xml.start("nodes", "count", Integer.toString(nodes.size())).line();
    for (int i = 0; i < nodes.size(); i++) {
      GraphView.Node node = nodes.get(i);
      List<String> own = new ArrayList<>(List.of("id", node.id(), "label", node.label()));
      node.days()
          .ifPresent(
              days ->
                  own.addAll(
                      List.of("start", days.first().toString(), "end", days.last().toString())));
      xml.start("node", own.toArray(String[]::new));
      xml.start("attvalues");
      value(xml, "kind", node.kind());
      value(xml, "group", node.group());
      value(xml, "amount", Double.toString(node.size()));
      attributes(xml, node.attributes());
      xml.end();
      Palette.Colour colour = drawing.colour(i);
      xml.empty(
          "viz:color",
          "r",
          Integer.toString(colour.red()),
          "g",
          Integer.toString(colour.green()),
          "b",
          Integer.toString(colour.blue()));
      xml.empty(
          "viz:position",
          "x",
          Double.toString(drawing.x(i)),
          "y",
          // Gephi's y goes up.
          Double.toString(0.0 - drawing.y(i)),
          "z",
          "0.0");
      xml.empty("viz:size", "value", Double.toString(drawing.radius(i)));
      xml.end().line();
    }
    xml.end().line();
  }

  private static void links(XmlWriter xml, Drawing drawing) throws IOException {
    List<GraphView.Link> links = drawing.view().links();
    xml.start("edges", "count", Integer.toString(links.size())).line();
    for (GraphView.Link link : links) {
      xml.start(
          "edge",
          "id",
          link.id(),
          "source",
          link.source(),
          "target",
          link.target(),
          "kind",
          link.kind(),
          "label",
          link.label(),
          "type",
          link.directed() ? "directed" : "undirected",
          "weight",
          Double.toString(link.width()));
      xml.start("attvalues");
      value(xml, "style", link.style().word());
      attributes(xml, link.attributes());
      xml.end();
      xml.empty("viz:thickness", "value", Double.toString(drawing.width(link)));
      xml.empty("viz:shape", "value", link.style().word());
      xml.end().line();
    }
    xml.end().line();
  }

  private static void attributes(XmlWriter xml, Cell.Fields attributes) throws IOException {
    for (Map.Entry<String, Cell> attribute : Attributes.known(attributes).entrySet()) {
      value(xml, "a_" + attribute.getKey(), Attributes.text(attribute.getValue()));
    }
  }

  private static void value(XmlWriter xml, String attribute, String value) throws IOException {
    xml.empty("attvalue", "for", attribute, "value", value);
  }
}
