package dev.ikg.casework;

import dev.ikg.answer.Row;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * A label by period.
 *
 * @param periods from the first in which its facet is known of a case to the last, in order; those
 *     between in which it is known of none have no case either
 * @param undated cases that carry it and whose date lies in no period
 * @param undatedKnown cases in no period of which the facet is known
 * @param largest the organization with the most cases that carry it
 */
record Trend(List<Period> periods, long undated, long undatedKnown, Optional<Part> largest) {

  /** A year or a quarter; another program can write something else, which has no next one. */
  private static final Pattern PERIOD = Pattern.compile("[0-9]{4}(-Q[1-4])?");

  /** The digits of a year. */
  private static final int YEAR = 4;

  private static final int QUARTERS = 4;

  Trend {
    periods = List.copyOf(periods);
  }

  /** Cases of one organization. */
  record Part(String org, long cases) {}

  /**
   * A period.
   *
   * @param cases that carry the label
   * @param known cases of which the facet is known
   * @param organizations of the known cases
   * @param largest the organization with the most cases that carry it; empty where none does
   */
  record Period(String name, long cases, long known, long organizations, Optional<Part> largest) {
    private static Period empty(String name) {
      return new Period(name, 0, 0, 0, Optional.empty());
    }

    /** The part of the known cases that carries it; empty where none is known. */
    Optional<Double> share() {
      return known == 0 ? Optional.empty() : Optional.of((double) cases / known);
    }
  }

  /** From rows of {@code period, slug, org, known, cases}. */
  static Trend of(List<Row> rows) {
    Map<String, List<Row>> byPeriod = new TreeMap<>();
    List<Row> undated = new ArrayList<>();
    for (Row row : rows) {
      row.text(0)
          .ifPresentOrElse(
              period -> byPeriod.computeIfAbsent(period, key -> new ArrayList<>()).add(row),
              () -> undated.add(row));
    }
    List<Period> periods = new ArrayList<>();
    byPeriod.forEach(
        (name, parts) -> {
          fillUpTo(name, periods);
          periods.add(
              new Period(
                  name,
                  sum(parts, 4),
                  sum(parts, 3),
                  parts.stream().flatMap(row -> row.text(1).stream()).distinct().count(),
                  largest(parts)));
        });
    return new Trend(periods, sum(undated, 4), sum(undated, 3), largest(rows));
  }

  /** Adds the periods between the last one and this. */
  private static void fillUpTo(String name, List<Period> periods) {
    if (periods.isEmpty() || !PERIOD.matcher(name).matches()) {
      return;
    }
    String last = periods.get(periods.size() - 1).name();
    String next = PERIOD.matcher(last).matches() ? after(last) : name;
    while (next.compareTo(name) < 0) {
      periods.add(Period.empty(next));
      next = after(next);
    }
  }

  /** The period after one, both written {@code 2020} or {@code 2020-Q4}. */
  private static String after(String period) {
    int year = Integer.parseInt(period.substring(0, YEAR));
    if (period.length() == YEAR) {
      return written(year + 1);
    }
    int quarter = Character.digit(period.charAt(period.length() - 1), 10);
    return quarter == QUARTERS ? written(year + 1) + "-Q1" : written(year) + "-Q" + (quarter + 1);
  }

  private static String written(int year) {
    return String.format(Locale.ROOT, "%04d", year);
  }

  private static long sum(List<Row> rows, int column) {
    return rows.stream().mapToLong(row -> row.whole(column)).sum();
  }

  private static Optional<Part> largest(List<Row> rows) {
    Map<String, Part> parts = new HashMap<>();
    for (Row row : rows) {
      row.text(1)
          .ifPresent(
              slug ->
                  parts.merge(
                      slug,
                      new Part(row.text(2).orElse(slug), row.whole(4)),
                      (a, b) -> new Part(a.org(), a.cases() + b.cases())));
    }
    return parts.values().stream()
        .filter(part -> part.cases() > 0)
        .min(Comparator.comparingLong(Part::cases).reversed().thenComparing(Part::org));
  }

  long cases() {
    return periods.stream().mapToLong(Period::cases).sum() + undated;
  }

  /** Cases of which the facet is known. */
  long known() {
    return periods.stream().mapToLong(Period::known).sum() + undatedKnown;
  }

  double largestShare() {
    return periods.stream()
        .flatMap(period -> period.share().stream())
        .max(Comparator.naturalOrder())
        .orElse(0.0);
  }
}
