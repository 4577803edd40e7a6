package dev.ikg.export;

/** Text without the characters that make a file unreadable to other tools. */
final class ReadableText {

  private static final int PICTURES = 0x2400;
  private static final int DELETE = 0x7F;
  private static final int PICTURE_OF_DELETE = 0x2421;
  private static final int REPLACEMENT = 0xFFFD;

  private ReadableText() {}

  /**
   * A text with control characters as their pictures (U+0007 as {@code ␇}), and with half
   * characters and what is no character as U+FFFD. Tabs and line breaks stay.
   */
  static String of(String text) {
    if (text.codePoints().noneMatch(ReadableText::unreadable)) {
      return text;
    }
    StringBuilder readable = new StringBuilder(text.length());
    text.codePoints().map(ReadableText::shown).forEach(readable::appendCodePoint);
    return readable.toString();
  }

  /** The same on one line: tabs and line breaks become spaces. */
  static String oneLine(String text) {
    return of(text).replace("\r\n", " ").replace('\n', ' ').replace('\r', ' ').replace('\t', ' ');
  }

  /** A text in which half a character, which cannot be written as UTF-8, is U+FFFD. */
  static String withWholeCharacters(String text) {
    if (text.codePoints().noneMatch(ReadableText::isHalf)) {
      return text;
    }
    StringBuilder whole = new StringBuilder(text.length());
    text.codePoints().map(c -> isHalf(c) ? REPLACEMENT : c).forEach(whole::appendCodePoint);
    return whole.toString();
  }

  private static boolean isHalf(int codePoint) {
    return codePoint >= Character.MIN_SURROGATE && codePoint <= Character.MAX_SURROGATE;
  }

  private static boolean unreadable(int codePoint) {
    return shown(codePoint) != codePoint;
  }

  private static int shown(int codePoint) {
    if (codePoint < 0x20) {
      boolean blank = codePoint == '\t' || codePoint == '\n' || codePoint == '\r';
      return blank ? codePoint : PICTURES + codePoint;
    }
    if (codePoint == DELETE) {
      return PICTURE_OF_DELETE;
    }
    return isHalf(codePoint) || codePoint == 0xFFFE || codePoint == 0xFFFF
        ? REPLACEMENT
        : codePoint;
  }
}
