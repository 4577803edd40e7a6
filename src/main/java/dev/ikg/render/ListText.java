package dev.ikg.render;

import dev.ikg.answer.Cell;

/**
 * A list on one line. It can have a hundred thousand items, of which a line has room for a few: the
 * others are not looked at.
 */
final class ListText {

  private static final String COMMA = ", ";

  private ListText() {}

  /**
   * The items as far as the first that does not fit.
   *
   * @param width the cells that there are; a text that takes more is not whole
   */
  static String upTo(Cell.Many many, int width) {
    StringBuilder text = new StringBuilder();
    int cells = 0;
    for (int i = 0; i < many.values().size() && cells <= width; i++) {
      if (i > 0) {
        text.append(COMMA);
        cells += COMMA.length();
      }
      String item = item(many, i);
      text.append(item);
      cells += DisplayWidth.of(item);
    }
    return text.toString();
  }

  /** As many items as fit, and how many more there are; one that does not fit all. */
  static String shortened(Cell.Many many, int width) {
    StringBuilder text = new StringBuilder();
    String fitting = "";
    for (int kept = 1; kept < many.values().size(); kept++) {
      text.append(kept == 1 ? "" : COMMA).append(item(many, kept - 1));
      String longer = text + " ... and " + (many.values().size() - kept) + " more";
      // One item more takes more room than the number behind it can give.
      if (DisplayWidth.of(longer) > width) {
        break;
      }
      fitting = longer;
    }
    return fitting.isEmpty() ? ShownText.cut(upTo(many, width), width) : fitting;
  }

  private static String item(Cell.Many many, int place) {
    return ShownText.of(CellText.of(many.values().get(place)));
  }
}
