package dev.ikg.intake;

/**
 * Tells JSON Lines from other layouts where no file ending says it: the first line is one whole
 * object, more lines follow, and each of them begins with a brace at its very start.
 */
final class LineLayout {

  private final byte[] bytes;
  private final int length;
  private int position;

  private LineLayout(byte[] bytes, int length) {
    this.bytes = bytes;
    this.length = length;
  }

  /**
   * Whether the beginning of an input looks like JSON Lines.
   *
   * @param bytes the first bytes
   * @param length how many of them count
   */
  static boolean looksLikeLines(byte[] bytes, int length) {
    LineLayout layout = new LineLayout(bytes, length);
    return layout.firstLineIsOneObject() && layout.otherLinesBeginWithBrace();
  }

  private boolean firstLineIsOneObject() {
    skipSpace();
    if (position >= length || bytes[position] != '{') {
      return false;
    }
    int depth = 0;
    boolean quoted = false;
    boolean closed = false;
    for (; position < length && bytes[position] != '\n'; position++) {
      byte b = bytes[position];
      if (closed && !ByteWindow.isSpace(b)) {
        return false;
      }
      if (quoted && b == '\\') {
        position++;
      } else if (b == '"') {
        quoted = !quoted;
      } else if (!quoted) {
        depth += b == '{' || b == '[' ? 1 : 0;
        depth -= b == '}' || b == ']' ? 1 : 0;
        closed = depth == 0;
      }
    }
    return closed;
  }

  private boolean otherLinesBeginWithBrace() {
    int lines = 0;
    while (true) {
      skipSpace();
      if (position >= length) {
        return lines > 0;
      }
      if (bytes[position] != '{' || bytes[position - 1] != '\n') {
        return false;
      }
      lines++;
      while (position < length && bytes[position] != '\n') {
        position++;
      }
    }
  }

  private void skipSpace() {
    while (position < length && ByteWindow.isSpace(bytes[position])) {
      position++;
    }
  }
}
