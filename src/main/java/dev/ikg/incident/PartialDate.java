package dev.ikg.incident;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.YearMonth;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A calendar date known to the year, the month or the day.
 *
 * @param text the date as kept: {@code 2026}, {@code 2026-01} or {@code 2026-01-09}
 * @param first the first day that it can mean
 * @param last the last day that it can mean
 */
public record PartialDate(String text, LocalDate first, LocalDate last) {

  /** A time of day and a zone, as loosely as people write them; neither counts. */
  private static final String TIME =
      "\\d{1,2}:\\d{2}(?::\\d{2}(?:[.,]\\d{1,9})?)?"
          + "\\s?(?:[+-]\\d{2}(?::?\\d{2})?|[A-Za-z]{1,5})?(?:\\[[\\w/+-]{1,50}])?";

  private static final Pattern SHAPE =
      Pattern.compile("(\\d{4})(?:-(\\d{2})(?:-(\\d{2})(?:[Tt ]" + TIME + ")?)?)?");

  /**
   * Reads a date in the precision given. Of a timestamp the calendar date counts as written,
   * whatever its zone.
   *
   * @return empty where the text is no such date or the day does not exist
   */
  public static Optional<PartialDate> parse(String text) {
    Matcher shape = SHAPE.matcher(text.strip());
    if (!shape.matches()) {
      return Optional.empty();
    }
    try {
      int year = Integer.parseInt(shape.group(1));
      if (shape.group(2) == null) {
        return Optional.of(
            new PartialDate(shape.group(1), LocalDate.of(year, 1, 1), LocalDate.of(year, 12, 31)));
      }
      YearMonth month = YearMonth.of(year, Integer.parseInt(shape.group(2)));
      if (shape.group(3) == null) {
        return Optional.of(new PartialDate(month.toString(), month.atDay(1), month.atEndOfMonth()));
      }
      LocalDate day = month.atDay(Integer.parseInt(shape.group(3)));
      return Optional.of(new PartialDate(day.toString(), day, day));
    } catch (DateTimeException notACalendarDate) {
      return Optional.empty();
    }
  }
}
