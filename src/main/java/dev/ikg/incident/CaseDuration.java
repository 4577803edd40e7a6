package dev.ikg.incident;

import java.math.BigDecimal;
import java.time.DateTimeException;
import java.time.Duration;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The durations of a timeline. The usual spelling is {@code 1m}, {@code 1h 11m} or {@code 2d 3h}.
 * Other exact spellings are read too: {@code 1415 minutes}, {@code 19 hours 43 minutes.}, {@code 11
 * Days}, {@code 1.5h}, {@code PT1H11M}. A day is 24 hours, a week 7 days. What is not exact, such
 * as {@code ~2h}, {@code 2h+}, {@code 1 month} or a bare number, is no duration.
 */
public final class CaseDuration {

  private static final int LONGEST = 100;
  private static final String PART_SHAPE = "(\\d{1,9}(?:\\.\\d{1,6})?)\\s*([A-Za-z]+)";
  private static final Pattern PART = Pattern.compile(PART_SHAPE);
  private static final Pattern WHOLE =
      Pattern.compile(PART_SHAPE + "(?:\\s*(?:,\\s*|and\\s+)?" + PART_SHAPE + ")*");
  private static final Pattern USUAL =
      Pattern.compile("\\d{1,9}[wdhms](?:\\s*\\d{1,9}[dhms])*", Pattern.CASE_INSENSITIVE);

  /** Seconds by unit. A capital M alone is left out: it could be a month. */
  private static final Map<String, BigDecimal> UNITS =
      Stream.of(
              unit("604800", "w wk wks week weeks"),
              unit("86400", "d day days"),
              unit("3600", "h hr hrs hour hours"),
              unit("60", "m min mins minute minutes"),
              unit("1", "s sec secs second seconds"),
              unit("0.001", "ms millisecond milliseconds"))
          .flatMap(names -> names.entrySet().stream())
          .collect(Collectors.toUnmodifiableMap(Map.Entry::getKey, Map.Entry::getValue));

  private CaseDuration() {}

  /**
   * Reads a duration.
   *
   * @return empty where the text is no exact duration; {@code 0m} is one
   */
  public static Optional<Duration> parse(String text) {
    String stripped = text.strip();
    if (stripped.length() > LONGEST) {
      return Optional.empty();
    }
    if (stripped.startsWith("P")) {
      return iso(stripped);
    }
    String bare = stripped.endsWith(".") ? stripped.substring(0, stripped.length() - 1) : stripped;
    return WHOLE.matcher(bare).matches() ? sum(bare) : Optional.empty();
  }

  /** Whether a duration is written in the usual way, such as {@code 1h 11m}. */
  public static boolean isUsual(String text) {
    return USUAL.matcher(text.strip()).matches();
  }

  /** A duration of whole seconds, not negative, in the usual spelling: {@code 1d 2h}. */
  public static String text(Duration duration) {
    String text =
        Stream.of(
                part(duration.toDays(), "d"),
                part(duration.toHoursPart(), "h"),
                part(duration.toMinutesPart(), "m"),
                part(duration.toSecondsPart(), "s"))
            .flatMap(Optional::stream)
            .collect(Collectors.joining(" "));
    return text.isEmpty() ? "0m" : text;
  }

  /** The sum of the parts, each of a smaller unit than the one before. */
  private static Optional<Duration> sum(String text) {
    BigDecimal seconds = BigDecimal.ZERO;
    BigDecimal before = BigDecimal.valueOf(Long.MAX_VALUE);
    for (Matcher part = PART.matcher(text); part.find(); ) {
      String word = part.group(2);
      BigDecimal unit = word.equals("M") ? null : UNITS.get(word.toLowerCase(Locale.ROOT));
      if (unit == null || unit.compareTo(before) >= 0) {
        return Optional.empty();
      }
      seconds = seconds.add(unit.multiply(new BigDecimal(part.group(1))));
      before = unit;
    }
    long whole = seconds.longValue();
    BigDecimal rest = seconds.subtract(BigDecimal.valueOf(whole));
    return Optional.of(Duration.ofSeconds(whole, rest.movePointRight(9).longValue()));
  }

  private static Optional<Duration> iso(String text) {
    try {
      Duration duration = Duration.parse(text);
      return duration.isNegative() ? Optional.empty() : Optional.of(duration);
    } catch (DateTimeException notIso) {
      return Optional.empty();
    }
  }

  private static Optional<String> part(long count, String unit) {
    return count == 0 ? Optional.empty() : Optional.of(count + unit);
  }

  private static Map<String, BigDecimal> unit(String seconds, String names) {
    return Stream.of(names.split(" "))
        .collect(Collectors.toMap(name -> name, name -> new BigDecimal(seconds)));
  }
}
