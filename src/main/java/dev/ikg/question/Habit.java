package dev.ikg.question;

import dev.ikg.incident.Facet;
import dev.ikg.incident.PartialDate;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Words of another language, or of everyday speech, and what they are in this one.
 *
 * @param words what is written, from the start of a word to the end of one
 * @param meant what to write for it, with {@code $1} for the first group, {@code $1+} for the date
 *     or number right behind it and {@code $1#} for a word as a number; several forms where it can
 *     mean several things
 * @param why what a reader should know who writes it so
 */
record Habit(Pattern words, List<String> meant, String why) {

  private static final String UNIT =
      "(?:y|yrs?|years?|mo|mon|months?|w|wks?|weeks?|d|days?|h|hrs?|hours?|m|mins?|minutes?|s|secs?"
          + "|seconds?)";
  private static final List<String> MONTHS =
      List.of("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec");
  private static final List<String> COUNTS =
      List.of("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten");
  private static final String REST = "(?<rest>.+)";

  /** A habit with one meaning; its text has the names of values in capitals. */
  static Habit of(String words, String meant, String why) {
    return of(words, List.of(meant), why);
  }

  static Habit of(String words, List<String> meant, String why) {
    String pattern =
        words
            .replace("DATE", "(\\d{4}(?:-\\d{2}(?:-\\d{2})?)?)")
            .replace("LENGTH", "(\\d+ ?" + UNIT + "(?: \\d+ ?" + UNIT + ")?)")
            .replace("LABEL", "([^\\s(),:=!<>\"]+)")
            .replace("DIM", "(" + dimensions() + ")")
            .replace("FACET", "(" + String.join("|", Facet.words()) + ")")
            .replace("COLUMN", "([a-z_]+)")
            .replace("NUMBER", "(\\d{1,6})")
            .replace("COUNT", "(" + String.join("|", COUNTS) + ")")
            .replace("MONTH", "((?:" + String.join("|", MONTHS) + ")[a-z]{0,6})\\.?")
            .replace("REST", REST)
            .replace(" ?", "\\s{0,4}")
            .replace(" ", "\\s{1,4}");
    return new Habit(
        Pattern.compile(
            "(?<![^\\s(,])(?:" + pattern + ")(?![^\\s),])",
            Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE),
        meant,
        why);
  }

  private static String dimensions() {
    return String.join("|", Dimension.allPlurals()) + "|" + String.join("|", Dimension.allWords());
  }

  /** What to write for what was found. */
  List<String> forms(MatchResult found) {
    return meant.stream().map(form -> filled(form, found)).toList();
  }

  /** Where what was found stands, without the rest of the text that only moves. */
  Span span(Matcher found) {
    int end = words.pattern().contains(REST) ? found.start("rest") : found.end();
    String shown = found.group().substring(0, end - found.start());
    return new Span(found.start(), found.start() + shown.stripTrailing().length());
  }

  private static String filled(String form, MatchResult found) {
    String filled = form;
    for (int i = 1; i <= found.groupCount(); i++) {
      String value = found.group(i) == null ? "" : found.group(i);
      if (filled.contains("$" + i + "+")) {
        filled = filled.replace("$" + i + "+", next(value));
      }
      if (filled.contains("$" + i + "#")) {
        filled = filled.replace("$" + i + "#", number(value));
      }
      filled = filled.replace("$" + i, value);
    }
    return filled;
  }

  /** The date right behind another, in its precision, or the next number. */
  private static String next(String value) {
    return value.length() < 4
        ? String.valueOf(Integer.parseInt(value) + 1)
        : PartialDate.parse(value)
            .map(date -> date.last().plusDays(1).toString().substring(0, value.length()))
            .orElse(value);
  }

  private static String number(String word) {
    String lower = word.toLowerCase(Locale.ROOT);
    if (COUNTS.contains(lower)) {
      return String.valueOf(1 + COUNTS.indexOf(lower));
    }
    return String.format(Locale.ROOT, "%02d", 1 + MONTHS.indexOf(lower.substring(0, 3)));
  }
}
