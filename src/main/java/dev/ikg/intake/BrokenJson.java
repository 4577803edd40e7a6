package dev.ikg.intake;

import dev.ikg.problem.Place;
import dev.ikg.problem.Problem;
import java.util.Locale;

/** Says what is wrong at a place where a text stops being JSON. */
final class BrokenJson {

  private static final int LONGEST_WORD = 40;

  private BrokenJson() {}

  static Problem cutOff(Place place) {
    return Problem.error(
        place,
        "the document is cut off: it ends in the middle",
        "get the whole file again; the copy or the download was not finished");
  }

  static Problem trailing(Place place) {
    return Problem.error(
        place,
        "something follows the JSON value that belongs to no value",
        "write one value, or one value a line");
  }

  /**
   * What is wrong near a character.
   *
   * @param text the text that should be JSON
   * @param offset the character where the parser stopped, or the one before it
   */
  static Problem at(String text, int offset, Place place) {
    String found = around(text, Math.max(0, Math.min(offset, text.length() - 1)));
    if (found.length() > 1 && isStartOfLiteral(found) && text.endsWith(found)) {
      return cutOff(place);
    }
    return Problem.error(place, "this is not JSON: unexpected " + shown(found), hint(found));
  }

  private static boolean isStartOfLiteral(String word) {
    return "true".startsWith(word) || "false".startsWith(word) || "null".startsWith(word);
  }

  /** The word at the place, or an unfinished one right before it, or else the one character. */
  private static String around(String text, int offset) {
    if (!isWord(text.charAt(offset)) && (offset == 0 || !isUnfinished(text.charAt(offset - 1)))) {
      return new String(Character.toChars(text.codePointAt(offset)));
    }
    int start = offset;
    while (start > 0 && offset - start < LONGEST_WORD && isWord(text.charAt(start - 1))) {
      start--;
    }
    int end = offset;
    while (end < text.length() && end - offset < LONGEST_WORD && isWord(text.charAt(end))) {
      end++;
    }
    return text.substring(start, end);
  }

  private static boolean isWord(char c) {
    return c < 0x80 && (Character.isLetterOrDigit(c) || c == '.' || c == '+' || c == '-');
  }

  /** Whether a word that ends like this can be no number: {@code NaN}, {@code -}. */
  private static boolean isUnfinished(char last) {
    return isWord(last) && !Character.isDigit(last);
  }

  private static String shown(String found) {
    int first = found.codePointAt(0);
    if (found.length() == Character.charCount(first) && (first <= ' ' || first > 0x7E)) {
      return String.format(Locale.ROOT, "character U+%04X", first);
    }
    return "`" + found + "`";
  }

  private static String hint(String found) {
    String bare = found.startsWith("-") || found.startsWith("+") ? found.substring(1) : found;
    if (bare.equals("NaN") || bare.equals("Infinity")) {
      return "JSON has no such number; write null";
    }
    return switch (found.charAt(0)) {
      case '/', '#' -> "JSON has no comments; remove it";
      case '\'' -> "texts and names stand in double quotes";
      case '}', ']' -> "look for a comma, a quote or a bracket too many or missing before it";
      case '\n', '\r', '\t' -> "close the text before it, or write it as an escape such as \\n";
      default -> "look for a missing quote, comma or bracket here or just before";
    };
  }
}
