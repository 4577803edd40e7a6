package dev.ikg.export;

import java.util.ArrayList;
import java.util.List;

/** Text for pictures, which break no lines by themselves. */
final class TextLines {

  private TextLines() {}

  /** A text in lines of at most so many letters, broken between words where that can be. */
  static List<String> wrapped(String text, int letters) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    for (String word : shortened(text, letters).split(" ")) {
      if (line.length() > 0 && line.length() + 1 + word.length() > letters) {
        lines.add(line.toString());
        line.setLength(0);
      }
      line.append(line.length() > 0 ? " " : "").append(word);
    }
    lines.add(line.toString());
    return lines;
  }

  /** A text in which no word is longer than a line. */
  private static String shortened(String text, int letters) {
    return text.replaceAll("(\\S{" + letters + "})(?=\\S)", "$1 ");
  }

  /** The beginning of a text, with an ellipsis where something is cut. */
  static String cut(String text, int letters) {
    if (text.codePointCount(0, text.length()) <= letters) {
      return text;
    }
    return text.substring(0, text.offsetByCodePoints(0, letters - 1)).stripTrailing() + "…";
  }
}
