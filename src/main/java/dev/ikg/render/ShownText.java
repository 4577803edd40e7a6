package dev.ikg.render;

import java.util.Arrays;
import java.util.function.ObjIntConsumer;
import java.util.stream.Collectors;

/**
 * Text made safe for a terminal: what would move the cursor, change colours or hide itself is shown
 * instead of obeyed.
 */
public final class ShownText {

  private static final String ELLIPSIS = "…";

  private ShownText() {}

  /**
   * A text on one line: C0 controls as their pictures (a line break as {@code ␊}), every other
   * control, zero-width, direction or private character as {@code <U+200B>}.
   */
  public static String of(String text) {
    return replaced(text, ShownText::append);
  }

  /**
   * A text of several lines, in which line ends and tabs stay.
   *
   * @param escaped whether the others are written as JSON escapes rather than as pictures
   */
  public static String lines(String text, boolean escaped) {
    return Arrays.stream(text.split("\n", -1))
        .map(
            line ->
                line.endsWith("\r")
                    ? shownLine(line.substring(0, line.length() - 1), escaped) + "\r"
                    : shownLine(line, escaped))
        .collect(Collectors.joining("\n"));
  }

  private static String shownLine(String text, boolean escaped) {
    return replaced(
        text,
        (shown, codePoint) -> {
          if (codePoint == '\t') {
            shown.append('\t');
          } else if (escaped && hidden(codePoint)) {
            escape(shown, codePoint);
          } else {
            append(shown, codePoint);
          }
        });
  }

  private static String replaced(String text, ObjIntConsumer<StringBuilder> append) {
    if (!hides(text)) {
      return text;
    }
    StringBuilder shown = new StringBuilder(text.length() + 16);
    text.codePoints().forEach(codePoint -> append.accept(shown, codePoint));
    return shown.toString();
  }

  /** Asked of every text of every answer. */
  private static boolean hides(String text) {
    for (int at = 0; at < text.length(); at++) {
      char c = text.charAt(at);
      if (c < 0x20 || c > 0x7E) {
        return text.codePoints().anyMatch(ShownText::hidden);
      }
    }
    return false;
  }

  private static void escape(StringBuilder shown, int codePoint) {
    for (char unit : Character.toChars(codePoint)) {
      shown.append(String.format("\\u%04X", (int) unit));
    }
  }

  /** The longest beginning of a shown text that fits, with an ellipsis where something is cut. */
  static String cut(String shown, int width) {
    if (DisplayWidth.of(shown) <= width) {
      return shown;
    }
    StringBuilder kept = new StringBuilder();
    int room = width - DisplayWidth.of(ELLIPSIS);
    for (int at = 0; at < shown.length(); ) {
      int codePoint = shown.codePointAt(at);
      room -= DisplayWidth.of(codePoint);
      if (room < 0) {
        break;
      }
      kept.appendCodePoint(codePoint);
      at += Character.charCount(codePoint);
    }
    return words(kept, shown).stripTrailing() + ELLIPSIS;
  }

  /** Without the word that is cut inside, where little is lost with it. */
  private static String words(StringBuilder kept, String shown) {
    boolean inside = kept.length() < shown.length() && shown.charAt(kept.length()) != ' ';
    int space = kept.lastIndexOf(" ");
    return inside && space * 3 >= kept.length() * 2 ? kept.substring(0, space) : kept.toString();
  }

  private static void append(StringBuilder shown, int codePoint) {
    if (codePoint < 0x20) {
      shown.appendCodePoint(0x2400 + codePoint);
    } else if (codePoint == 0x7F) {
      shown.append('␡');
    } else if (hidden(codePoint)) {
      shown.append(String.format("<U+%04X>", codePoint));
    } else {
      shown.appendCodePoint(codePoint);
    }
  }

  private static boolean hidden(int codePoint) {
    if (codePoint >= 0x20 && codePoint < 0x7F) {
      return false;
    }
    return switch (Character.getType(codePoint)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR,
          Character.SURROGATE,
          Character.PRIVATE_USE ->
          true;
      default -> false;
    };
  }
}
