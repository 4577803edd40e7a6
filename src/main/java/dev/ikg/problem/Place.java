package dev.ikg.problem;

/** Where a problem is, so that a person can go there. */
public sealed interface Place {

  /** A problem of the whole, such as a graph that cannot be reached. */
  record Nowhere() implements Place {}

  /**
   * A value in a document.
   *
   * @param file the path as the user wrote it, with {@code !entry} behind it inside an archive
   * @param line the line, counted from 1; 0 where it is not known
   * @param pointer the JSON Pointer (RFC 6901) of the value, {@code ""} for the whole document
   */
  record InFile(String file, int line, String pointer) implements Place {
    public InFile {
      file = Credentials.hidden(file);
    }
  }

  /**
   * A stretch of a line that a person typed.
   *
   * @param text the whole line
   * @param start the first character, counted in UTF-16 units from 0
   * @param end one past the last character; equal to {@code start} where something is missing
   */
  record InText(String text, int start, int end) implements Place {
    public InText {
      if (start < 0 || end < start || end > text.length()) {
        throw new IllegalArgumentException("no such stretch: " + start + " to " + end);
      }
      text = Credentials.hidden(text);
    }
  }

  /**
   * A stretch of a text of several lines, as a place in the line in which it begins.
   *
   * @param text all lines
   * @param start the first character, counted in all of the text
   * @param end one past the last character
   */
  static Place inLine(String text, int start, int end) {
    int from = text.lastIndexOf('\n', start - 1) + 1;
    int next = text.indexOf('\n', start);
    int to = next < 0 ? text.length() : next;
    return new InText(text.substring(from, to), start - from, Math.min(end, to) - from);
  }

  /** The place of a problem that has none. */
  static Place nowhere() {
    return new Nowhere();
  }
}
