package dev.ikg.incident;

import java.text.Normalizer;
import java.util.Locale;

/** How labels and names are kept, and how they are compared when looked up. */
public final class Key {

  private Key() {}

  /** A label as the graph keeps it: trimmed, Unicode form C, case kept. */
  public static String of(String text) {
    return Normalizer.normalize(trimmed(text), Normalizer.Form.NFC);
  }

  /**
   * What two spellings of one label have in common: case, Unicode form, and spaces or underscores
   * for hyphens make no difference.
   */
  public static String folded(String text) {
    String compatible = Normalizer.normalize(trimmed(text), Normalizer.Form.NFKC);
    return compatible.toLowerCase(Locale.ROOT).replaceAll("[\\s_-]+", "-");
  }

  /**
   * A slug for an organization that came with a name only: letters and digits joined by hyphens.
   * Empty where the name has neither.
   */
  public static String slug(String name) {
    return folded(name).replaceAll("[^\\p{L}\\p{M}\\p{N}]+", "-").replaceAll("^-|-$", "");
  }

  /** Without white space around it, the spaces that do not break a line included. */
  private static String trimmed(String text) {
    int start = 0;
    int end = text.length();
    while (start < end && isSpace(text.charAt(start))) {
      start++;
    }
    while (end > start && isSpace(text.charAt(end - 1))) {
      end--;
    }
    return text.substring(start, end);
  }

  private static boolean isSpace(char c) {
    return Character.isWhitespace(c) || Character.isSpaceChar(c);
  }
}
