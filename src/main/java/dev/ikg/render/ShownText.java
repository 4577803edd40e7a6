package dev.ikg.render;

/**
 * Text made safe for a terminal: what would move the cursor, change colours or hide itself is shown
 * instead of obeyed.
 */
final class ShownText {

  private static final String ELLIPSIS = "…";

  private ShownText() {}

  /**
   * A text on one line: C0 controls as their pictures (a line break as {@code ␊}), every other
   * control, zero-width, direction or private character as {@code <U+200B>}.
   */
  static String of(String text) {
    if (text.codePoints().noneMatch(ShownText::hidden)) {
      return text;
    }
    StringBuilder shown = new StringBuilder(text.length() + 16);
    text.codePoints().forEach(codePoint -> append(shown, codePoint));
    return shown.toString();
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
    return kept.toString().stripTrailing() + ELLIPSIS;
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
