package dev.ikg.casework;

import dev.ikg.answer.Row;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The cases that match a question, counted.
 *
 * @param parts by organization and evidence tier
 */
record MatchedTotals(List<Part> parts) {

  /** The tier of cases that do not say how they were read. */
  private static final String NOT_SAID = "not said";

  MatchedTotals {
    parts = List.copyOf(parts);
  }

  /**
   * Matched cases of one organization and one evidence tier.
   *
   * @param slug of the organization; empty for cases that name none
   * @param org its name
   * @param published how many are dated by publication
   * @param withoutDimension how many have no value of the dimension that makes the rows
   * @param translated how many have a title in other languages only
   * @param inside how many are among those that could have matched
   */
  record Part(
      Optional<String> slug,
      Optional<String> org,
      String evidence,
      long cases,
      long published,
      long withoutDimension,
      long translated,
      long inside) {

    static Part of(Row row) {
      return new Part(
          row.text(0),
          row.text(1),
          row.text(2).orElse(NOT_SAID),
          row.whole(3),
          row.whole(4),
          row.whole(5),
          row.whole(6),
          row.whole(7));
    }
  }

  /** The organization with the most matched cases. */
  record Largest(String slug, String org, long cases) {}

  static MatchedTotals of(List<Row> rows) {
    return new MatchedTotals(rows.stream().map(Part::of).toList());
  }

  long cases() {
    return parts.stream().mapToLong(Part::cases).sum();
  }

  long organizations() {
    return parts.stream().flatMap(part -> part.slug().stream()).distinct().count();
  }

  long published() {
    return parts.stream().mapToLong(Part::published).sum();
  }

  long withoutDimension() {
    return parts.stream().mapToLong(Part::withoutDimension).sum();
  }

  long translated() {
    return parts.stream().mapToLong(Part::translated).sum();
  }

  /** How many match by one side of a choice, while the facets of other sides are not known. */
  long outside() {
    return cases() - parts.stream().mapToLong(Part::inside).sum();
  }

  /** The organization with the most cases; of several the first by name. */
  Optional<Largest> largest() {
    Map<String, Largest> bySlug = new HashMap<>();
    for (Part part : parts) {
      part.slug()
          .map(slug -> new Largest(slug, part.org().orElse(slug), part.cases()))
          .ifPresent(
              more ->
                  bySlug.merge(
                      more.slug(),
                      more,
                      (a, b) -> new Largest(a.slug(), a.org(), a.cases() + b.cases())));
    }
    return bySlug.values().stream()
        .min(
            Comparator.comparingLong(Largest::cases)
                .reversed()
                .thenComparing(Largest::org)
                .thenComparing(Largest::slug));
  }

  /** How many cases of each evidence tier, by its name. */
  SortedMap<String, Long> byEvidence() {
    SortedMap<String, Long> tiers = new TreeMap<>();
    parts.forEach(part -> tiers.merge(part.evidence(), part.cases(), Long::sum));
    return tiers;
  }
}
