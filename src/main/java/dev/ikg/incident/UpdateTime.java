package dev.ikg.incident;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * When a document was last changed, so that two of them can be put in order. A day counts from its
 * start, a time without a zone as UTC. Nothing written, or something that is no date, is older than
 * any date: it must not win against one.
 */
public final class UpdateTime {

  private static final Pattern TIME =
      Pattern.compile(
          "[^Tt ]+[Tt ](\\d{1,2}):(\\d{2})(?::(\\d{2})(?:[.,](\\d{1,9}))?)?"
              + "\\s?(?:([+-])(\\d{2}):?(\\d{2})?)?.*");

  private UpdateTime() {}

  /** The moment that a text means. */
  public static Instant of(Optional<String> written) {
    return written
        .flatMap(text -> PartialDate.parse(text).map(date -> moment(date.first(), text.strip())))
        .orElse(Instant.MIN);
  }

  private static Instant moment(LocalDate day, String text) {
    Instant start = day.atStartOfDay().toInstant(ZoneOffset.UTC);
    Matcher time = TIME.matcher(text);
    if (!time.matches()) {
      return start;
    }
    try {
      return day.atTime(time(time)).toInstant(zone(time));
    } catch (DateTimeException noTimeOfDay) {
      return start;
    }
  }

  private static LocalTime time(Matcher written) {
    String fraction = (written.group(4) == null ? "" : written.group(4)) + "000000000";
    return LocalTime.of(
        Integer.parseInt(written.group(1)),
        Integer.parseInt(written.group(2)),
        written.group(3) == null ? 0 : Integer.parseInt(written.group(3)),
        Integer.parseInt(fraction.substring(0, 9)));
  }

  private static ZoneOffset zone(Matcher written) {
    if (written.group(5) == null) {
      return ZoneOffset.UTC;
    }
    int minutes = written.group(7) == null ? 0 : Integer.parseInt(written.group(7));
    int sign = written.group(5).equals("-") ? -1 : 1;
    return ZoneOffset.ofHoursMinutes(sign * Integer.parseInt(written.group(6)), sign * minutes);
  }
}
