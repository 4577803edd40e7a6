package dev.ikg.export;

import dev.ikg.answer.GraphView;
import java.io.OutputStream;
import tools.jackson.core.JsonGenerator;

/** Cytoscape.js JSON: {@code cytoscape(JSON.parse(text))} draws it, Cytoscape imports it. */
final class CytoscapeWriter implements GraphWriter {

  @Override
  public void write(Drawing drawing, OutputStream out) {
    GraphView view = drawing.view();
    try (JsonOut json = new JsonOut(out)) {
      JsonGenerator generator = json.generator();
      generator.writeStartObject();
      generator.writeName("data");
      generator.writeStartObject();
      // What Cytoscape calls the network.
      json.text("name", view.about().title());
      view.about().lines().forEach(json::text);
      generator.writeEndObject();
      generator.writeName("elements");
      generator.writeStartObject();
      generator.writeName("nodes");
      generator.writeStartArray();
      for (int i = 0; i < view.nodes().size(); i++) {
        json.line();
        node(json, drawing, i);
      }
      generator.writeEndArray();
      generator.writeName("edges");
      generator.writeStartArray();
      for (GraphView.Link link : view.links()) {
        json.line();
        link(json, drawing, link);
      }
      generator.writeEndArray();
      generator.writeEndObject();
      json.line();
      style(json);
      generator.writeName("layout");
      generator.writeStartObject();
      json.text("name", "preset");
      generator.writeEndObject();
      generator.writeEndObject();
      json.line();
    }
  }

  private static void node(JsonOut json, Drawing drawing, int index) {
    JsonGenerator generator = json.generator();
    generator.writeStartObject();
    generator.writeName("data");
    generator.writeStartObject();
    GraphView.Node node = drawing.view().nodes().get(index);
    json.node(node);
    json.attributes(node.attributes());
    json.text("colour", drawing.colour(index).hex());
    json.number("diameter", 2 * drawing.radius(index));
    json.text("shape", drawing.isSquare(index) ? "round-rectangle" : "ellipse");
    generator.writeEndObject();
    generator.writeName("position");
    generator.writeStartObject();
    json.number("x", drawing.x(index)).number("y", drawing.y(index));
    generator.writeEndObject();
    generator.writeEndObject();
  }

  private static void link(JsonOut json, Drawing drawing, GraphView.Link link) {
    JsonGenerator generator = json.generator();
    generator.writeStartObject();
    generator.writeName("data");
    generator.writeStartObject();
    json.link(link);
    json.attributes(link.attributes());
    json.number("width", drawing.width(link));
    json.text("arrow", link.directed() ? "triangle" : "none");
    generator.writeEndObject();
    generator.writeEndObject();
  }

  private static void style(JsonOut json) {
    JsonGenerator generator = json.generator();
    generator.writeName("style");
    generator.writeStartArray();
    selector(
        json,
        "node",
        "label",
        "data(label)",
        "width",
        "data(diameter)",
        "height",
        "data(diameter)",
        "background-color",
        "data(colour)",
        "shape",
        "data(shape)",
        "font-size",
        "11px");
    selector(
        json,
        "edge",
        "width",
        "data(width)",
        "line-style",
        "data(style)",
        "target-arrow-shape",
        "data(arrow)",
        "line-color",
        "#999999",
        "curve-style",
        "bezier");
    generator.writeEndArray();
  }

  private static void selector(JsonOut json, String selector, String... style) {
    JsonGenerator generator = json.generator();
    generator.writeStartObject();
    json.text("selector", selector);
    generator.writeName("style");
    generator.writeStartObject();
    for (int i = 0; i < style.length; i += 2) {
      json.text(style[i], style[i + 1]);
    }
    generator.writeEndObject();
    generator.writeEndObject();
  }
}
