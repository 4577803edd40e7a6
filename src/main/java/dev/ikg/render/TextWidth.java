package dev.ikg.render;

/** How many columns of a terminal a text takes. */
final class TextWidth {

  private TextWidth() {}

  /** The columns of a text in which every character is printed. */
  static int of(String text) {
    return text.codePoints().map(TextWidth::of).sum();
  }

  /** The columns of one character: none for marks that join another, two for wide ones. */
  static int of(int c) {
    int type = Character.getType(c);
    if (type == Character.NON_SPACING_MARK
        || type == Character.ENCLOSING_MARK
        || type == Character.FORMAT
        || type == Character.CONTROL
        || (c >= 0x1160 && c <= 0x11FF)) {
      return 0;
    }
    return isWide(c) ? 2 : 1;
  }

  /** Scripts and signs that terminals draw two columns wide (Unicode's East Asian Width W, F). */
  private static boolean isWide(int c) {
    return (c >= 0x1100 && c <= 0x115F)
        || (c >= 0x2E80 && c <= 0x303E)
        || (c >= 0x3041 && c <= 0x33FF)
        || (c >= 0x3400 && c <= 0x4DBF)
        || (c >= 0x4E00 && c <= 0xA4CF)
        || (c >= 0xA960 && c <= 0xA97C)
        || (c >= 0xAC00 && c <= 0xD7A3)
        || (c >= 0xF900 && c <= 0xFAFF)
        || (c >= 0xFE30 && c <= 0xFE6F)
        || (c >= 0xFF00 && c <= 0xFF60)
        || (c >= 0xFFE0 && c <= 0xFFE6)
        || (c >= 0x1F300 && c <= 0x1F64F)
        || (c >= 0x1F680 && c <= 0x1F6FF)
        || (c >= 0x1F900 && c <= 0x1F9FF)
        || (c >= 0x20000 && c <= 0x3FFFD);
  }
}
