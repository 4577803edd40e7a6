package dev.ikg.render;

import java.util.ArrayList;
import java.util.List;

/** Breaks texts into lines by the cells that they take on a terminal. */
final class Wrapping {

  private Wrapping() {}

  /**
   * The lines of a text: its own line breaks, and between words where a line would be too long. A
   * word that is longer than a line is broken inside, but for an address, which must stay whole to
   * be followed. Everything hidden is made visible.
   *
   * @param width the cells of a line; {@link Page#UNLIMITED} where only its own breaks count
   */
  static List<String> lines(String text, int width) {
    List<String> lines = new ArrayList<>();
    for (String line : text.lines().toList()) {
      String shown = ShownText.of(line.strip());
      if (width == Page.UNLIMITED) {
        lines.add(shown);
      } else {
        wrap(shown, width, lines);
      }
    }
    return lines;
  }

  private static void wrap(String line, int width, List<String> lines) {
    StringBuilder filled = new StringBuilder();
    int cells = 0;
    for (String word : line.split(" ")) {
      int wordCells = DisplayWidth.of(word);
      if (!filled.isEmpty() && cells + 1 + wordCells > width) {
        lines.add(filled.toString());
        filled.setLength(0);
        cells = 0;
      }
      if (!filled.isEmpty()) {
        filled.append(' ');
        cells++;
      }
      boolean tooLong = wordCells > width && !word.contains("://");
      String rest = tooLong ? broken(word, width, lines) : word;
      filled.append(rest);
      cells += DisplayWidth.of(rest);
    }
    lines.add(filled.toString());
  }

  /** Gives a word's full lines away and returns what is left of it. */
  private static String broken(String word, int width, List<String> lines) {
    StringBuilder part = new StringBuilder();
    int cells = 0;
    for (int codePoint : word.codePoints().toArray()) {
      int more = DisplayWidth.of(codePoint);
      if (cells + more > width && !part.isEmpty()) {
        lines.add(part.toString());
        part.setLength(0);
        cells = 0;
      }
      part.appendCodePoint(codePoint);
      cells += more;
    }
    return part.toString();
  }
}
