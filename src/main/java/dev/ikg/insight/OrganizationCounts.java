package dev.ikg.insight;

import java.util.List;

/**
 * How many cases of an organization are in a population, and what of them matches.
 *
 * @param organization its key
 * @param cases all of its cases in the population, at least one
 * @param sides of these, how many match each side of the question
 * @param joint of these, how many match all sides
 */
public record OrganizationCounts(String organization, int cases, List<Integer> sides, int joint) {

  public OrganizationCounts {
    sides = List.copyOf(sides);
    int most = sides.stream().mapToInt(side -> side).min().orElse(0);
    boolean fits = sides.stream().allMatch(side -> side >= 0 && side <= cases);
    if (cases < 1 || !fits || joint < 0 || joint > most) {
      throw new IllegalArgumentException(cases + " cases, sides " + sides + ", joint " + joint);
    }
  }

  boolean isJoint() {
    return joint > 0;
  }

  boolean isSingle() {
    return cases == 1;
  }
}
