package dev.ikg.question;

import java.time.Duration;
import java.time.Period;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * A length of time as an analyst writes it, such as {@code 2y} or {@code 1h 30m}.
 *
 * @param parts how many of each unit, the largest unit first; at least one
 */
public record Length(SortedMap<Unit, Integer> parts) {

  /** The units, largest first. */
  public enum Unit {
    YEARS("y", " yr yrs year years ", Duration.ofDays(365)),
    MONTHS("mo", " mon month months ", Duration.ofDays(30)),
    WEEKS("w", " wk wks week weeks ", Duration.ofDays(7)),
    DAYS("d", " day days ", Duration.ofDays(1)),
    HOURS("h", " hr hrs hour hours ", Duration.ofHours(1)),
    MINUTES("m", " min mins minute minutes ", Duration.ofMinutes(1)),
    SECONDS("s", " sec secs second seconds ", Duration.ofSeconds(1));

    private final String word;
    private final String alsoWritten;
    private final Duration duration;

    Unit(String word, String alsoWritten, Duration duration) {
      this.word = word;
      this.alsoWritten = alsoWritten;
      this.duration = duration;
    }

    /** The short word, which is the canonical one. */
    public String word() {
      return word;
    }

    /** The unit that a word of letters names, in any case. */
    static Optional<Unit> named(String word) {
      String lower = word.toLowerCase(Locale.ROOT);
      return Arrays.stream(values())
          .filter(u -> u.word.equals(lower) || u.alsoWritten.contains(" " + lower + " "))
          .findFirst();
    }
  }

  public Length {
    if (parts.isEmpty()) {
      throw new IllegalArgumentException("a length needs a part");
    }
    parts = Collections.unmodifiableSortedMap(new TreeMap<>(parts));
  }

  /** The length that a text such as {@code 2y} or {@code 1h 30m} writes; empty for another text. */
  public static Optional<Length> parse(String text) {
    SortedMap<Unit, Integer> parts = new TreeMap<>();
    return Values.readUnits(text.replace(" ", ""), parts)
        ? Optional.of(new Length(parts))
        : Optional.empty();
  }

  /** So many of one unit. */
  public static Length of(int count, Unit unit) {
    return new Length(new TreeMap<>(Map.of(unit, count)));
  }

  /** The length in time that can be compared: a month is 30 days, a year 365. */
  public Duration duration() {
    Duration sum = Duration.ZERO;
    for (Map.Entry<Unit, Integer> part : parts.entrySet()) {
      sum = sum.plus(part.getKey().duration.multipliedBy(part.getValue()));
    }
    return sum;
  }

  /** The length in the calendar, to be added to a day. Hours and less count as begun days. */
  public Period period() {
    EnumMap<Unit, Integer> counts = new EnumMap<>(Unit.class);
    counts.putAll(parts);
    Duration clock = Duration.ZERO;
    for (Unit unit : List.of(Unit.HOURS, Unit.MINUTES, Unit.SECONDS)) {
      clock = clock.plus(unit.duration.multipliedBy(counts.getOrDefault(unit, 0)));
    }
    long begun = clock.plusDays(1).minusNanos(1).toDays();
    return Period.of(
        counts.getOrDefault(Unit.YEARS, 0),
        counts.getOrDefault(Unit.MONTHS, 0),
        Math.toIntExact(
            7L * counts.getOrDefault(Unit.WEEKS, 0) + counts.getOrDefault(Unit.DAYS, 0) + begun));
  }

  /** The canonical spelling, such as {@code 1h 30m}. */
  @Override
  public String toString() {
    return parts.entrySet().stream()
        .map(part -> part.getValue() + part.getKey().word)
        .collect(Collectors.joining(" "));
  }
}
