package dev.ikg.question;

import dev.ikg.question.Tail.Direction;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The columns that the rows of an answer can be ordered by. */
public final class Columns {

  private static final List<String> OF_A_CASE =
      List.of("id", "date", "org", "title", "cause", "factors", "evidence", "url");
  private static final List<String> OF_A_LINK = List.of("next_id", "next_date", "link", "basis");
  private static final List<String> OF_A_GROUP = List.of("cases", "of", "share", "first", "last");
  private static final List<String> DATES = List.of("date", "next_date");

  private Columns() {}

  /**
   * The columns of an answer.
   *
   * @param rows what its rows stand for; empty for cases
   * @param isChain whether a row shows two linked cases
   */
  public static List<String> of(Optional<Dimension> rows, boolean isChain) {
    List<String> columns = new ArrayList<>();
    if (rows.isPresent()) {
      columns.add(rows.get().word());
      columns.addAll(OF_A_GROUP);
    } else {
      columns.addAll(OF_A_CASE);
      columns.addAll(isChain ? OF_A_LINK : List.of());
    }
    return columns;
  }

  /** A column as it is named in answers: a dimension in the singular, all in lower case. */
  static String canonical(String written) {
    String lower = written.toLowerCase(Locale.ROOT);
    boolean ofACase = OF_A_CASE.contains(lower);
    return ofACase ? lower : Dimension.named(lower).map(Dimension::word).orElse(lower);
  }

  /** Whether a word is the number or the date of a group. */
  static boolean isNumber(String word) {
    return OF_A_GROUP.contains(word.toLowerCase(Locale.ROOT));
  }

  /** The direction that a reader expects: numbers and dates from the top, names from A. */
  static Direction usual(String column) {
    return OF_A_GROUP.contains(column) || DATES.contains(column)
        ? Direction.DESCENDING
        : Direction.ASCENDING;
  }
}
