package dev.ikg.oracle;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The null model, by whole-number binomials and plain sums. */
final class PlainChance {

  /** A case of the population: where it stands, and which sides it matches. */
  record Placed(Optional<String> org, List<Boolean> sides) {
    boolean isJoint() {
      return sides.stream().allMatch(side -> side);
    }
  }

  private final List<Placed> cases;
  private final int sides;

  PlainChance(List<Placed> cases, int sides) {
    this.cases = cases;
    this.sides = sides;
  }

  Optional<Double> expected() {
    double mean = 0;
    Map<Integer, Double> sum = distribution();
    for (Map.Entry<Integer, Double> value : sum.entrySet()) {
      mean += value.getKey() * value.getValue();
    }
    return Optional.of(mean);
  }

  Optional<Double> lift() {
    double chance = cases.size();
    for (int side = 0; side < sides; side++) {
      chance *= (double) count(cases, side) / cases.size();
    }
    long joint = cases.stream().filter(Placed::isJoint).count();
    return cases.isEmpty() || chance == 0 ? Optional.empty() : Optional.of(joint / chance);
  }

  /** Not where there is but one organization, or where all that was found is at one. */
  Optional<Double> p() {
    return byOrg().size() < 2 || observed() == 1 ? Optional.empty() : Optional.of(tail());
  }

  private double tail() {
    int observed = observed();
    return distribution().entrySet().stream()
        .filter(value -> value.getKey() >= observed)
        .mapToDouble(Map.Entry::getValue)
        .sum();
  }

  /** Strata in which chance decides. */
  int informative() {
    return (int) strata().stream().filter(stratum -> stratum.size() > 1).count();
  }

  /** What p is without each organization, by its key. */
  Map<String, Double> withoutEach() {
    Map<String, Double> all = new LinkedHashMap<>();
    if (p().isPresent()) {
      for (String org : byOrg().keySet()) {
        List<Placed> others =
            cases.stream().filter(c -> !c.org().equals(Optional.of(org))).toList();
        all.put(org, new PlainChance(others, sides).tail());
      }
    }
    return all;
  }

  private int observed() {
    return (int)
        byOrg().values().stream().filter(org -> org.stream().anyMatch(Placed::isJoint)).count();
  }

  private Map<Integer, Double> distribution() {
    Map<Integer, Double> sums = new TreeMap<>(Map.of(0, 1.0));
    for (Map<Integer, Double> stratum : strata()) {
      Map<Integer, Double> next = new TreeMap<>();
      sums.forEach((a, p) -> stratum.forEach((b, q) -> next.merge(a + b, p * q, Double::sum)));
      sums = next;
    }
    return sums;
  }

  /** Each stratum as the probabilities of what it adds, the impossible left out. */
  private List<Map<Integer, Double>> strata() {
    List<Map<Integer, Double>> strata = new ArrayList<>();
    List<Placed> singles = new ArrayList<>();
    for (List<Placed> org : byOrg().values()) {
      if (org.size() == 1) {
        singles.addAll(org);
      } else {
        Map<Integer, Double> atLeastOne = new TreeMap<>();
        joint(org).forEach((j, p) -> atLeastOne.merge(Math.min(j, 1), p, Double::sum));
        strata.add(atLeastOne);
      }
    }
    strata.add(joint(singles));
    return strata;
  }

  /** How many cases have all sides, if each side falls on them anyhow. */
  private Map<Integer, Double> joint(List<Placed> stratum) {
    int all = stratum.size();
    Map<Integer, Double> joint = new TreeMap<>(Map.of(count(stratum, 0), 1.0));
    for (int side = 1; side < sides; side++) {
      int drawn = count(stratum, side);
      Map<Integer, Double> next = new TreeMap<>();
      joint.forEach(
          (marked, p) -> {
            for (int j = 0; j <= Math.min(marked, drawn); j++) {
              double chance = hypergeometric(all, marked, drawn, j);
              if (chance > 0) {
                next.merge(j, p * chance, Double::sum);
              }
            }
          });
      joint = next;
    }
    return joint;
  }

  private static double hypergeometric(int all, int marked, int drawn, int j) {
    BigInteger ways = choose(marked, j).multiply(choose(all - marked, drawn - j));
    return new BigDecimal(ways)
        .divide(new BigDecimal(choose(all, drawn)), MathContext.DECIMAL64)
        .doubleValue();
  }

  private static BigInteger choose(int n, int k) {
    BigInteger ways = k < 0 || k > n ? BigInteger.ZERO : BigInteger.ONE;
    for (int i = 0; i < k && k <= n; i++) {
      ways = ways.multiply(BigInteger.valueOf(n - i)).divide(BigInteger.valueOf(i + 1L));
    }
    return ways;
  }

  private Map<String, List<Placed>> byOrg() {
    Map<String, List<Placed>> orgs = new TreeMap<>();
    for (Placed placed : cases) {
      placed.org().ifPresent(o -> orgs.computeIfAbsent(o, k -> new ArrayList<>()).add(placed));
    }
    return orgs;
  }

  private static int count(List<Placed> cases, int side) {
    return (int) cases.stream().filter(placed -> placed.sides().get(side)).count();
  }
}
