package dev.ikg.render;

/**
 * The paper that an answer is written on.
 *
 * @param width the cells in a line of a table; {@link #UNLIMITED} where nothing is shortened
 * @param header whether the names of the columns come first
 * @param vertical whether the values of a row of a table stand below each other
 * @param ink how text is set off
 * @param aside how that is set off which is no part of the answer
 */
public record Page(int width, boolean header, boolean vertical, Ink ink, Ink aside) {

  /** As wide as the widest row. */
  public static final int UNLIMITED = 0;

  /** Narrower texts than this cannot be read; the line is longer instead. */
  private static final int NARROWEST = 20;

  public Page {
    if (width < 0) {
      throw new IllegalArgumentException("a negative width: " + width);
    }
  }

  boolean limited() {
    return width != UNLIMITED;
  }

  /**
   * The cells for a text in a line of the page; {@link #UNLIMITED} where nothing is wrapped.
   *
   * @param indent the cells before it
   */
  int room(int indent) {
    return limited() ? Math.max(NARROWEST, width - indent) : UNLIMITED;
  }
}
