package dev.ikg.insight;

import java.util.List;

/**
 * Whether the sides of a question meet at more organizations than chance would let them.
 *
 * <p>The statistic is the number of organizations that have a case with all sides. Under the null
 * model each side falls uniformly on the cases of a stratum, its count there fixed, independently
 * of the other sides; an organization with several cases is a stratum, and all with one case are
 * one together. The statistic is then a sum of independent counts: 0 or 1 for each of the former,
 * and a hypergeometric number for the latter. This is the setting of Mantel and Haenszel (1959),
 * tables of fixed margins in independent strata, with the number of strata that are not empty as
 * the statistic.
 *
 * @param organizations with a joint case, as observed
 * @param expected how many would have one by chance
 * @param informative strata in which chance decides; the organizations with one case count as one
 *     stratum
 * @param p the chance of as many organizations or more
 * @param smallestP the chance of as many as there can be at most, the smallest p that these counts
 *     could have given
 */
public record CoOccurrence(
    int organizations, double expected, int informative, double p, double smallestP) {

  /** From where on a chance counts as small. */
  public static final double LEVEL = 0.05;

  /** Fewer informative strata than this deserve a word. */
  public static final int FEW_STRATA = 5;

  /**
   * The exact test.
   *
   * @param organizations the population, each organization once; all with the same two or more
   *     sides
   */
  public static CoOccurrence of(List<OrganizationCounts> organizations) {
    return of(Strata.of(organizations), new Chances());
  }

  static CoOccurrence of(Strata strata, Chances chances) {
    int observed = strata.joint();
    double[] probabilities = new double[strata.several().size()];
    double expected = 0;
    double smallest = 1;
    int informative = 0;
    for (int i = 0; i < probabilities.length; i++) {
      OrganizationCounts organization = strata.several().get(i);
      double probability = chances.atLeastOne(organization);
      probabilities[i] = probability;
      expected += probability;
      boolean possible = Overlap.most(organization.sides()) > 0;
      boolean forced = Overlap.fewest(organization.cases(), organization.sides()) > 0;
      smallest *= possible ? probability : 1;
      informative += possible && !forced ? 1 : 0;
    }
    Reach reach = Reach.goal(observed).plusEach(probabilities, probabilities.length);
    int singles = strata.singles();
    if (singles > 0) {
      List<Integer> sides = strata.singleSides();
      reach = reach.plus(Overlap.probabilities(singles, sides));
      expected += Overlap.mean(singles, sides);
      smallest *= Overlap.ofMost(singles, sides);
      informative += Overlap.most(sides) > Overlap.fewest(singles, sides) ? 1 : 0;
    }
    return new CoOccurrence(observed, expected, informative, reach.atLeast(observed), smallest);
  }

  /** Whether even as many organizations as possible would not have been surprising. */
  public boolean isTooFewToTell() {
    return smallestP > LEVEL;
  }

  /** Whether so few strata are informative that the result hangs on each of them. */
  public boolean hangsOnFewStrata() {
    return informative < FEW_STRATA;
  }

  /**
   * How many times as many cases have all sides as would if each side fell on the cases
   * independently: {@code joint / (N (a/N) (b/N) ...)}. For two sides {@code n_AB N / (n_A n_B)}.
   * Not a number where a side has no case.
   *
   * @param cases of the population, those without an organization too
   * @param sides how many of them match each side
   * @param joint how many match all
   */
  public static double lift(long cases, List<Long> sides, long joint) {
    double chance = cases;
    for (long side : sides) {
      chance *= (double) side / cases;
    }
    return joint / chance;
  }
}
