package dev.ikg.export;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

/** Ids in GraphML. */
class GraphMlIdsTest {

  @Test
  void anIdThatFitsStaysAsItIs() {
    assertEquals("case:IL-0304", GraphMlIds.of("case:IL-0304"));
    assertEquals("org:a_b.c", GraphMlIds.of("org:a_b.c"));
  }

  @Test
  void whatDoesNotFitIsWrittenByItsNumber() {
    assertEquals("factor:a_x0020_b", GraphMlIds.of("factor:a b"));
    assertEquals("_xC7A5_", GraphMlIds.of("장"));
    assertEquals("_x_", GraphMlIds.of(""));
  }

  @Property
  void everyIdIsAName(@ForAll String id) {
    assertTrue(GraphMlIds.of(id).matches("[A-Za-z0-9._:-]+"), id);
  }

  @Property
  void twoIdsNeverBecomeOne(@ForAll String one, @ForAll String other) {
    if (!one.equals(other)) {
      assertNotEquals(GraphMlIds.of(one), GraphMlIds.of(other));
      assertNotEquals(GraphMlIds.of(one), GraphMlIds.of(GraphMlIds.of(one) + " "));
    }
  }

  @Test
  void anIdThatLooksLikeAReplacedOneIsReplacedItself() {
    assertNotEquals(GraphMlIds.of("a b"), GraphMlIds.of("a_x0020_b"));
    assertNotEquals(GraphMlIds.of(""), GraphMlIds.of("_x_"));
  }
}
