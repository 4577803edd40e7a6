package dev.ikg.casework;

import dev.ikg.answer.Row;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * A label by period.
 *
 * @param periods in which its facet is known of a case, in order
 * @param undated cases that carry it and whose date lies in no period
 * @param undatedKnown cases in no period of which the facet is known
 * @param largest the organization with the most cases that carry it
 */
record Trend(List<Period> periods, long undated, long undatedKnown, Optional<Part> largest) {

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
    double share() {
      return known == 0 ? 0 : (double) cases / known;
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
        (name, parts) ->
            periods.add(
                new Period(
                    name,
                    sum(parts, 4),
                    sum(parts, 3),
                    parts.stream().flatMap(row -> row.text(1).stream()).distinct().count(),
                    largest(parts))));
    return new Trend(periods, sum(undated, 4), sum(undated, 3), largest(rows));
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
    return periods.stream().mapToDouble(Period::share).max().orElse(0);
  }
}
