package dev.ikg.insight;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;

/** The exact test against every way in which the sides can fall on the cases of small strata. */
class CoOccurrencePropertiesTest {

  @Property(tries = 300)
  void theTestIsTheShareOfAllWaysThatReachAsMuch(
      @ForAll("populations") List<OrganizationCounts> population) {
    Map<Integer, Double> all = allWays(population);
    CoOccurrence test = CoOccurrence.of(population);
    double mean = 0;
    double reached = 0;
    double most = 0;
    for (Map.Entry<Integer, Double> sum : all.entrySet()) {
      mean += sum.getKey() * sum.getValue();
      reached += sum.getKey() >= test.organizations() ? sum.getValue() : 0;
      most = sum.getValue();
    }
    assertEquals(mean, test.expected(), 1e-12);
    assertEquals(reached, test.p(), 1e-12);
    assertEquals(most, test.smallestP(), 1e-12);
  }

  @Property(tries = 200)
  void theRangeIsWhatIsLeftWithoutEachOrganization(
      @ForAll("populations") List<OrganizationCounts> population) {
    double least = 1;
    double most = 0;
    for (OrganizationCounts out : population) {
      List<OrganizationCounts> others = population.stream().filter(o -> !o.equals(out)).toList();
      double p = CoOccurrence.of(others).p();
      least = Math.min(least, p);
      most = Math.max(most, p);
    }
    WithoutOne range = WithoutOne.of(population);
    assertEquals(least, range.min(), 1e-12);
    assertEquals(most, range.max(), 1e-12);
    String largest = range.organization();
    double without =
        CoOccurrence.of(population.stream().filter(o -> !o.organization().equals(largest)).toList())
            .p();
    assertEquals(most, without, 1e-12, () -> "without " + largest + " as without");
  }

  /** Two or three sides on a few organizations of up to four cases, and some with one case. */
  @Provide
  Arbitrary<List<OrganizationCounts>> populations() {
    return Arbitraries.integers()
        .between(2, 3)
        .flatMap(
            sides ->
                organization(sides)
                    .list()
                    .ofMinSize(1)
                    .ofMaxSize(5)
                    .map(CoOccurrencePropertiesTest::named));
  }

  /** An organization by its cases, each as the set of sides that it matches, in bits. */
  private static Arbitrary<OrganizationCounts> organization(int sides) {
    Arbitrary<Integer> sizes =
        Arbitraries.frequencyOf(
            Tuple.of(2, Arbitraries.just(1)), Tuple.of(3, Arbitraries.integers().between(2, 4)));
    Arbitrary<Integer> matches = Arbitraries.integers().between(0, (1 << sides) - 1);
    return sizes
        .flatMap(size -> matches.list().ofSize(size))
        .map(
            cases -> {
              List<Integer> counts = new ArrayList<>();
              for (int side = 0; side < sides; side++) {
                int bit = 1 << side;
                counts.add((int) cases.stream().filter(c -> (c & bit) != 0).count());
              }
              int all = (1 << sides) - 1;
              int joint = (int) cases.stream().filter(c -> c == all).count();
              return new OrganizationCounts("", cases.size(), counts, joint);
            });
  }

  private static List<OrganizationCounts> named(List<OrganizationCounts> organizations) {
    List<OrganizationCounts> named = new ArrayList<>();
    for (OrganizationCounts o : organizations) {
      named.add(new OrganizationCounts("o" + named.size(), o.cases(), o.sides(), o.joint()));
    }
    return named;
  }

  /** How probable each number of organizations is, by trying all ways in every stratum. */
  private static Map<Integer, Double> allWays(List<OrganizationCounts> population) {
    Map<Integer, Double> sums = new TreeMap<>(Map.of(0, 1.0));
    for (OrganizationCounts o : population) {
      if (o.cases() > 1) {
        sums = sum(sums, stratum(o.cases(), o.sides(), 1));
      }
    }
    List<OrganizationCounts> singles = population.stream().filter(o -> o.cases() == 1).toList();
    if (!singles.isEmpty()) {
      List<Integer> sides = new ArrayList<>();
      for (int side = 0; side < singles.get(0).sides().size(); side++) {
        int at = side;
        sides.add(singles.stream().mapToInt(o -> o.sides().get(at)).sum());
      }
      sums = sum(sums, stratum(singles.size(), sides, singles.size()));
    }
    return sums;
  }

  /** How probable each number of joint cases is, but no more than so many count. */
  private static Map<Integer, Double> stratum(int cases, List<Integer> sides, int cap) {
    List<Integer> met = List.of((1 << cases) - 1);
    for (int side : sides) {
      List<Integer> next = new ArrayList<>();
      for (int before : met) {
        for (int chosen = 0; chosen < 1 << cases; chosen++) {
          if (Integer.bitCount(chosen) == side) {
            next.add(before & chosen);
          }
        }
      }
      met = next;
    }
    Map<Integer, Double> joint = new TreeMap<>();
    for (int way : met) {
      joint.merge(Math.min(cap, Integer.bitCount(way)), 1.0 / met.size(), Double::sum);
    }
    return joint;
  }

  private static Map<Integer, Double> sum(Map<Integer, Double> one, Map<Integer, Double> other) {
    Map<Integer, Double> sums = new TreeMap<>();
    one.forEach((a, p) -> other.forEach((b, q) -> sums.merge(a + b, p * q, Double::sum)));
    return sums;
  }
}
