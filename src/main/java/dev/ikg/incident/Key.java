package dev.ikg.incident;

import java.text.Normalizer;
import java.util.Locale;
import java.util.regex.Pattern;

/** How labels and names are kept, and how they are compared when looked up. */
public final class Key {

  // Compiled once, for every label and name of every document comes here.
  private static final Pattern GAPS = Pattern.compile("[\\s_-]+");
  private static final Pattern NEITHER_LETTER_NOR_DIGIT = Pattern.compile("[^\\p{L}\\p{M}\\p{N}]+");
  private static final Pattern HYPHEN_AT_AN_END = Pattern.compile("^-|-$");

  private Key() {}

  /** A label as the graph keeps it: trimmed, Unicode form C, case kept. */
  public static String of(String text) {
    return normalized(trimmed(text), Normalizer.Form.NFC);
  }

  /**
   * What two spellings of one label have in common: case, Unicode form, and spaces or underscores
   * for hyphens make no difference.
   */
  public static String folded(String text) {
    String compatible = normalized(trimmed(text), Normalizer.Form.NFKC);
    return GAPS.matcher(compatible.toLowerCase(Locale.ROOT)).replaceAll("-");
  }

  /**
   * A slug for an organization that came with a name only: letters and digits joined by hyphens.
   * Empty where the name has neither.
   */
  public static String slug(String name) {
    String joined = NEITHER_LETTER_NOR_DIGIT.matcher(folded(name)).replaceAll("-");
    return HYPHEN_AT_AN_END.matcher(joined).replaceAll("");
  }

  /** ASCII is the same in every form. */
  private static String normalized(String text, Normalizer.Form form) {
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) >= 0x80) {
        return Normalizer.normalize(text, form);
      }
    }
    return text;
  }

  /** Without white space around it, the spaces that do not break a line included. */
  public static String trimmed(String text) {
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
