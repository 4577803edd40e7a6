package dev.ikg.insight;

import java.util.ArrayList;
import java.util.List;

/**
 * A population by strata: each organization with several cases is one, and all organizations with
 * one case are one together.
 *
 * @param several the organizations with several cases
 * @param singles the organizations with one case
 * @param sides how many sides a question has
 */
record Strata(List<OrganizationCounts> several, List<OrganizationCounts> singles, int sides) {

  static Strata of(List<OrganizationCounts> organizations) {
    int sides = organizations.isEmpty() ? 0 : organizations.get(0).sides().size();
    if (organizations.stream().anyMatch(o -> o.sides().size() != sides)) {
      throw new IllegalArgumentException("organizations differ in their sides");
    }
    return new Strata(
        organizations.stream().filter(o -> !o.isSingle()).toList(),
        organizations.stream().filter(OrganizationCounts::isSingle).toList(),
        sides);
  }

  /** How many single cases match each side. */
  List<Integer> singleSides() {
    List<Integer> sums = new ArrayList<>();
    for (int i = 0; i < sides; i++) {
      int side = i;
      sums.add(singles.stream().mapToInt(o -> o.sides().get(side)).sum());
    }
    return sums;
  }

  /** Organizations with a joint case. */
  int joint() {
    return (int)
        (several.stream().filter(OrganizationCounts::isJoint).count()
            + singles.stream().filter(OrganizationCounts::isJoint).count());
  }
}
