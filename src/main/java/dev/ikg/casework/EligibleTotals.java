package dev.ikg.casework;

import dev.ikg.answer.Row;
import dev.ikg.insight.OrganizationCounts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The cases that could have matched a question, counted.
 *
 * @param parts by organization
 */
record EligibleTotals(List<Part> parts) {

  private static final int FIRST_SIDE = 3;

  EligibleTotals {
    parts = List.copyOf(parts);
  }

  /**
   * The population's cases of one organization.
   *
   * @param slug of the organization; empty for cases that name none
   * @param org its name
   * @param sides how many match each term at the top of the question
   * @param joint how many match all of them
   */
  record Part(
      Optional<String> slug, Optional<String> org, long cases, List<Long> sides, long joint) {

    Part {
      sides = List.copyOf(sides);
    }

    static Part of(Row row) {
      List<Long> sides = new ArrayList<>();
      int joint = row.cells().size() - 1;
      for (int column = FIRST_SIDE; column < joint; column++) {
        sides.add(row.whole(column));
      }
      return new Part(row.text(0), row.text(1), row.whole(2), sides, row.whole(joint));
    }
  }

  static EligibleTotals of(List<Row> rows) {
    return new EligibleTotals(rows.stream().map(Part::of).toList());
  }

  long cases() {
    return parts.stream().mapToLong(Part::cases).sum();
  }

  long organizations() {
    return parts.stream().filter(part -> part.slug().isPresent()).count();
  }

  /** How many cases match each term. */
  List<Long> sides() {
    List<Long> sums = new ArrayList<>();
    for (int i = 0; !parts.isEmpty() && i < parts.get(0).sides().size(); i++) {
      int side = i;
      sums.add(parts.stream().mapToLong(part -> part.sides().get(side)).sum());
    }
    return sums;
  }

  long joint() {
    return parts.stream().mapToLong(Part::joint).sum();
  }

  /** The counts that the null model takes; a case without an organization is in no stratum. */
  List<OrganizationCounts> strata() {
    List<OrganizationCounts> strata = new ArrayList<>();
    for (Part part : parts) {
      if (part.slug().isPresent()) {
        strata.add(stratum(part.slug().get(), part));
      }
    }
    return strata;
  }

  private static OrganizationCounts stratum(String slug, Part part) {
    List<Integer> sides = new ArrayList<>(part.sides().size());
    for (long side : part.sides()) {
      sides.add(Math.toIntExact(side));
    }
    return new OrganizationCounts(
        slug, Math.toIntExact(part.cases()), sides, Math.toIntExact(part.joint()));
  }

  /** The name of an organization of the population. */
  String name(String slug) {
    return parts.stream()
        .filter(part -> part.slug().equals(Optional.of(slug)))
        .flatMap(part -> part.org().stream())
        .findFirst()
        .orElse(slug);
  }
}
