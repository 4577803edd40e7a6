package dev.ikg.export;

import dev.ikg.answer.GraphView;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** DOT. {@code neato -n2} draws it with the places that all formats share. */
final class DotWriter implements GraphWriter {

  private static final double POINTS_AN_INCH = 72;

  @Override
  public void write(Drawing drawing, OutputStream stream) throws IOException {
    GraphView view = drawing.view();
    Writer out = new BufferedWriter(new OutputStreamWriter(stream, StandardCharsets.UTF_8));
    out.write("digraph " + quoted(view.about().title()) + " {\n");
    StringBuilder about = new StringBuilder();
    for (Map.Entry<String, String> line : view.about().lines().entrySet()) {
      about.append(escaped(line.getKey() + ": " + line.getValue())).append("\\l");
    }
    out.write("  graph [charset=\"UTF-8\", labelloc=b, labeljust=l, fontsize=11,\n");
    out.write("    label=\"" + about + "\"];\n");
    out.write("  node [shape=circle, style=filled, fixedsize=true, fontsize=10];\n");
    out.write("  edge [color=\"#777777\", arrowsize=0.6, fontsize=9];\n");
    for (int i = 0; i < view.nodes().size(); i++) {
      node(out, drawing, i);
    }
    for (GraphView.Link link : view.links()) {
      link(out, drawing, link);
    }
    out.write("}\n");
    out.flush();
  }

  private static void node(Writer out, Drawing drawing, int index) throws IOException {
    GraphView.Node node = drawing.view().nodes().get(index);
    List<String> attributes = new ArrayList<>();
    attributes.add("label=" + quoted(node.label()));
    attributes.add("class=" + quoted(node.kind()));
    attributes.add("group=" + quoted(node.group()));
    attributes.add("fillcolor=" + quoted(drawing.colour(index).hex()));
    if (drawing.isSquare(index)) {
      attributes.add("shape=square");
    }
    attributes.add("width=" + number(2 * drawing.radius(index) / POINTS_AN_INCH));
    // Graphviz' y goes up.
    attributes.add(
        "pos=\"%s,%s!\"".formatted(number(drawing.x(index)), number(0.0 - drawing.y(index))));
    node.days().ifPresent(days -> attributes.add("first_day=" + quoted(days.first().toString())));
    String url = Attributes.text(node.attributes(), "url");
    if (!url.isEmpty()) {
      attributes.add("URL=" + quoted(url));
    }
    statement(out, quoted(node.id()), attributes);
  }

  private static void link(Writer out, Drawing drawing, GraphView.Link link) throws IOException {
    List<String> attributes = new ArrayList<>();
    if (!link.label().isEmpty()) {
      attributes.add("label=" + quoted(link.label()));
    }
    attributes.add("class=" + quoted(link.kind()));
    attributes.add("penwidth=" + number(drawing.width(link)));
    attributes.add("weight=" + Math.max(1, Math.round(drawing.width(link))));
    attributes.add("style=" + link.style().word());
    if (!link.directed()) {
      attributes.add("dir=none");
    }
    Attributes.known(link.attributes())
        .forEach(
            (name, cell) -> attributes.add("about_" + name + "=" + quoted(Attributes.text(cell))));
    statement(out, quoted(link.source()) + " -> " + quoted(link.target()), attributes);
  }

  private static void statement(Writer out, String subject, List<String> attributes)
      throws IOException {
    out.write("  " + subject + " [" + String.join(", ", attributes) + "];\n");
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, "%.3f", value);
  }

  private static String quoted(String text) {
    return '"' + escaped(text) + '"';
  }

  /** A text that Graphviz shows as it is: no escapes and no entities of its own come to life. */
  private static String escaped(String text) {
    return ReadableText.of(text)
        .replace("\\", "\\\\")
        .replace("\"", "\\\"")
        .replace("&", "&amp;")
        .replace("\r\n", "\\n")
        .replace("\n", "\\n")
        .replace("\r", "\\n");
  }
}
