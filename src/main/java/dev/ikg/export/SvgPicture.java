package dev.ikg.export;

import dev.ikg.answer.GraphView;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The nodes and links of a view as SVG. */
final class SvgPicture {

  private static final double LETTER = 6.4;
  private static final int LONGEST_LABEL = 44;
  private static final int LONGEST_CAPTION = 42;
  private static final int FEW_LINKS = 40;
  private static final int MANY_LINKS = 1500;
  private static final double MOST_ACROSS = 1700;
  private static final double BESIDE = 70;
  private static final double LANE_NAMES = 210;
  private static final String STRONG = "#364250";
  private static final String LINK = "#6b7785";

  private final Drawing drawing;
  private final GraphView view;
  private final Map<String, Integer> places;
  private final boolean tellsMore;
  private final double scale;
  private final double left;
  private final double right;
  private final double top;
  private final double bottom;

  SvgPicture(Drawing drawing) {
    this.drawing = drawing;
    this.view = drawing.view();
    this.places = view.places();
    this.tellsMore =
        view.links().size() <= MANY_LINKS
            && view.links().stream().map(GraphView.Link::style).distinct().count() > 1;
    this.scale = view.shape() == GraphView.Shape.CLOUD ? scale(drawing) : 1;
    double[] box = {0, 0, 0, 0};
    for (int i = 0; i < view.nodes().size(); i++) {
      double r = radius(i);
      box[0] = Math.min(box[0], x(i) - r);
      box[1] = Math.max(box[1], x(i) + r);
      box[2] = Math.min(box[2], y(i) - r);
      box[3] = Math.max(box[3], y(i) + r);
    }
    boolean lanes = !drawing.lanes().isEmpty();
    this.left = box[0] - (lanes ? LANE_NAMES : BESIDE);
    this.right = lanes ? Math.max(box[1], lastYear()) + 24 : box[1] + BESIDE;
    this.top = box[2] - (lanes ? 50 : 24);
    this.bottom = box[3] + (lanes ? 14 : 40);
  }

  /** A large graph is drawn smaller, so that its labels can be read when all of it is seen. */
  private static double scale(Drawing drawing) {
    double widest = 1;
    for (int i = 0; i < drawing.view().nodes().size(); i++) {
      widest = Math.max(widest, Math.abs(drawing.x(i)));
    }
    return Math.min(1, MOST_ACROSS / 2 / widest);
  }

  private double x(int node) {
    return drawing.x(node) * scale;
  }

  private double y(int node) {
    return drawing.y(node) * scale;
  }

  /** Dots shrink less than the picture, so that they do not become dust. */
  private double radius(int node) {
    return drawing.radius(node) * Math.sqrt(scale) * Math.sqrt(Math.sqrt(scale));
  }

  double width() {
    return right - left;
  }

  double height() {
    return bottom - top;
  }

  void write(SvgOut svg, double x, double y) throws IOException {
    svg.beginGroup(x - left, y - top);
    lanes(svg);
    for (GraphView.Link link : view.links()) {
      link(svg, link);
    }
    for (int i = 0; i < view.nodes().size(); i++) {
      GraphView.Node node = view.nodes().get(i);
      svg.node(
          x(i),
          y(i),
          radius(i),
          drawing.isSquare(i),
          drawing.colour(i),
          GraphMlIds.of(node.id()),
          title(node));
    }
    labels(svg);
    svg.endGroup();
  }

  /** What a node is: its label, its id where it is a case, and the title of the case. */
  private static String title(GraphView.Node node) {
    String title =
        Stream.of(
                node.label(),
                Attributes.text(node.attributes(), "case_id"),
                Attributes.text(node.attributes(), "title_en"))
            .filter(line -> !line.isBlank())
            .distinct()
            .collect(Collectors.joining("\n"))
            .strip();
    return title.isEmpty() ? node.id() : title;
  }

  /** What a link joins and what is written at it; nothing where that is nothing. */
  private String title(GraphView.Link link, int from, int to) {
    return link.label().isEmpty()
        ? ""
        : view.nodes().get(from).label()
            + (link.directed() ? " → " : " – ")
            + view.nodes().get(to).label()
            + "\n"
            + link.label();
  }

  private double lastYear() {
    return drawing.years().values().stream().mapToDouble(x -> x).max().orElse(0);
  }

  private void lanes(SvgOut svg) throws IOException {
    List<Double> lanes = List.copyOf(drawing.lanes().values());
    if (lanes.isEmpty()) {
      return;
    }
    double half = LaneLayout.LANE_HEIGHT / 2;
    double end = lanes.get(lanes.size() - 1) + half;
    for (int i = 0; i < lanes.size(); i += 2) {
      svg.element(
          "rect",
          "x",
          SvgOut.number(left),
          "y",
          SvgOut.number(lanes.get(i) - half),
          "width",
          SvgOut.number(width()),
          "height",
          SvgOut.number(2 * half),
          "fill",
          "#f3f5f8");
    }
    for (Map.Entry<Integer, Double> year : drawing.years().entrySet()) {
      double x = year.getValue();
      svg.line(x, -half - 4, x, end, "stroke", "#dde2e8");
      svg.text(x, -half - 12, year.getKey().toString(), "text-anchor", "middle", "fill", LINK);
    }
    for (Map.Entry<String, Double> lane : drawing.lanes().entrySet()) {
      String name = TextLines.cut(ReadableText.oneLine(lane.getKey()), 28);
      svg.text(-24, lane.getValue() + 4, name, "text-anchor", "end");
    }
  }

  private void link(SvgOut svg, GraphView.Link link) throws IOException {
    int from = places.getOrDefault(link.source(), 0);
    int to = places.getOrDefault(link.target(), 0);
    double[] bend = drawing.bend(from, to);
    double width = drawing.width(link) * Math.max(0.4, scale);
    boolean solid = link.style() == GraphView.Style.SOLID;
    boolean many = view.links().size() > MANY_LINKS;
    boolean tinted = many && !kind(from).equals(kind(to));
    String opacity = many ? "0.22" : !tellsMore ? "0.5" : solid ? "0.62" : "0.4";
    String path =
        String.join(
            " ",
            "M",
            SvgOut.number(x(from)),
            SvgOut.number(y(from)),
            "Q",
            SvgOut.number(bend[0] * scale),
            SvgOut.number(bend[1] * scale),
            SvgOut.number(x(to)),
            SvgOut.number(y(to)));
    svg.titled(
        title(link, from, to),
        "path",
        "d",
        path,
        "fill",
        "none",
        "stroke",
        tinted ? drawing.colour(to).hex() : tellsMore && solid ? STRONG : LINK,
        "stroke-opacity",
        opacity,
        "stroke-width",
        SvgOut.number(width),
        "stroke-dasharray",
        SvgOut.dashes(link.style(), width),
        "stroke-linecap",
        SvgOut.ends(link.style()));
  }

  private String kind(int node) {
    return view.nodes().get(node).kind();
  }

  private void labels(SvgOut svg) throws IOException {
    if (view.shape() == GraphView.Shape.LANES) {
      return;
    }
    boolean few = view.nodes().size() <= FEW_LINKS;
    LabelPlaces free = new LabelPlaces(view.nodes().size(), LETTER, this::x, this::y, this::radius);
    Map<Integer, String> captions = captions();
    for (int i : drawing.bySize()) {
      if (!drawing.isLabelled(i) && !few) {
        continue;
      }
      String label = ReadableText.oneLine(view.nodes().get(i).label());
      String text = TextLines.cut(label, LONGEST_LABEL);
      String caption = TextLines.cut(captions.getOrDefault(i, ""), LONGEST_CAPTION);
      double[] place = caption.isEmpty() ? free.of(i, text) : free.below(i, text, caption);
      text(svg, place[0], place[1], text, "#16202c");
      if (!caption.isEmpty()) {
        text(svg, x(i), place[1] + 16, caption, LINK);
      }
    }
  }

  /** What is written at a link stands at that end of it that no other such link has. */
  private Map<Integer, String> captions() {
    Map<Integer, String> captions = new HashMap<>();
    if (view.links().size() > FEW_LINKS) {
      return captions;
    }
    Map<String, Integer> degrees = view.degrees();
    for (GraphView.Link link : view.links()) {
      for (String end : List.of(link.target(), link.source())) {
        if (!link.label().isEmpty() && degrees.getOrDefault(end, 0) == 1) {
          captions.putIfAbsent(places.getOrDefault(end, 0), ReadableText.oneLine(link.label()));
          break;
        }
      }
    }
    return captions;
  }

  private static void text(SvgOut svg, double x, double y, String text, String colour)
      throws IOException {
    svg.text(
        x,
        y,
        text,
        "text-anchor",
        "middle",
        "fill",
        colour,
        "paint-order",
        "stroke",
        "stroke",
        "#ffffff",
        "stroke-width",
        "3.5",
        "stroke-linejoin",
        "round");
  }
}
