package dev.ikg.render;

import dev.ikg.answer.Column;
import java.util.List;
import java.util.regex.Pattern;

/** What a person does with a column, by the name that all answers give it. */
final class ColumnUse {

  /** A text column narrower than this is of no use. */
  private static final int NARROWEST = 12;

  /** Even what is copied from a table is cut when it is longer, or longer than half a line. */
  private static final int LONGEST_KEY = 40;

  /** What a reader misses least, first. */
  private static final List<String> ASIDE = List.of("url", "evidence", "basis");

  /** Such as {@code id}, {@code next_date} and {@code next_id_3}. */
  private static final Pattern KEYS = Pattern.compile("(.+_)?(id|date)(_\\d+)?");

  private static final int USUAL = ASIDE.size();
  private static final int KEY = USUAL + 1;

  private ColumnUse() {}

  /**
   * What a column wants of a line.
   *
   * @param natural the cells that show everything
   * @param name the cells of its name
   * @param line the cells of a line
   */
  static ColumnWidths.Wish wish(Column column, int natural, int name, int line) {
    int useful = isKey(column) ? Math.min(LONGEST_KEY, line / 2) : NARROWEST;
    int floor = isNumeric(column) ? natural : Math.min(natural, Math.max(name, useful));
    return new ColumnWidths.Wish(natural, floor, weight(column));
  }

  private static int weight(Column column) {
    int aside = ASIDE.indexOf(column.name());
    if (aside >= 0) {
      return aside;
    }
    return isKey(column) ? KEY : USUAL;
  }

  /** Ids are typed again in the next question, and a date says nothing without its end. */
  private static boolean isKey(Column column) {
    return column.kind() == Column.Kind.TEXT && KEYS.matcher(column.name()).matches();
  }

  /** Whether its cells stand on the right. */
  static boolean isNumeric(Column column) {
    return column.kind() == Column.Kind.WHOLE || column.kind() == Column.Kind.REAL;
  }
}
