package dev.ikg.export;

import dev.ikg.answer.GraphView;
import java.io.OutputStream;

/**
 * JSON Lines: what the view says of itself, then a node a line, then a link a line, told apart by
 * {@code type}; attributes are an object of their own.
 */
final class JsonLinesWriter implements GraphWriter {

  @Override
  public void write(Drawing drawing, OutputStream out) {
    GraphView view = drawing.view();
    try (JsonOut json = new JsonOut(out)) {
      json.object(
          () -> {
            json.text("type", "view");
            json.about(view);
          });
      json.line();
      for (int i = 0; i < view.nodes().size(); i++) {
        int node = i;
        json.object(() -> node(json, drawing, node));
        json.line();
      }
      for (GraphView.Link link : view.links()) {
        json.object(() -> link(json, link));
        json.line();
      }
    }
  }

  private static void node(JsonOut json, Drawing drawing, int index) {
    GraphView.Node node = drawing.view().nodes().get(index);
    json.text("type", "node");
    json.node(node);
    json.number("x", drawing.x(index)).number("y", drawing.y(index));
    json.object("attributes", () -> json.attributes(node.attributes()));
  }

  private static void link(JsonOut json, GraphView.Link link) {
    json.text("type", "link");
    json.link(link);
    json.object("attributes", () -> json.attributes(link.attributes()));
  }
}
