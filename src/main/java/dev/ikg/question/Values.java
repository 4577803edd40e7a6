package dev.ikg.question;

import dev.ikg.incident.PartialDate;
import dev.ikg.question.Length.Unit;
import dev.ikg.question.Token.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** Reads dates, lengths of time and whole numbers. */
final class Values {

  private static final int DIGITS_OF_A_LENGTH = 6;
  private static final int DIGITS_OF_A_NUMBER = 9;

  private final Cursor cursor;

  Values(Cursor cursor) {
    this.cursor = cursor;
  }

  /**
   * A date in the precision given.
   *
   * @param before what it stands behind, for the message
   */
  PartialDate date(String before) {
    Token token = cursor.peek();
    Optional<PartialDate> date =
        token.is(Kind.WORD) ? PartialDate.parse(token.text()) : Optional.empty();
    if (date.isPresent()) {
      cursor.next();
      return date.get();
    }
    throw cursor.failure(
        "expected a date after `" + before + "`, found " + cursor.shown(),
        sameDate(token.text())
            .map(d -> "Write `" + before + " " + d.text() + "`.")
            .orElse("A date is a year, a month or a day: `2020`, `2020-01` or `2020-01-09`."));
  }

  /** The date that somebody meant who wrote {@code 2020/1/9} or {@code 2020.01.09}. */
  private static Optional<PartialDate> sameDate(String text) {
    List<String> numbers = new ArrayList<>();
    StringBuilder digits = new StringBuilder();
    for (char c : (text.length() > 10 ? "" : text + "-").toCharArray()) {
      if (isDigit(c)) {
        digits.append(c);
      } else if (digits.isEmpty()) {
        return Optional.empty();
      } else {
        numbers.add(digits.length() == 1 ? "0" + digits : digits.toString());
        digits.setLength(0);
      }
    }
    return PartialDate.parse(String.join("-", numbers));
  }

  /** A length of time: numbers with their units, each unit once. */
  Length length(String before) {
    SortedMap<Unit, Integer> parts = new TreeMap<>();
    boolean more;
    do {
      more = lengthPart(parts);
    } while (more);
    if (parts.isEmpty()) {
      throw cursor.failure(
          "expected a length of time after `" + before + "`, found " + cursor.shown(),
          isNumber(cursor.peek())
              ? unitHint(before, cursor.peek().text())
              : "A length has a unit: "
                  + (before.equals("within")
                      ? "`30d`, `2w`, `6mo` or `2y`."
                      : "`45m`, `2h`, `1h 30m`, `3d`, `2w`, `6mo` or `2y`."));
    }
    return new Length(parts);
  }

  private static String unitHint(String before, String number) {
    boolean ofDays = before.equals("within");
    String small = ofDays ? "`" + number + "d` for days" : "`" + number + "m` for minutes";
    String middle = ofDays ? "`" + number + "mo` for months" : "`" + number + "h` for hours";
    String large = ofDays ? "`" + number + "y` for years" : "`" + number + "d` for days";
    return "Say which unit: " + small + ", " + middle + ", " + large + ".";
  }

  /** Reads one word such as {@code 1h30m}, or a number and its unit; false if there is none. */
  private boolean lengthPart(SortedMap<Unit, Integer> parts) {
    Token token = cursor.peek();
    if (!token.is(Kind.WORD)) {
      return false;
    }
    SortedMap<Unit, Integer> more = new TreeMap<>();
    boolean twoWords = isNumber(token);
    String written = token.text() + (twoWords ? cursor.peekSecond().text() : "");
    if (!readUnits(written, more)) {
      return false;
    }
    for (Unit unit : more.keySet()) {
      if (parts.containsKey(unit)) {
        throw cursor.failure(
            "`" + unit.word() + "` stands twice in one length", "Write each unit once: `1h 30m`.");
      }
    }
    parts.putAll(more);
    cursor.next();
    if (twoWords) {
      cursor.next();
    }
    return true;
  }

  /** Reads a whole text such as {@code 1h30m}; false where it is none. */
  static boolean readUnits(String written, SortedMap<Unit, Integer> into) {
    int at = 0;
    while (at < written.length()) {
      int number = at;
      while (at < written.length() && isDigit(written.charAt(at))) {
        at++;
      }
      int word = at;
      while (at < written.length() && Character.isLetter(written.charAt(at))) {
        at++;
      }
      Optional<Unit> unit = Unit.named(written.substring(word, at));
      boolean countable = word > number && word - number <= DIGITS_OF_A_LENGTH;
      if (!countable || unit.isEmpty() || into.containsKey(unit.get())) {
        return false;
      }
      into.put(unit.get(), Integer.valueOf(written.substring(number, word)));
    }
    return !into.isEmpty();
  }

  /**
   * A whole number from 1 on.
   *
   * @param example what is right here, for the message
   */
  int number(String before, String example) {
    Token token = cursor.peek();
    boolean isNumber = isNumber(token);
    if (isNumber && token.text().length() > DIGITS_OF_A_NUMBER) {
      throw cursor.failure("this number is too large", "For example `" + example + "`.");
    }
    int number = isNumber ? Integer.parseInt(token.text()) : 0;
    if (number < 1) {
      throw cursor.failure(
          "expected a whole number from 1 on after `" + before + "`, found " + cursor.shown(),
          "For example `" + example + "`.");
    }
    cursor.next();
    return number;
  }

  static boolean startsWithDigit(Token token) {
    return token.is(Kind.WORD) && isDigit(token.text().charAt(0));
  }

  static boolean isNumber(Token token) {
    return token.is(Kind.WORD) && token.text().chars().allMatch(Values::isDigit);
  }

  private static boolean isDigit(int c) {
    return c >= '0' && c <= '9';
  }
}
