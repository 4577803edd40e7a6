package dev.ikg.insight;

import java.util.ArrayList;
import java.util.List;

/**
 * A population by strata: each organization with several cases is one, and all organizations with
 * one case are one together.
 *
 * @param several the organizations with several cases; those where a side has no case may be left
 *     out, for they change nothing
 * @param singles how many organizations have one case
 * @param singleSides how many of these cases match each side
 * @param joint organizations with a joint case
 */
record Strata(List<OrganizationCounts> several, int singles, List<Integer> singleSides, int joint) {

  Strata {
    several = List.copyOf(several);
    singleSides = List.copyOf(singleSides);
  }

  static Strata of(List<OrganizationCounts> organizations) {
    int sides = organizations.isEmpty() ? 0 : organizations.get(0).sides().size();
    if (organizations.stream().anyMatch(o -> o.sides().size() != sides)) {
      throw new IllegalArgumentException("organizations differ in their sides");
    }
    List<OrganizationCounts> singles = singles(organizations);
    List<Integer> sums = new ArrayList<>();
    for (int i = 0; i < sides; i++) {
      int side = i;
      sums.add(singles.stream().mapToInt(o -> o.sides().get(side)).sum());
    }
    return new Strata(
        organizations.stream().filter(o -> !o.isSingle()).toList(),
        singles.size(),
        sums,
        (int) organizations.stream().filter(OrganizationCounts::isJoint).count());
  }

  /** The organizations with one case. */
  static List<OrganizationCounts> singles(List<OrganizationCounts> organizations) {
    return organizations.stream().filter(OrganizationCounts::isSingle).toList();
  }
}
