package dev.ikg.render;

/** How text is set off on a terminal. What is written around it is no part of the text. */
public enum Ink {
  /** Not at all. */
  PLAIN,
  /** With the escape sequences that every terminal knows. */
  ANSI;

  private static final String RESET = "\u001B[0m";

  /** A heading. */
  String strong(String text) {
    return in("\u001B[1m", text);
  }

  /** What stands beside the answer itself. */
  String faint(String text) {
    return in("\u001B[2m", text);
  }

  /** What is wrong. */
  public String wrong(String text) {
    return in("\u001B[1;31m", text);
  }

  /** What may be wrong. */
  String doubtful(String text) {
    return in("\u001B[33m", text);
  }

  private String in(String code, String text) {
    return this == PLAIN || text.isEmpty() ? text : code + text + RESET;
  }
}
