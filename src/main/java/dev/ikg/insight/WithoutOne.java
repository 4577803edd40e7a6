package dev.ikg.insight;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The range of p when one organization is left out, each in turn: how far a result hangs on a
 * single organization.
 *
 * @param min the smallest p
 * @param max the largest p
 * @param organization the one without which p is largest; of several the first by key
 */
public record WithoutOne(double min, double max, String organization) {

  /** Organizations that are alike: without one of them p is the same as without another. */
  private record Kind(int cases, List<Integer> sides, boolean joint) {
    static Kind of(OrganizationCounts organization) {
      return new Kind(organization.cases(), organization.sides(), organization.isJoint());
    }
  }

  /** Alike organizations, how many there are, and the first of them by key. */
  private record Alike(Kind kind, int count, String first, double probability) {
    Alike(OrganizationCounts one) {
      this(Kind.of(one), 1, one.organization(), Overlap.atLeastOne(one.cases(), one.sides()));
    }

    Alike oneMore() {
      return new Alike(kind, count + 1, first, probability);
    }
  }

  /** What p is without an organization. */
  private record Left(double p, String organization) {}

  /**
   * Leaves out each organization in turn.
   *
   * @param organizations as for {@link CoOccurrence#of}; at least one
   */
  public static WithoutOne of(List<OrganizationCounts> organizations) {
    Strata strata = Strata.of(organizations);
    Reach singles = Reach.goal(strata.joint());
    if (strata.singles() > 0) {
      singles = singles.plus(Overlap.probabilities(strata.singles(), strata.singleSides()));
    }
    List<Left> left = new ArrayList<>();
    leaveOutSeveral(alike(strata.several()), singles, strata.joint(), left);
    leaveOutSingles(strata, Strata.singles(organizations), left);
    Left largest =
        left.stream()
            .max(
                Comparator.comparingDouble(Left::p)
                    .thenComparing(Comparator.comparing(Left::organization).reversed()))
            .orElseThrow();
    double smallest = left.stream().mapToDouble(Left::p).min().orElseThrow();
    return new WithoutOne(smallest, largest.p(), largest.organization());
  }

  /**
   * Adds the one half of the organizations to what stands outside and looks at the other half, and
   * so on down to one kind: no count is ever taken out of a sum again, which would lose digits.
   */
  private static void leaveOutSeveral(
      List<Alike> inside, Reach outside, int observed, List<Left> left) {
    if (inside.size() == 1) {
      Alike alike = inside.get(0);
      Reach without = plus(outside, alike, alike.count() - 1);
      int reached = observed - (alike.kind().joint() ? 1 : 0);
      left.add(new Left(without.atLeast(reached), alike.first()));
    } else if (inside.size() > 1) {
      List<Alike> first = inside.subList(0, inside.size() / 2);
      List<Alike> second = inside.subList(inside.size() / 2, inside.size());
      leaveOutSeveral(first, plus(outside, second), observed, left);
      leaveOutSeveral(second, plus(outside, first), observed, left);
    }
  }

  private static void leaveOutSingles(
      Strata strata, List<OrganizationCounts> singles, List<Left> left) {
    Reach several = plus(Reach.goal(strata.joint()), alike(strata.several()));
    List<Integer> sides = strata.singleSides();
    int others = singles.size() - 1;
    for (Alike alike : alike(singles)) {
      List<Integer> fewer = new ArrayList<>();
      for (int i = 0; i < sides.size(); i++) {
        fewer.add(sides.get(i) - alike.kind().sides().get(i));
      }
      Reach without = others == 0 ? several : several.plus(Overlap.probabilities(others, fewer));
      int reached = strata.joint() - (alike.kind().joint() ? 1 : 0);
      left.add(new Left(without.atLeast(reached), alike.first()));
    }
  }

  private static Reach plus(Reach reach, List<Alike> kinds) {
    int counts = kinds.stream().mapToInt(Alike::count).sum();
    double[] probabilities = new double[counts];
    int place = 0;
    for (Alike alike : kinds) {
      Arrays.fill(probabilities, place, place + alike.count(), alike.probability());
      place += alike.count();
    }
    return reach.plusEach(probabilities, counts);
  }

  private static Reach plus(Reach reach, Alike alike, int count) {
    double[] probabilities = new double[count];
    Arrays.fill(probabilities, alike.probability());
    return reach.plusEach(probabilities, count);
  }

  private static List<Alike> alike(List<OrganizationCounts> organizations) {
    Map<Kind, Alike> kinds = new LinkedHashMap<>();
    Map<String, OrganizationCounts> byKey = new TreeMap<>();
    organizations.forEach(organization -> byKey.put(organization.organization(), organization));
    for (OrganizationCounts organization : byKey.values()) {
      Kind kind = Kind.of(organization);
      Alike known = kinds.get(kind);
      kinds.put(kind, known == null ? new Alike(organization) : known.oneMore());
    }
    return List.copyOf(kinds.values());
  }
}
