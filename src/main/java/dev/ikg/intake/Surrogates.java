package dev.ikg.intake;

/** Halves of characters that take two UTF-16 units. JSON can hold one alone, UTF-8 cannot. */
public final class Surrogates {

  private Surrogates() {}

  /** Whether a code point is a surrogate, which as a code point it is only when it stands alone. */
  public static boolean isUnpaired(int codePoint) {
    return codePoint >= Character.MIN_SURROGATE && codePoint <= Character.MAX_SURROGATE;
  }

  /** Whether a surrogate stands in a text without its other half. */
  public static boolean hasUnpaired(String text) {
    // A plain loop, for every text of every document comes here.
    int length = text.length();
    for (int i = 0; i < length; i++) {
      char c = text.charAt(i);
      if (Character.isSurrogate(c)) {
        if (i + 1 == length || !Character.isSurrogatePair(c, text.charAt(i + 1))) {
          return true;
        }
        i++;
      }
    }
    return false;
  }

  /** The text with U+FFFD, the replacement character, for each unpaired surrogate. */
  public static String replaced(String text) {
    if (!hasUnpaired(text)) {
      return text;
    }
    StringBuilder replaced = new StringBuilder(text.length());
    text.codePoints().map(c -> isUnpaired(c) ? 0xFFFD : c).forEach(replaced::appendCodePoint);
    return replaced.toString();
  }
}
