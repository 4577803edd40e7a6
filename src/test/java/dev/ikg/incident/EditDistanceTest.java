package dev.ikg.incident;

import static org.junit.jupiter.api.Assertions.assertEquals;

import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.CharRange;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.StringLength;

class EditDistanceTest {

  @Example
  void eachSlipCountsOnce() {
    assertEquals(0, EditDistance.between("made-0010", "made-0010", 3));
    assertEquals(1, EditDistance.between("made-0010", "made-010", 3));
    assertEquals(1, EditDistance.between("made-0010", "made-0001", 3));
    assertEquals(2, EditDistance.between("made-0010", "made-0100x", 3));
    assertEquals(3, EditDistance.between("", "abc", 3));
  }

  @Property
  void itIsTheDistanceByDefinitionUpToTheLimit(
      @ForAll @CharRange(from = 'a', to = 'c') @StringLength(max = 7) String a,
      @ForAll @CharRange(from = 'a', to = 'c') @StringLength(max = 7) String b,
      @ForAll @IntRange(max = 4) int limit) {
    int distance = EditDistance.between(a, b, limit);
    assertEquals(Math.min(byDefinition(a, b), limit + 1), Math.min(distance, limit + 1));
  }

  private static int byDefinition(String a, String b) {
    if (a.isEmpty() || b.isEmpty()) {
      return a.length() + b.length();
    }
    String shortA = a.substring(1);
    String shortB = b.substring(1);
    int least = byDefinition(shortA, shortB) + (a.charAt(0) == b.charAt(0) ? 0 : 1);
    least = Math.min(least, 1 + Math.min(byDefinition(shortA, b), byDefinition(a, shortB)));
    if (a.length() > 1
        && b.length() > 1
        && a.charAt(0) == b.charAt(1)
        && a.charAt(1) == b.charAt(0)) {
      least = Math.min(least, 1 + byDefinition(a.substring(2), b.substring(2)));
    }
    return least;
  }
}
