package dev.ikg.export;

import dev.ikg.answer.GraphView;
import java.io.OutputStream;
import java.util.List;
import java.util.Map;

/** Cytoscape.js JSON: {@code cytoscape(JSON.parse(text))} draws it, Cytoscape imports it. */
final class CytoscapeWriter implements GraphWriter {

  @Override
  public void write(Drawing drawing, OutputStream out) {
    GraphView view = drawing.view();
    try (JsonOut json = new JsonOut(out)) {
      json.object(
          () -> {
            json.object(
                "data",
                () -> {
                  // What Cytoscape calls the network.
                  json.text("name", view.about().title());
                  json.about(view);
                });
            json.object(
                "elements",
                () ->
                    json.array("nodes", () -> nodes(json, drawing))
                        .array("edges", () -> links(json, drawing)));
            json.line();
            json.array("style", () -> style(json));
            json.object("layout", () -> json.text("name", "preset"));
          });
      json.line();
    }
  }

  private static void nodes(JsonOut json, Drawing drawing) {
    for (int i = 0; i < drawing.view().nodes().size(); i++) {
      int node = i;
      json.line();
      json.object(
          () ->
              json.object("data", () -> node(json, drawing, node))
                  .object(
                      "position",
                      () -> json.number("x", drawing.x(node)).number("y", drawing.y(node))));
    }
  }

  private static void node(JsonOut json, Drawing drawing, int index) {
    GraphView.Node node = drawing.view().nodes().get(index);
    json.node(node);
    json.attributes(node.attributes());
    json.text("colour", drawing.colour(index).hex());
    json.number("diameter", 2 * drawing.radius(index));
    json.text("shape", drawing.isSquare(index) ? "round-rectangle" : "ellipse");
  }

  private static void links(JsonOut json, Drawing drawing) {
    for (GraphView.Link link : drawing.view().links()) {
      json.line();
      json.object(() -> json.object("data", () -> link(json, drawing, link)));
    }
  }

  private static void link(JsonOut json, Drawing drawing, GraphView.Link link) {
    json.link(link);
    json.attributes(link.attributes());
    json.number("width", drawing.width(link));
    json.text("arrow", link.directed() ? "triangle" : "none");
  }

  private static void style(JsonOut json) {
    selector(
        json,
        "node",
        List.of(
            Map.entry("label", "data(label)"),
            Map.entry("width", "data(diameter)"),
            Map.entry("height", "data(diameter)"),
            Map.entry("background-color", "data(colour)"),
            Map.entry("shape", "data(shape)"),
            Map.entry("font-size", "11px")));
    selector(
        json,
        "edge",
        List.of(
            Map.entry("width", "data(width)"),
            Map.entry("line-style", "data(style)"),
            Map.entry("target-arrow-shape", "data(arrow)"),
            Map.entry("line-color", "#999999"),
            Map.entry("curve-style", "bezier")));
  }

  private static void selector(
      JsonOut json, String selector, List<Map.Entry<String, String>> style) {
    json.object(
        () ->
            json.text("selector", selector)
                .object(
                    "style",
                    () -> style.forEach(each -> json.text(each.getKey(), each.getValue()))));
  }
}
