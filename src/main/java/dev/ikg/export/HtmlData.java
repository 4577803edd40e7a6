package dev.ikg.export;

import dev.ikg.answer.GraphView;
import dev.ikg.answer.ViewAbout;
import java.io.OutputStream;
import java.util.List;
import java.util.Locale;
import java.util.Map;

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
      json.object(
          () -> {
            json.object("about", () -> json.about(view));
            json.object("legend", () -> legend(json));
            json.texts("notes", view.about().allNotes());
            json.text("facetKind", facetKind());
            json.text("shape", view.shape().name().toLowerCase(Locale.ROOT));
            json.texts("facets", Facets.of(view));
            json.array("colours", () -> groups.forEach(group -> colour(json, group)));
            json.array("lanes", () -> drawing.lanes().forEach((name, y) -> lane(json, name, y)));
            json.array("years", () -> drawing.years().forEach((year, x) -> year(json, year, x)));
            json.array("nodes", () -> nodes(json));
            json.array("links", () -> links(json));
          });
    }
  }

  /** The kind of node that carries facets: cases where there are any, else the only kind. */
  private String facetKind() {
    boolean cases = view.nodes().stream().anyMatch(node -> node.kind().equals("Case"));
    return cases || view.nodes().isEmpty() ? "Case" : view.nodes().get(0).kind();
  }

  private void legend(JsonOut json) {
    ViewAbout.Legend legend = view.about().legend();
    json.text("node", legend.node()).text("link", legend.link());
    json.text("size", legend.size()).text("colour", legend.colour());
    json.object(
        "lines",
        () ->
            legend
                .lines()
                .meanings()
                .forEach((style, meaning) -> json.text(style.word(), meaning)));
  }

  private void colour(JsonOut json, String group) {
    json.object(() -> json.text("name", group).text("hex", drawing.palette().of(group).hex()));
  }

  private static void lane(JsonOut json, String name, double y) {
    json.object(() -> json.text("name", name).number("y", y));
  }

  private static void year(JsonOut json, int year, double x) {
    json.object(() -> json.number("year", year).number("x", x));
  }

  private void nodes(JsonOut json) {
    for (int i = 0; i < view.nodes().size(); i++) {
      int node = i;
      json.line();
      json.object(() -> node(json, node));
    }
  }

  private void node(JsonOut json, int i) {
    GraphView.Node node = view.nodes().get(i);
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
    json.object("attributes", () -> json.attributes(node.attributes()));
  }

  private void links(JsonOut json) {
    Map<String, Integer> places = view.places();
    for (GraphView.Link link : view.links()) {
      json.line();
      json.object(() -> link(json, link, places));
    }
  }

  private void link(JsonOut json, GraphView.Link link, Map<String, Integer> places) {
    json.number("source", places.getOrDefault(link.source(), 0));
    json.number("target", places.getOrDefault(link.target(), 0));
    json.text("kind", link.kind()).text("label", link.label());
    json.text("style", link.style().word());
    json.truth("directed", link.directed()).number("width", drawing.width(link));
    json.object("attributes", () -> json.attributes(link.attributes()));
  }
}
