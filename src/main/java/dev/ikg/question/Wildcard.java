package dev.ikg.question;

/**
 * A label in which {@code *} stands for any characters, none included.
 *
 * @param pattern the folded label
 */
record Wildcard(String pattern) {

  /** Whether the whole of a folded label fits. */
  boolean fits(String label) {
    int p = 0;
    int l = 0;
    int star = -1;
    int resume = 0;
    while (l < label.length()) {
      if (p < pattern.length() && pattern.charAt(p) == '*') {
        star = p++;
        resume = l;
      } else if (p < pattern.length() && pattern.charAt(p) == label.charAt(l)) {
        p++;
        l++;
      } else if (star >= 0) {
        p = star + 1;
        l = ++resume;
      } else {
        return false;
      }
    }
    while (p < pattern.length() && pattern.charAt(p) == '*') {
      p++;
    }
    return p == pattern.length();
  }
}
