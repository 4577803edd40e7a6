package dev.ikg.insight;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class WithoutOneTest {

  /** Also where many organizations leave the same p, as where it rounds to 1. */
  @Property(tries = 400)
  void itIsTheRangeOfTheTestsThatAreMadeWithoutEachInTurn(
      @ForAll long seed, @ForAll @IntRange(min = 2, max = 14) int size) {
    List<OrganizationCounts> organizations = made(new Random(seed), size);
    Map<String, Double> without = new TreeMap<>();
    for (OrganizationCounts one : organizations) {
      List<OrganizationCounts> others = new ArrayList<>(organizations);
      others.remove(one);
      without.put(one.organization(), CoOccurrence.of(others).p());
    }
    double largest = Collections.max(without.values());

    WithoutOne range = WithoutOne.of(organizations);

    assertEquals(largest, range.max(), 1e-12 * largest);
    double smallest = Collections.min(without.values());
    assertEquals(smallest, range.min(), 1e-12 * smallest);
    assertEquals(largest, without.getOrDefault(range.organization(), 0.0), 1e-12 * largest);
  }

  @Test
  void ofOrganizationsThatAreAlikeTheFirstIsNamed() {
    List<OrganizationCounts> organizations = new ArrayList<>();
    for (String key : List.of("c", "a", "b", "d")) {
      organizations.add(new OrganizationCounts(key, 10, List.of(2, 3), key.equals("d") ? 0 : 1));
    }
    assertEquals("a", WithoutOne.of(organizations).organization());
  }

  private static List<OrganizationCounts> made(Random random, int size) {
    int[] mostCases = {1, 3, 12, 200};
    List<OrganizationCounts> organizations = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      int cases = 1 + random.nextInt(mostCases[random.nextInt(mostCases.length)]);
      int one = random.nextInt(cases + 1);
      int other = random.nextInt(cases + 1);
      int fewest = Math.max(0, one + other - cases);
      int joint = fewest + random.nextInt(Math.min(one, other) - fewest + 1);
      organizations.add(new OrganizationCounts("org-" + i, cases, List.of(one, other), joint));
    }
    return organizations;
  }

  @Test
  void thePairOfTheIntercomCaseHangsOnAppfarm() {
    WithoutOne range =
        WithoutOne.of(
            Facts245.counts(Facts245.incidents(), "automation-amplified", "unpinned-version"));
    assertEquals("Appfarm", range.organization());
    assertEquals(0.1025, range.max(), 5e-5);
    assertTrue(range.min() < 0.01756382, () -> "smallest " + range.min());
  }
}
