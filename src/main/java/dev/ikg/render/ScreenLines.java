package dev.ikg.render;

import java.util.regex.Pattern;

/** How many lines of a screen a text takes; a line that is too long goes on in the next. */
public final class ScreenLines {

  private static final Pattern COLOUR = Pattern.compile("\u001B\\[[0-9;]*m");

  private ScreenLines() {}

  /**
   * The lines of a text.
   *
   * @param width the cells of a line of the screen, {@link Page#UNLIMITED} for any number
   */
  public static long of(String text, int width) {
    return text.lines().mapToLong(line -> ofLine(line, width)).sum();
  }

  private static long ofLine(String line, int width) {
    int cells = DisplayWidth.of(COLOUR.matcher(line).replaceAll(""));
    return width == Page.UNLIMITED || cells <= width ? 1 : (cells + width - 1L) / width;
  }
}
