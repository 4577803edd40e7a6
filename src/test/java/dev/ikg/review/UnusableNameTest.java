package dev.ikg.review;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class UnusableNameTest {

  @Test
  void eachReasonHasItsCure() {
    String tooLong = "x".repeat(1001);

    assertTrue(UnusableName.why(tooLong).endsWith("1001 characters long, and 1000 are the most"));
    assertEquals("shorten it", UnusableName.hint(tooLong));
    assertTrue(UnusableName.why("a\u202Eb").contains("RIGHT-TO-LEFT OVERRIDE"));
    assertEquals(
        "type it again without characters that cannot be seen", UnusableName.hint("a\u202Eb"));
  }
}
