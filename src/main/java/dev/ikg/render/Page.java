package dev.ikg.render;

/**
 * The paper that an answer is written on.
 *
 * @param width the cells in a line of a table; {@link #UNLIMITED} where nothing is shortened
 * @param header whether the names of the columns come first
 */
public record Page(int width, boolean header) {

  /** As wide as the widest row. */
  public static final int UNLIMITED = 0;

  public Page {
    if (width < 0) {
      throw new IllegalArgumentException("a negative width: " + width);
    }
  }

  boolean limited() {
    return width != UNLIMITED;
  }
}
