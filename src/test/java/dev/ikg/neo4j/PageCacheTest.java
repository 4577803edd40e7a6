package dev.ikg.neo4j;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class PageCacheTest {

  private static final long GIBIBYTE = 1L << 30;

  @Test
  void itIsAnEighthOfTheMemoryWithinBounds() {
    assertEquals(GIBIBYTE / 4, PageCache.of(GIBIBYTE));
    assertEquals(GIBIBYTE, PageCache.of(8 * GIBIBYTE));
    assertEquals(2 * GIBIBYTE, PageCache.of(256 * GIBIBYTE));
  }

  @Test
  void thisMachineSaysHowMuchMemoryItHas() {
    assertTrue(PageCache.bytes() >= GIBIBYTE / 4);
  }
}
