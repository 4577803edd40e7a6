package dev.ikg.insight;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Chances of at least one joint case, each worked out once: many organizations are alike. */
final class Chances {

  private record Kind(int cases, List<Integer> sides) {}

  private final Map<Kind, Double> known = new ConcurrentHashMap<>();

  double atLeastOne(OrganizationCounts organization) {
    return known.computeIfAbsent(
        new Kind(organization.cases(), organization.sides()),
        kind -> Overlap.atLeastOne(kind.cases(), kind.sides()));
  }
}
