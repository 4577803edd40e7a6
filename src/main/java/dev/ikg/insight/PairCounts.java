package dev.ikg.insight;

import java.util.ArrayList;
import java.util.List;

/**
 * How often two labels are met in a population, apart and together.
 *
 * @param one how many cases carry the one label
 * @param other how many carry the other
 * @param joint how many carry both
 * @param organizations the same by organization, those where neither is met too
 */
record PairCounts(int one, int other, int joint, List<OrganizationCounts> organizations) {

  PairCounts {
    organizations = List.copyOf(organizations);
  }

  /** The counts of two labels, from the cases that carry each, by organization. */
  static PairCounts of(CaseTable table, CaseTable.Label one, CaseTable.Label other) {
    int[] joint = table.joint(one, other);
    List<OrganizationCounts> organizations = new ArrayList<>();
    for (int i = 0; i < table.organizations().size(); i++) {
      organizations.add(
          new OrganizationCounts(
              table.organizations().get(i),
              table.cases(i),
              List.of(one.casesAt(i), other.casesAt(i)),
              joint[i]));
    }
    return new PairCounts(one.cases(), other.cases(), joint[joint.length - 1], organizations);
  }
}
