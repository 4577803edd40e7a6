package dev.ikg.incident;

import java.time.Duration;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The durations of a timeline, such as {@code 1m}, {@code 1h 11m} or {@code 2d 3h}. */
public final class CaseDuration {

  private static final Pattern SHAPE =
      Pattern.compile(
          "(?:(\\d{1,6})w)?\\s*(?:(\\d{1,6})d)?\\s*(?:(\\d{1,6})h)?\\s*(?:(\\d{1,6})m(?:in)?)?\\s*(?:(\\d{1,6})s)?");

  private CaseDuration() {}

  /**
   * Reads a duration.
   *
   * @return empty where the text is no duration; {@code 0m} is one
   */
  public static Optional<Duration> parse(String text) {
    String stripped = text.strip();
    Matcher shape = SHAPE.matcher(stripped);
    if (stripped.isEmpty() || !shape.matches()) {
      return Optional.empty();
    }
    return Optional.of(
        Duration.ofDays(7 * number(shape, 1) + number(shape, 2))
            .plusHours(number(shape, 3))
            .plusMinutes(number(shape, 4))
            .plusSeconds(number(shape, 5)));
  }

  private static long number(Matcher shape, int group) {
    String digits = shape.group(group);
    return digits == null ? 0 : Long.parseLong(digits);
  }
}
