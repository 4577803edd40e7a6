package dev.ikg.insight;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ikg.insight.LengthComparison.Length;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** The rank-sum test against every way to choose who belongs to the group in small strata. */
class LengthComparisonPropertiesTest {

  /** Fixed, so that what lies within the spread of the draws lies there each time. */
  private static final String SEED = "2026";

  @Property(tries = 150, seed = SEED)
  void thePIsTheShareOfAllWaysThatLieAsFarOut(@ForAll("strata") List<List<Length>> strata) {
    double exact = exact(strata);
    double drawn = LengthComparison.of(flat(strata)).p().orElseThrow();
    double spread = Math.sqrt(exact * (1 - exact) / VanElteren.DRAWS);
    assertEquals(exact, drawn, 4.5 * spread + 1.0 / VanElteren.DRAWS);
  }

  /** Who is asked about makes no difference, be it the smaller group or the larger. */
  @Property(tries = 50, seed = SEED)
  void withAndWithoutCanChangePlaces(@ForAll("uneven") List<List<Length>> strata) {
    List<Length> lengths = flat(strata);
    List<Length> turned =
        lengths.stream().map(l -> new Length(l.organization(), !l.with(), l.seconds())).toList();
    assertEquals(LengthComparison.of(lengths).p(), LengthComparison.of(turned).p());
  }

  @Provide
  Arbitrary<List<List<Length>>> strata() {
    return Arbitraries.integers()
        .between(1, 3)
        .flatMap(count -> stratum(1, 5).list().ofSize(count))
        .map(LengthComparisonPropertiesTest::named);
  }

  /** One stratum whose groups differ in size. */
  @Provide
  Arbitrary<List<List<Length>>> uneven() {
    return stratum(4, 7).list().ofSize(2).map(LengthComparisonPropertiesTest::named);
  }

  /** Both groups of a stratum; few values, so that many are ties. */
  private static Arbitrary<List<List<Integer>>> stratum(int fewest, int most) {
    Arbitrary<Integer> value = Arbitraries.integers().between(0, 6);
    return Arbitraries.integers()
        .between(1, 3)
        .flatMap(
            small ->
                value
                    .list()
                    .ofSize(small)
                    .flatMap(
                        one ->
                            value
                                .list()
                                .ofMinSize(fewest)
                                .ofMaxSize(most)
                                .map(other -> List.of(one, other))));
  }

  private static List<List<Length>> named(List<List<List<Integer>>> strata) {
    List<List<Length>> named = new ArrayList<>();
    for (int i = 0; i < strata.size(); i++) {
      List<Length> lengths = new ArrayList<>();
      String organization = "o" + i;
      for (int group = 0; group < 2; group++) {
        boolean with = group == i % 2;
        strata
            .get(i)
            .get(group)
            .forEach(value -> lengths.add(new Length(organization, with, value)));
      }
      named.add(lengths);
    }
    return named;
  }

  private static List<Length> flat(List<List<Length>> strata) {
    return strata.stream().flatMap(List::stream).toList();
  }

  /** Adds up the chances of all sums of ranks, stratum by stratum. */
  private static double exact(List<List<Length>> strata) {
    Map<Double, Double> chances = new HashMap<>(Map.of(0.0, 1.0));
    double observed = 0;
    for (List<Length> stratum : strata) {
      List<Length> sorted = stratum.stream().sorted(Comparator.comparing(Length::with)).toList();
      int size = sorted.size();
      int group = (int) sorted.stream().filter(Length::with).count();
      int asItIs = ((1 << group) - 1) << (size - group);
      observed += distance(sorted, asItIs);
      Map<Double, Double> next = new HashMap<>();
      int ways = 0;
      for (int chosen = 0; chosen < 1 << size; chosen++) {
        ways += Integer.bitCount(chosen) == group ? 1 : 0;
      }
      for (int chosen = 0; chosen < 1 << size; chosen++) {
        if (Integer.bitCount(chosen) == group) {
          double distance = distance(sorted, chosen);
          double chance = 1.0 / ways;
          chances.forEach((sum, p) -> next.merge(sum + distance, p * chance, Double::sum));
        }
      }
      chances = next;
    }
    double far = Math.abs(observed) - 1e-9;
    double exact =
        chances.entrySet().stream()
            .filter(sum -> Math.abs(sum.getKey()) >= far)
            .mapToDouble(Map.Entry::getValue)
            .sum();
    return Math.min(1, exact); // rounding
  }

  /**
   * The sum of the mean ranks of the chosen, less its mean, as a part of one more than the size.
   */
  private static double distance(List<Length> stratum, int chosen) {
    double sum = 0;
    int count = 0;
    for (int i = 0; i < stratum.size(); i++) {
      if ((chosen & 1 << i) != 0) {
        double own = stratum.get(i).seconds();
        long below = stratum.stream().filter(l -> l.seconds() < own).count();
        long same = stratum.stream().filter(l -> l.seconds() == own).count();
        sum += below + (same + 1) / 2.0;
        count++;
      }
    }
    return sum / (stratum.size() + 1) - count / 2.0;
  }
}
