package dev.ikg.export;

import dev.ikg.answer.GraphView;
import java.io.OutputStream;
import tools.jackson.core.JsonGenerator;

/**
 * JSON Lines: what the view says of itself, then a node a line, then a link a line, told apart by
 * {@code type}; attributes are an object of their own.
 */
final class JsonLinesWriter implements GraphWriter {

  @Override
  public void write(Drawing drawing, OutputStream out) {
    GraphView view = drawing.view();
    try (JsonOut json = new JsonOut(out)) {
      JsonGenerator generator = json.generator();
      generator.writeStartObject();
      json.text("type", "view");
      view.about().lines().forEach(json::text);
      generator.writeEndObject();
      json.line();
      for (int i = 0; i < view.nodes().size(); i++) {
        GraphView.Node node = view.nodes().get(i);
        generator.writeStartObject();
        json.text("type", "node");
        json.node(node);
        json.number("x", drawing.x(i)).number("y", drawing.y(i));
        json.lastMember(node.attributes());
        json.line();
      }
      for (GraphView.Link link : view.links()) {
        generator.writeStartObject();
        json.text("type", "link");
        json.link(link);
        json.lastMember(link.attributes());
        json.line();
      }
    }
  }
}
