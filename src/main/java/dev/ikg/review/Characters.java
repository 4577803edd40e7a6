package dev.ikg.review;

import dev.ikg.intake.Surrogates;
import java.util.Locale;
import java.util.OptionalInt;

/** Characters that a person cannot see, and how to show what holds them. */
final class Characters {

  private static final int LONGEST_SHOWN = 60;

  private Characters() {}

  /**
   * The first character that does not belong in an id, a label or a name; empty if there is none.
   */
  static OptionalInt firstHidden(String text) {
    for (int i = 0; i < text.length(); i += Character.charCount(text.codePointAt(i))) {
      if (isHidden(text.codePointAt(i))) {
        return OptionalInt.of(text.codePointAt(i));
      }
    }
    return OptionalInt.empty();
  }

  /** The text in quotes for a message: hidden characters as escapes, and not too long. */
  static String quote(String text) {
    StringBuilder shown = new StringBuilder("\"");
    text.codePoints()
        .limit(LONGEST_SHOWN)
        .forEach(
            c -> {
              if (isHidden(c)) {
                shown.append(String.format(Locale.ROOT, "\\u{%X}", c));
              } else {
                shown.appendCodePoint(c);
              }
            });
    boolean cut = text.codePointCount(0, text.length()) > LONGEST_SHOWN;
    return shown.append(cut ? "...\"" : "\"").toString();
  }

  /** A character by its code and name, such as {@code U+200B ZERO WIDTH SPACE}. */
  static String named(int character) {
    String code = String.format(Locale.ROOT, "U+%04X", character);
    String name =
        Surrogates.isUnpaired(character) ? "unpaired surrogate" : Character.getName(character);
    return name == null ? code : code + " " + name;
  }

  private static boolean isHidden(int c) {
    return switch (Character.getType(c)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR,
          Character.PRIVATE_USE,
          Character.UNASSIGNED ->
          true;
      // letters that have no shape: the Hangul fillers and the blank Braille pattern
      default -> c == 0x115F || c == 0x1160 || c == 0x3164 || c == 0xFFA0 || c == 0x2800;
    };
  }
}
