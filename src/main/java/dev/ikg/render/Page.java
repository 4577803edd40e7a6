package dev.ikg.render;

import java.util.regex.Pattern;

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

  private static final Pattern COLOUR = Pattern.compile("\u001B\\[[0-9;]*m");

  /** As wide as the widest row. */
  public static final int UNLIMITED = 0;

  public Page {
    if (width < 0) {
      throw new IllegalArgumentException("a negative width: " + width);
    }
  }

  /** Columns side by side, without colour. */
  public Page(int width, boolean header) {
    this(width, header, false, Ink.PLAIN, Ink.PLAIN);
  }

  boolean limited() {
    return width != UNLIMITED;
  }

  /**
   * The lines of a screen that a text takes; a line that is too long goes on in the next.
   *
   * @param width the cells of a line of the screen, {@link #UNLIMITED} for any number
   */
  public static long linesOnScreen(String text, int width) {
    return text.lines().mapToLong(line -> linesOnScreenOf(line, width)).sum();
  }

  private static long linesOnScreenOf(String line, int width) {
    int cells = DisplayWidth.of(COLOUR.matcher(line).replaceAll(""));
    return width == UNLIMITED || cells <= width ? 1 : (cells + width - 1L) / width;
  }
}
