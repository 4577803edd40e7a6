package dev.ikg.export;

import dev.ikg.answer.GraphView;
import java.io.IOException;
import java.io.OutputStream;

/** GraphML with the elements by which yEd draws places, shapes, colours and labels. */
final class YedWriter implements GraphWriter {

  @Override
  public void write(Drawing drawing, OutputStream out) throws IOException {
    GraphView view = drawing.view();
    XmlWriter xml = new XmlWriter(out);
    xml.start("graphml", "xmlns", GraphMlWriter.NAMESPACE)
        .more("xmlns:y", "http://www.yworks.com/xml/graphml")
        .schema(
            GraphMlWriter.NAMESPACE, "http://www.yworks.com/xml/schema/graphml/1.1/ygraphml.xsd")
        .line();
    xml.empty(
            "key", "id", "about", "for", "graph", "attr.name", "Description", "attr.type", "string")
        .line();
    xml.empty("key", "id", "node", "for", "node", "yfiles.type", "nodegraphics").line();
    xml.empty("key", "id", "url", "for", "node", "attr.name", "url", "attr.type", "string").line();
    xml.empty("key", "id", "text", "for", "node", "attr.name", "description", "attr.type", "string")
        .line();
    xml.empty("key", "id", "edge", "for", "edge", "yfiles.type", "edgegraphics").line();
    xml.start("graph", "id", "view", "edgedefault", "directed").line();
    xml.start("desc").text(view.about().title()).end().line();
    xml.start("data", "key", "about").text(view.about().text()).end().line();
    for (int i = 0; i < view.nodes().size(); i++) {
      node(xml, drawing, i);
    }
    for (GraphView.Link link : view.links()) {
      link(xml, drawing, link);
    }
    xml.finish();
  }

  private static void node(XmlWriter xml, Drawing drawing, int index) throws IOException {
    GraphView.Node node = drawing.view().nodes().get(index);
    double radius = drawing.radius(index);
    String side = Double.toString(2 * radius);
    xml.start("node", "id", GraphMlIds.of(node.id())).line();
    String url = Attributes.text(node.attributes(), "url");
    if (!url.isEmpty()) {
      xml.start("data", "key", "url").text(url).end().line();
    }
    xml.start("data", "key", "text").text(description(node)).end().line();
    xml.start("data", "key", "node").start("y:ShapeNode");
    xml.empty(
        "y:Geometry",
        "height",
        side,
        "width",
        side,
        "x",
        Double.toString(drawing.x(index) - radius),
        "y",
        Double.toString(drawing.y(index) - radius));
    xml.empty("y:Fill", "color", drawing.colour(index).hex(), "transparent", "false");
    xml.empty("y:BorderStyle", "color", "#333333", "type", "line", "width", "1.0");
    xml.start("y:NodeLabel", "modelName", "sides", "modelPosition", "s", "fontSize", "11")
        .text(node.label())
        .end();
    xml.empty("y:Shape", "type", drawing.isSquare(index) ? "roundrectangle" : "ellipse");
    xml.end().end().line().end().line();
  }

  private static String description(GraphView.Node node) {
    StringBuilder text = new StringBuilder(node.kind());
    Attributes.known(node.attributes())
        .forEach(
            (name, cell) ->
                text.append('\n').append(name).append(": ").append(Attributes.text(cell)));
    return text.toString();
  }

  private static void link(XmlWriter xml, Drawing drawing, GraphView.Link link) throws IOException {
    String line = link.style() == GraphView.Style.SOLID ? "line" : link.style().word();
    GraphMlWriter.edge(xml, link).line();
    xml.start("data", "key", "edge").start("y:PolyLineEdge");
    xml.empty(
        "y:LineStyle",
        "color",
        "#777777",
        "type",
        line,
        "width",
        Double.toString(drawing.width(link)));
    xml.empty("y:Arrows", "source", "none", "target", link.directed() ? "standard" : "none");
    if (!link.label().isEmpty()) {
      xml.start("y:EdgeLabel", "fontSize", "9").text(link.label()).end();
    }
    xml.end().end().line().end().line();
  }
}
