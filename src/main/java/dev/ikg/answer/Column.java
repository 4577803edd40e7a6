package dev.ikg.answer;

import java.util.Locale;

/**
 * A column of an answer, declared before the question runs, so that an empty answer has a header.
 *
 * @param name the name that programs rely on
 * @param kind what its cells hold
 */
public record Column(String name, Kind kind) {

  /** What the cells of a column hold. */
  public enum Kind {
    TEXT,
    WHOLE,
    REAL,
    LIST,
    BYTES;

    /** The word in the header of a question. */
    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  public static Column text(String name) {
    return new Column(name, Kind.TEXT);
  }

  public static Column whole(String name) {
    return new Column(name, Kind.WHOLE);
  }

  public static Column real(String name) {
    return new Column(name, Kind.REAL);
  }

  public static Column list(String name) {
    return new Column(name, Kind.LIST);
  }
}
