package dev.ikg.export;

import dev.ikg.answer.GraphView;
import dev.ikg.problem.Failure;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

/** A Mermaid flowchart, which Markdown pages show; refused where Mermaid would not draw it. */
final class MermaidWriter implements GraphWriter {

  /** The limits that Mermaid has where nobody changes its settings. */
  static final int MOST_LINKS = 500;

  static final int MOST_CHARACTERS = 50_000;

  private static final String PLAIN = " .,:/()+-_=?!";

  @Override
  public void write(Drawing drawing, OutputStream out) throws IOException {
    GraphView view = drawing.view();
    if (view.links().size() > MOST_LINKS) {
      throw tooLarge(view.links().size() + " links of at most " + MOST_LINKS);
    }
    String text = chart(drawing);
    if (text.length() > MOST_CHARACTERS) {
      throw tooLarge(text.length() + " characters of at most " + MOST_CHARACTERS);
    }
    out.write(text.getBytes(StandardCharsets.UTF_8));
    out.flush();
  }

  private static Failure tooLarge(String what) {
    return Failure.of(
        Failure.Kind.USAGE,
        "this view is too large for Mermaid: " + what,
        "Narrow it with --where or --max-nodes, or take svg or html.");
  }

  private static String chart(Drawing drawing) {
    GraphView view = drawing.view();
    StringBuilder text = new StringBuilder();
    text.append("---\ntitle: ").append(title(view)).append("\n---\n");
    for (Map.Entry<String, String> line : view.about().lines().entrySet()) {
      // Braces after %% would be read as a directive.
      String words = ReadableText.oneLine(line.getValue()).replace('{', '(').replace('}', ')');
      text.append("%% ").append(line.getKey()).append(": ").append(words).append('\n');
    }
    text.append("flowchart LR\n");
    List<String> groups = List.copyOf(drawing.palette().legend().keySet());
    for (int i = 0; i < view.nodes().size(); i++) {
      GraphView.Node node = view.nodes().get(i);
      int colour = groups.indexOf(drawing.palette().shown(node.group()));
      text.append("  n%d([\"%s\"]):::c%d\n".formatted(i, escaped(node.label()), colour));
    }
    Map<String, Integer> places = view.places();
    for (GraphView.Link link : view.links()) {
      text.append("  n").append(places.get(link.source())).append(' ').append(arrow(drawing, link));
      if (!link.label().isEmpty()) {
        text.append("|\"").append(escaped(link.label())).append("\"|");
      }
      text.append(" n").append(places.get(link.target())).append('\n');
    }
    for (int i = 0; i < groups.size(); i++) {
      String fill = drawing.palette().of(groups.get(i)).hex();
      text.append("  classDef c%d fill:%s,stroke:#333333,color:#000000\n".formatted(i, fill));
    }
    return text.toString();
  }

  /** A string of YAML, in which only quotes and backslashes mean something. */
  private static String title(GraphView view) {
    String title = ReadableText.oneLine(view.about().title());
    return '"' + title.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }

  /** Mermaid knows three lines: thick, plain and broken. */
  private static String arrow(Drawing drawing, GraphView.Link link) {
    if (link.style() != GraphView.Style.SOLID) {
      return link.directed() ? "-.->" : "-.-";
    }
    boolean thick = drawing.width(link) > 6;
    if (link.directed()) {
      return thick ? "==>" : "-->";
    }
    return thick ? "===" : "---";
  }

  /** Everything that could mean something to Mermaid, HTML or Markdown as a numbered entity. */
  private static String escaped(String text) {
    StringBuilder escaped = new StringBuilder();
    ReadableText.oneLine(text)
        .codePoints()
        .forEach(
            c -> {
              boolean plain = Character.isLetterOrDigit(c) || PLAIN.indexOf(c) >= 0;
              if (plain) {
                escaped.appendCodePoint(c);
              } else {
                escaped.append('#').append(c).append(';');
              }
            });
    return escaped.toString();
  }
}
