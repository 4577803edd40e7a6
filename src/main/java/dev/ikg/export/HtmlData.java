package dev.ikg.export;

import dev.ikg.answer.GraphView;
import dev.ikg.answer.ViewAbout;
import java.io.OutputStream;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import tools.jackson.core.JsonGenerator;

/** What the script of the HTML view draws. */
final class HtmlData {

  private final Drawing drawing;
  private final GraphView view;
  private final List<String> groups;

  HtmlData(Drawing drawing) {
    this.drawing = drawing;
    this.view = drawing.view();
    this.groups = List.copyOf(drawing.palette().legend().keySet());
  }

  void write(OutputStream out) {
    try (JsonOut json = new JsonOut(out)) {
      JsonGenerator generator = json.generator();
      generator.writeStartObject();
      generator.writeName("about");
      json.about(view);
      legend(json);
      strings(json, "notes", view.about().allNotes());
      json.text("facetKind", facetKind());
      json.text("shape", view.shape().name().toLowerCase(Locale.ROOT));
      strings(json, "facets", Facets.of(view));
      colours(json);
      lanes(json);
      Map<String, Integer> index = new HashMap<>();
      generator.writeName("nodes");
      generator.writeStartArray();
      for (int i = 0; i < view.nodes().size(); i++) {
        index.put(view.nodes().get(i).id(), i);
        json.line();
        node(json, i);
      }
      generator.writeEndArray();
      generator.writeName("links");
      generator.writeStartArray();
      for (GraphView.Link link : view.links()) {
        json.line();
        link(json, link, index);
      }
      generator.writeEndArray();
      generator.writeEndObject();
    }
  }

  /** The kind of node that carries facets: cases where there are any, else the only kind. */
  private String facetKind() {
    boolean cases = view.nodes().stream().anyMatch(node -> node.kind().equals("Case"));
    return cases || view.nodes().isEmpty() ? "Case" : view.nodes().get(0).kind();
  }

  private void legend(JsonOut json) {
    ViewAbout.Legend legend = view.about().legend();
    JsonGenerator generator = json.generator();
    generator.writeName("legend");
    generator.writeStartObject();
    json.text("node", legend.node()).text("link", legend.link());
    json.text("size", legend.size()).text("colour", legend.colour());
    generator.writeName("lines");
    generator.writeStartObject();
    legend.lines().meanings().forEach(json::text);
    generator.writeEndObject();
    generator.writeEndObject();
  }

  private void colours(JsonOut json) {
    JsonGenerator generator = json.generator();
    generator.writeName("colours");
    generator.writeStartArray();
    for (String group : groups) {
      generator.writeStartObject();
      json.text("name", group).text("hex", drawing.palette().of(group).hex());
      generator.writeEndObject();
    }
    generator.writeEndArray();
  }

  private void lanes(JsonOut json) {
    JsonGenerator generator = json.generator();
    generator.writeName("lanes");
    generator.writeStartArray();
    drawing
        .lanes()
        .forEach(
            (name, y) -> {
              generator.writeStartObject();
              json.text("name", name).number("y", y);
              generator.writeEndObject();
            });
    generator.writeEndArray();
    generator.writeName("years");
    generator.writeStartArray();
    drawing
        .years()
        .forEach(
            (year, x) -> {
              generator.writeStartObject();
              json.number("year", year).number("x", x);
              generator.writeEndObject();
            });
    generator.writeEndArray();
  }

  private void node(JsonOut json, int i) {
    GraphView.Node node = view.nodes().get(i);
    JsonGenerator generator = json.generator();
    generator.writeStartObject();
    json.text("id", node.id()).text("label", node.label());
    json.text("kind", node.kind()).text("group", node.group());
    json.number("x", drawing.x(i)).number("y", drawing.y(i)).number("r", drawing.radius(i));
    json.number("colour", groups.indexOf(drawing.palette().shown(node.group())));
    json.number("amount", node.size());
    json.truth("labelled", drawing.isLabelled(i)).truth("square", drawing.isSquare(i));
    node.days()
        .ifPresent(
            days ->
                json.text("first", days.first().toString()).text("last", days.last().toString()));
    json.lastMember(node.attributes());
  }

  private void link(JsonOut json, GraphView.Link link, Map<String, Integer> index) {
    JsonGenerator generator = json.generator();
    generator.writeStartObject();
    json.number("source", index.getOrDefault(link.source(), 0));
    json.number("target", index.getOrDefault(link.target(), 0));
    json.text("kind", link.kind()).text("label", link.label());
    json.text("style", link.style().name().toLowerCase(Locale.ROOT));
    json.truth("directed", link.directed()).number("width", drawing.width(link));
    json.lastMember(link.attributes());
  }

  private static void strings(JsonOut json, String name, List<String> values) {
    JsonGenerator generator = json.generator();
    generator.writeName(name);
    generator.writeStartArray();
    values.forEach(generator::writeString);
    generator.writeEndArray();
  }
}
