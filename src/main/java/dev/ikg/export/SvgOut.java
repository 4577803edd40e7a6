package dev.ikg.export;

import dev.ikg.answer.GraphView;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The elements of SVG that pictures are made of. */
final class SvgOut {

  private final XmlWriter xml;

  SvgOut(XmlWriter xml) {
    this.xml = xml;
  }

  /** Begins the document on a white page. */
  void begin(double width, double height, String title, String description) throws IOException {
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
    xml.start("title").text(title).end().line();
    xml.start("desc").text(description).end().line();
    xml.empty("rect", "width", "100%", "height", "100%", "fill", "#ffffff").line();
  }

  void beginGroup(double x, double y) throws IOException {
    xml.start("g", "transform", "translate(" + number(x) + " " + number(y) + ")").line();
  }

  void endGroup() throws IOException {
    xml.end().line();
  }

  void finish() throws IOException {
    xml.finish();
  }

  void line(double x1, double y1, double x2, double y2, String... attributes) throws IOException {
    List<String> all = new ArrayList<>(List.of("x1", number(x1), "y1", number(y1)));
    all.addAll(List.of("x2", number(x2), "y2", number(y2)));
    all.addAll(List.of(attributes));
    xml.empty("line", all.toArray(String[]::new)).line();
  }

  void text(double x, double y, String text, String... attributes) throws IOException {
    List<String> all = new ArrayList<>(List.of("x", number(x), "y", number(y)));
    all.addAll(List.of(attributes));
    xml.start("text", all.toArray(String[]::new)).text(ReadableText.oneLine(text)).end().line();
  }

  void element(String name, String... attributes) throws IOException {
    xml.empty(name, attributes).line();
  }

  /** An element, and what is shown to who points at it. */
  void titled(String title, String name, String... attributes) throws IOException {
    xml.start(name, attributes);
    if (!title.isEmpty()) {
      xml.start("title").text(title).end();
    }
    xml.end().line();
  }

  /** A disc or a square with a rim, its id, and what is shown to who points at it. */
  void node(
      double x, double y, double r, boolean square, Palette.Colour colour, String id, String title)
      throws IOException {
    shape(x, y, r, square, colour);
    xml.more("id", id, "class", "node");
    xml.start("title").text(title).end().end().line();
  }

  /** A disc or a square with a rim. */
  void dot(double x, double y, double r, boolean square, Palette.Colour colour) throws IOException {
    shape(x, y, r, square, colour);
    xml.end().line();
  }

  private void shape(double x, double y, double r, boolean square, Palette.Colour colour)
      throws IOException {
    if (square) {
      double side = 1.8 * r;
      String corner = number(0.3 * r);
      xml.start("rect", "x", number(x - side / 2), "y", number(y - side / 2));
      xml.more("width", number(side), "height", number(side), "rx", corner);
    } else {
      xml.start("circle", "cx", number(x), "cy", number(y), "r", number(r));
    }
    xml.more("fill", colour.hex(), "stroke", colour.darker().hex(), "stroke-width", "1");
  }

  /** How a style of line is dashed at a width. */
  static String dashes(GraphView.Style style, double width) {
    return switch (style) {
      case SOLID -> "none";
      case DASHED -> number(4 + 1.5 * width) + " " + number(3 + width);
      case DOTTED -> "0 " + number(3 + 1.6 * width);
    };
  }

  /** A line of dots is drawn with round ends, or nothing of it would be seen. */
  static String ends(GraphView.Style style) {
    return style == GraphView.Style.DOTTED ? "round" : "butt";
  }

  static String number(double value) {
    return String.format(Locale.ROOT, "%.1f", value + 0.0);
  }
}
