package dev.ikg.export;

import dev.ikg.answer.GraphView;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * SVG, drawn here with the places that all formats share, so that it needs no other program and is
 * the same everywhere: the title, the picture, the legend and what a reader must know.
 */
final class SvgWriter implements GraphWriter {

  private static final double MARGIN = 60;
  private static final double LANE_NAMES = 200;
  private static final double LINE = 17;
  private static final double NARROWEST = 760;
  private static final double LETTER = 6.4;
  private static final int LONGEST_LABEL = 44;

  @Override
  public void write(Drawing drawing, OutputStream out) throws IOException {
    new Page(drawing, out).write();
  }

  /** One picture under way. */
  private static final class Page {
    private final Drawing drawing;
    private final GraphView view;
    private final XmlWriter xml;
    private final Frame frame;
    private final double width;
    private final List<String> below = new ArrayList<>();

    Page(Drawing drawing, OutputStream out) throws IOException {
      this.drawing = drawing;
      this.view = drawing.view();
      this.xml = new XmlWriter(out);
      this.frame = Frame.of(drawing);
      this.width = Math.max(NARROWEST, frame.width());
      int letters = (int) ((width - 2 * MARGIN) / LETTER);
      for (Map.Entry<String, String> line : view.about().lines().entrySet()) {
        if (!line.getKey().equals("title")) {
          String text = line.getKey() + ": " + ReadableText.oneLine(line.getValue());
          below.addAll(TextLines.wrapped(text, letters));
        }
      }
    }

    void write() throws IOException {
      double legend = drawing.palette().legend().size() * LINE;
      double height = frame.height() + 70 + legend + below.size() * LINE + 2 * MARGIN;
      xml.start(
              "svg",
              "xmlns",
              "http://www.w3.org/2000/svg",
              "width",
              number(width),
              "height",
              number(height),
              "viewBox",
              "0 0 " + number(width) + " " + number(height),
              "font-family",
              "Helvetica, Arial, Noto Sans CJK KR, sans-serif",
              "font-size",
              "12")
          .line();
      xml.start("title").text(view.about().title()).end().line();
      xml.start("desc").text(String.join("\n", below)).end().line();
      xml.empty("rect", "width", "100%", "height", "100%", "fill", "#ffffff").line();
      text(MARGIN, 36, view.about().title(), "font-size", "17", "font-weight", "bold");
      double left = (width - frame.width()) / 2 - frame.left();
      double top = 70 - frame.top();
      xml.start("g", "transform", "translate(" + number(left) + " " + number(top) + ")").line();
      lanes();
      links();
      nodes();
      labels();
      xml.end().line();
      legend(frame.height() + 90);
      double y = frame.height() + 100 + legend;
      for (String line : below) {
        text(MARGIN, y, line, "fill", "#444444");
        y += LINE;
      }
      xml.finish();
    }

    private void lanes() throws IOException {
      double right = drawing.years().values().stream().mapToDouble(x -> x).max().orElse(0);
      double bottom = drawing.lanes().values().stream().mapToDouble(y -> y).max().orElse(0);
      for (Map.Entry<Integer, Double> year : drawing.years().entrySet()) {
        line(year.getValue(), -26, year.getValue(), bottom + 20, "stroke", "#e3e6ea");
        text(year.getValue(), -32, year.getKey().toString(), "text-anchor", "middle");
      }
      for (Map.Entry<String, Double> lane : drawing.lanes().entrySet()) {
        double y = lane.getValue();
        line(-10, y, right, y, "stroke", "#d5d9de");
        String name = TextLines.cut(ReadableText.oneLine(lane.getKey()), 28);
        text(-80, y + 4, name, "text-anchor", "end");
      }
    }

    private void links() throws IOException {
      Map<String, Integer> index = new HashMap<>();
      for (int i = 0; i < view.nodes().size(); i++) {
        index.put(view.nodes().get(i).id(), i);
      }
      for (GraphView.Link link : view.links()) {
        int from = index.getOrDefault(link.source(), 0);
        int to = index.getOrDefault(link.target(), 0);
        xml.empty(
                "path",
                "d",
                path(from, to),
                "fill",
                "none",
                "stroke",
                "#7d848d",
                "stroke-opacity",
                view.links().size() > 1500 ? "0.25" : "0.55",
                "stroke-width",
                number(drawing.width(link)),
                "stroke-dasharray",
                dashes(link.style()))
            .line();
      }
    }

    /** In lanes a link is an arc, so that it can be seen behind the dots of its lane. */
    private String path(int from, int to) {
      double x = (drawing.x(from) + drawing.x(to)) / 2;
      double y = (drawing.y(from) + drawing.y(to)) / 2;
      boolean lanes = view.shape() == GraphView.Shape.LANES;
      double up = lanes ? Math.min(20, Math.abs(drawing.x(from) - drawing.x(to)) * 0.16) : 0;
      return "M %s %s Q %s %s %s %s"
          .formatted(
              number(drawing.x(from)),
              number(drawing.y(from)),
              number(x),
              number(y - 2 * up),
              number(drawing.x(to)),
              number(drawing.y(to)));
    }

    private static String dashes(GraphView.Style style) {
      return switch (style) {
        case SOLID -> "none";
        case DASHED -> "7 5";
        case DOTTED -> "2 4";
      };
    }

    private void nodes() throws IOException {
      for (int i = 0; i < view.nodes().size(); i++) {
        GraphView.Node node = view.nodes().get(i);
        xml.start(
            "circle",
            "cx",
            number(drawing.x(i)),
            "cy",
            number(drawing.y(i)),
            "r",
            number(drawing.radius(i)),
            "fill",
            drawing.colour(i).hex(),
            "stroke",
            "#222222",
            "stroke-width",
            "0.8");
        String title = Attributes.text(node.attributes(), "title_en");
        xml.start("title").text((node.label() + "\n" + title).strip()).end().end().line();
      }
    }

    private void labels() throws IOException {
      LabelPlaces places = new LabelPlaces(drawing, LETTER);
      for (int i = 0; i < view.nodes().size(); i++) {
        if (drawing.isLabelled(i) && view.shape() == GraphView.Shape.CLOUD) {
          String label = ReadableText.oneLine(view.nodes().get(i).label());
          String text = TextLines.cut(label, LONGEST_LABEL);
          double y = places.below(i, text);
          text(
              drawing.x(i),
              y,
              text,
              "text-anchor",
              "middle",
              "paint-order",
              "stroke",
              "stroke",
              "#ffffff",
              "stroke-width",
              "3",
              "stroke-linejoin",
              "round");
        }
      }
    }

    private void legend(double from) throws IOException {
      double y = from;
      for (Map.Entry<String, Palette.Colour> group : drawing.palette().legend().entrySet()) {
        String fill = group.getValue().hex();
        xml.empty(
                "circle",
                "cx",
                number(MARGIN + 6),
                "cy",
                number(y - 4),
                "r",
                "6",
                "fill",
                fill,
                "stroke",
                "#222222",
                "stroke-width",
                "0.8")
            .line();
        text(MARGIN + 20, y, group.getKey());
        y += LINE;
      }
    }

    private void line(double x1, double y1, double x2, double y2, String... attributes)
        throws IOException {
      List<String> all = new ArrayList<>(List.of("x1", number(x1), "y1", number(y1)));
      all.addAll(List.of("x2", number(x2), "y2", number(y2)));
      all.addAll(List.of(attributes));
      xml.empty("line", all.toArray(String[]::new)).line();
    }

    private void text(double x, double y, String text, String... attributes) throws IOException {
      List<String> all = new ArrayList<>(List.of("x", number(x), "y", number(y)));
      all.addAll(List.of(attributes));
      xml.start("text", all.toArray(String[]::new)).text(text).end().line();
    }
  }

  /** What the picture takes, with room for labels and the names of lanes. */
  private record Frame(double left, double top, double width, double height) {
    static Frame of(Drawing drawing) {
      double left = 0;
      double right = 0;
      double top = 0;
      double bottom = 0;
      for (int i = 0; i < drawing.view().nodes().size(); i++) {
        left = Math.min(left, drawing.x(i) - drawing.radius(i));
        right = Math.max(right, drawing.x(i) + drawing.radius(i));
        top = Math.min(top, drawing.y(i) - drawing.radius(i));
        bottom = Math.max(bottom, drawing.y(i) + drawing.radius(i));
      }
      boolean lanes = !drawing.lanes().isEmpty();
      double before = MARGIN + (lanes ? LANE_NAMES : 0);
      double above = lanes ? 50 : 10;
      return new Frame(
          left - before, top - above, right - left + before + MARGIN, bottom - top + above + 30);
    }
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, "%.1f", value + 0.0);
  }
}
