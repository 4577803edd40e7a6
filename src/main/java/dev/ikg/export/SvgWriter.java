package dev.ikg.export;

import dev.ikg.answer.GraphView;
import dev.ikg.answer.ViewAbout;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * SVG, drawn here with the places that all formats share, so that it needs no other program and is
 * the same everywhere: what was asked, the picture, and below it how to read it and what it is made
 * from.
 */
final class SvgWriter implements GraphWriter {

  private static final double MARGIN = 40;
  private static final double HEADER = 84;
  private static final double NARROWEST = 1080;
  private static final double GAP = 36;
  private static final int COLUMNS = 3;
  private static final String SOFT = "#566270";
  private static final String INK = "#16202c";

  @Override
  public void write(Drawing drawing, OutputStream out) throws IOException {
    GraphView view = drawing.view();
    ViewAbout about = view.about();
    SvgPicture picture = new SvgPicture(drawing);
    double width = Math.max(NARROWEST, picture.width() + 2 * MARGIN);
    List<SvgColumn> columns = columns(drawing, (width - 2 * MARGIN - 2 * GAP) / COLUMNS);
    double top = HEADER + picture.height() + GAP;
    double height = top + columns.stream().mapToDouble(SvgColumn::height).max().orElse(0) + MARGIN;
    SvgOut svg = new SvgOut(new XmlWriter(out));
    svg.begin(width, height, about.title(), String.join("\n", about.lines().values()));
    svg.text(MARGIN, 40, about.title(), "font-size", "22", "font-weight", "bold", "fill", INK);
    svg.text(MARGIN, 63, under(about), "font-size", "13", "fill", SOFT);
    picture.write(svg, (width - picture.width()) / 2, HEADER);
    svg.line(MARGIN, top - GAP / 2, width - MARGIN, top - GAP / 2, "stroke", "#dde2e8");
    for (int i = 0; i < columns.size(); i++) {
      columns.get(i).write(svg, MARGIN + i * (columns.get(i).width() + GAP), top + 6);
    }
    svg.finish();
  }

  /** What was asked of how much, and when, in the line below the title. */
  private static String under(ViewAbout about) {
    Map<String, String> lines = about.lines();
    String filter = about.filter().isEmpty() ? "" : " where " + about.filter();
    String day = about.graph().loadedOn().map(on -> " · as of " + on).orElse("");
    return ReadableText.oneLine(about.question() + filter + " · " + lines.get("shown") + day);
  }

  private static List<SvgColumn> columns(Drawing drawing, double width) {
    GraphView view = drawing.view();
    ViewAbout about = view.about();
    SvgColumn colours = new SvgColumn(width);
    colours.heading("Colour").paragraph(about.legend().colour());
    drawing
        .palette()
        .legend()
        .forEach(
            (group, colour) -> colours.swatch(shown(view, group), colour, square(drawing, group)));
    SvgColumn lines = new SvgColumn(width);
    lines.heading("Dots").paragraph(about.legend().node());
    lines.heading("Size").paragraph(about.legend().size());
    lines.heading("Lines").paragraph(about.legend().link());
    about
        .legend()
        .lines()
        .meanings()
        .forEach(
            (style, meaning) -> {
              if (view.links().stream().anyMatch(link -> link.style() == style)) {
                lines.sample(style, meaning);
              }
            });
    SvgColumn made = new SvgColumn(width);
    made.heading("What it is made from");
    about.allNotes().forEach(made::paragraph);
    made.paragraph("Shown: " + about.lines().get("shown") + ".");
    made.paragraph("Cases last loaded: " + about.graph().loadedAt());
    made.paragraph("Fingerprint of the graph: " + about.graph().digest());
    return List.of(colours, lines, made);
  }

  private static boolean square(Drawing drawing, String group) {
    List<GraphView.Node> nodes = drawing.view().nodes();
    for (int i = 0; i < nodes.size(); i++) {
      if (nodes.get(i).group().equals(group)) {
        return drawing.isSquare(i);
      }
    }
    return false;
  }

  /** A group that is a kind of node, such as {@code RootCause}, in words. */
  private static String shown(GraphView view, String group) {
    boolean kind = view.nodes().stream().anyMatch(node -> node.kind().equals(group));
    return kind ? group.replaceAll("([a-z])([A-Z])", "$1 $2").toLowerCase(Locale.ROOT) : group;
  }
}
