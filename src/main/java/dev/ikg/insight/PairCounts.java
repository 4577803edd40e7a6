package dev.ikg.insight;

import java.util.ArrayList;
import java.util.List;

/**
 * How often two labels meet in a population.
 *
 * @param joint how many cases carry both
 * @param strata the same by organization
 */
record PairCounts(int joint, Strata strata) {

  /** The counts of two labels, from the cases that carry each, by organization. */
  static PairCounts of(CaseTable table, CaseTable.Label one, CaseTable.Label other) {
    CaseTable.Joint joint = table.joint(one, other);
    List<OrganizationCounts> several = new ArrayList<>();
    int place = 0;
    for (int i = 0; i < one.organizations(); i++) {
      int organization = one.organization(i);
      while (place < other.organizations() && other.organization(place) < organization) {
        place++;
      }
      boolean met = place < other.organizations() && other.organization(place) == organization;
      if (met && table.cases(organization) > 1) {
        several.add(
            new OrganizationCounts(
                table.organizations().get(organization),
                table.cases(organization),
                List.of(one.casesAtPlace(i), other.casesAtPlace(place)),
                joint.at(organization)));
      }
    }
    Strata strata =
        new Strata(
            several,
            table.singles(),
            List.of(one.singles(), other.singles()),
            joint.organizations());
    return new PairCounts(joint.cases(), strata);
  }
}
