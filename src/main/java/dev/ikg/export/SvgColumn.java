package dev.ikg.export;

import dev.ikg.answer.GraphView;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** A column of text, swatches and lines below a picture. */
final class SvgColumn {

  private static final double LINE = 17;
  private static final double LETTER = 6.1;
  private static final double SAMPLE = 48;

  private final double width;
  private final List<Item> items = new ArrayList<>();
  private double down;

  private interface Item {
    void write(SvgOut svg, double x, double y) throws IOException;
  }

  SvgColumn(double width) {
    this.width = width;
  }

  double width() {
    return width;
  }

  double height() {
    return down;
  }

  SvgColumn heading(String text) {
    down += items.isEmpty() ? LINE : 1.5 * LINE;
    double at = down;
    items.add((svg, x, y) -> svg.text(x, y + at, text, "font-weight", "bold", "fill", "#16202c"));
    return this;
  }

  SvgColumn paragraph(String text) {
    lines(text, 0);
    down += 3;
    return this;
  }

  SvgColumn swatch(String name, Palette.Colour colour, boolean square) {
    down += LINE + 1;
    double at = down;
    String cut = TextLines.cut(ReadableText.oneLine(name), (int) ((width - 20) / LETTER));
    items.add(
        (svg, x, y) -> {
          svg.dot(x + 6, y + at - 4, 6, square, colour);
          svg.text(x + 20, y + at, cut, "fill", "#16202c");
        });
    return this;
  }

  SvgColumn sample(GraphView.Style style, String meaning) {
    down += 3;
    double at = down + LINE;
    double thick = style == GraphView.Style.DOTTED ? 3 : 2.5;
    items.add(
        (svg, x, y) ->
            svg.line(
                x + 1,
                y + at - 4,
                x + SAMPLE - 12,
                y + at - 4,
                "stroke",
                "#364250",
                "stroke-width",
                SvgOut.number(thick),
                "stroke-dasharray",
                SvgOut.dashes(style, thick),
                "stroke-linecap",
                SvgOut.ends(style)));
    lines(meaning, SAMPLE);
    return this;
  }

  private void lines(String text, double inset) {
    int letters = (int) ((width - inset) / LETTER);
    for (String line : TextLines.wrapped(ReadableText.oneLine(text), letters)) {
      down += LINE;
      double at = down;
      items.add((svg, x, y) -> svg.text(x + inset, y + at, line, "fill", "#566270"));
    }
  }

  void write(SvgOut svg, double x, double y) throws IOException {
    for (Item item : items) {
      item.write(svg, x, y);
    }
  }
}
