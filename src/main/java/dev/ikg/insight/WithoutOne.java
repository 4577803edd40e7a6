package dev.ikg.insight;

import static java.util.Comparator.naturalOrder;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToDoubleFunction;

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
    List<Alike> several =
        alike(strata.several()).stream()
            .sorted(Comparator.comparingDouble(Alike::probability))
            .toList();
    List<Left> left = new ArrayList<>();
    for (boolean joint : List.of(true, false)) {
      leaveOutSeveral(several, joint, strata, left);
    }
    leaveOutSingles(several, strata, Strata.singles(organizations), left);
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
   * Of the organizations that have a joint case, or of those that have none, leaves out only those
   * at both ends. All of them leave the same number to be reached by the others, and without one of
   * a small probability the others reach it at least as often as without one of a large: {@code S}
   * without {@code i} is {@code T + B_k}, and without {@code k} it is {@code T + B_i}, where {@code
   * T} is the sum of all others and {@code B} is 1 with the probability of the organization.
   *
   * @param several the kinds with several cases, those of small probability first
   */
  private static void leaveOutSeveral(
      List<Alike> several, boolean joint, Strata strata, List<Left> left) {
    List<Alike> kinds = several.stream().filter(a -> a.kind().joint() == joint).toList();
    if (kinds.isEmpty()) {
      return;
    }
    ToDoubleFunction<Alike> without = alike -> without(alike, several, strata);
    double largest = without.applyAsDouble(kinds.get(0));
    int end = equallyLarge(kinds, without, largest);
    String first =
        kinds.subList(0, end).stream().map(Alike::first).min(naturalOrder()).orElseThrow();
    left.add(new Left(largest, first));
    if (end < kinds.size()) {
      Alike last = kinds.get(kinds.size() - 1);
      left.add(new Left(without.applyAsDouble(last), last.first()));
    }
  }

  /** How many of the first kinds leave the largest p; there are several where it rounds to 1. */
  private static int equallyLarge(
      List<Alike> kinds, ToDoubleFunction<Alike> without, double largest) {
    double probability = kinds.get(0).probability();
    int equal = (int) kinds.stream().takeWhile(a -> a.probability() == probability).count();
    int smaller = kinds.size();
    int next = equal;
    while (equal < smaller) {
      if (without.applyAsDouble(kinds.get(next)) == largest) {
        equal = next + 1;
      } else {
        smaller = next;
      }
      next = (equal + smaller) / 2;
    }
    return equal;
  }

  private static double without(Alike one, List<Alike> several, Strata strata) {
    Reach reach = Reach.goal(strata.joint());
    if (strata.singles() > 0) {
      reach = reach.plus(Overlap.probabilities(strata.singles(), strata.singleSides()));
    }
    int observed = strata.joint() - (one.kind().joint() ? 1 : 0);
    return plus(reach, several, Optional.of(one)).atLeast(observed);
  }

  private static void leaveOutSingles(
      List<Alike> several, Strata strata, List<OrganizationCounts> singles, List<Left> left) {
    Reach reach = plus(Reach.goal(strata.joint()), several, Optional.empty());
    List<Integer> sides = strata.singleSides();
    int others = singles.size() - 1;
    for (Alike alike : alike(singles)) {
      List<Integer> fewer = new ArrayList<>();
      for (int i = 0; i < sides.size(); i++) {
        fewer.add(sides.get(i) - alike.kind().sides().get(i));
      }
      Reach without = others == 0 ? reach : reach.plus(Overlap.probabilities(others, fewer));
      int reached = strata.joint() - (alike.kind().joint() ? 1 : 0);
      left.add(new Left(without.atLeast(reached), alike.first()));
    }
  }

  /**
   * Adds organizations in the order of their probabilities, so that without either of two that
   * agree in it p is the same to the last digit.
   */
  private static Reach plus(Reach reach, List<Alike> several, Optional<Alike> butOne) {
    double[] probabilities = new double[several.stream().mapToInt(Alike::count).sum()];
    int size = 0;
    for (Alike alike : several) {
      int count = alike.count() - (butOne.equals(Optional.of(alike)) ? 1 : 0);
      Arrays.fill(probabilities, size, size + count, alike.probability());
      size += count;
    }
    return reach.plusEach(probabilities, size);
  }

  private static List<Alike> alike(List<OrganizationCounts> organizations) {
    List<OrganizationCounts> byKey = new ArrayList<>(organizations);
    byKey.sort(Comparator.comparing(OrganizationCounts::organization));
    Map<Kind, Alike> kinds = new LinkedHashMap<>();
    for (OrganizationCounts organization : byKey) {
      Kind kind = Kind.of(organization);
      Alike known = kinds.get(kind);
      kinds.put(kind, known == null ? new Alike(organization) : known.oneMore());
    }
    return List.copyOf(kinds.values());
  }
}
