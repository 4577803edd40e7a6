package dev.ikg.incident;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class KeyTest {

  @Test
  void spacesAroundALabelDoNotCountEvenThoseThatDoNotBreakALine() {
    assertEquals("retry storm", Key.of("\u00a0 retry storm\t\u3000"));
  }

  @Test
  void oneLabelInSeveralSpellingsFoldsToOne() {
    assertEquals(Key.folded("retry-storm"), Key.folded(" Retry_Storm"));
    assertEquals(Key.folded("caf\u00e9"), Key.folded("CAFE\u0301"));
  }

  @Test
  void aSlugKeepsLettersOfAnyScriptWithTheirMarks() {
    assertEquals("at-t", Key.slug("AT&T"));
    assertEquals("네이버-클라우드", Key.slug("네이버 클라우드"));
    assertEquals("हिन्दी", Key.slug("हिन्दी"));
    assertEquals("", Key.slug("!!!"));
  }
}
