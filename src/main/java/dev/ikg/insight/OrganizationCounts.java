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
    int least = sides.isEmpty() ? 0 : Integer.MAX_VALUE;
    int most = 0;
    for (int side : sides) {
      least = Math.min(least, side);
      most = Math.max(most, side);
    }
    if (cases < 1 || least < 0 || most > cases || joint < 0 || joint > least) {
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
