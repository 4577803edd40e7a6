package dev.ikg.intake;

import dev.ikg.problem.Place;
import dev.ikg.problem.Problem;
import java.util.Locale;
import java.util.stream.Stream;

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
    int at = Math.max(0, Math.min(offset, text.length() - 1));
    if (Character.isISOControl(text.charAt(at)) && isInsideText(text, at)) {
      return Problem.error(
          place,
          "a text holds " + shown(text.substring(at, at + 1)) + " as it is",
          "close the text before it, or write it as an escape such as \\n");
    }
    String found = around(text, at);
    String rest = text.substring(at).strip();
    if (rest.isEmpty() || rest.equals(",") || rest.equals(":") || isStartOfLiteral(rest)) {
      return cutOff(place);
    }
    return Problem.error(place, "this is not JSON: unexpected " + shown(found), hint(found));
  }

  private static boolean isInsideText(String text, int offset) {
    boolean inside = false;
    for (int i = 0; i < offset; i++) {
      if (inside && text.charAt(i) == '\\') {
        i++;
      } else if (text.charAt(i) == '"') {
        inside = !inside;
      }
    }
    return inside;
  }

  private static boolean isStartOfLiteral(String word) {
    return Stream.of("true", "false", "null").anyMatch(literal -> literal.startsWith(word));
  }

  /** The word at the place, or an unfinished one right before it, or else the one character. */
  private static String around(String text, int offset) {
    char here = text.charAt(offset);
    boolean behindWord =
        (isWord(here) || "}], ".indexOf(here) >= 0)
            && offset > 0
            && isUnfinished(text.charAt(offset - 1));
    if (!isWord(here) && !behindWord) {
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
      case '<' -> "this looks like a web page; the download may have met an error page";
      case '/', '#' -> "JSON has no comments; remove it";
      case '\'' -> "texts and names stand in double quotes";
      case '}', ']' -> "look for a comma, a quote or a bracket too many or missing before it";
      default -> "look for a missing quote, comma or bracket here or just before";
    };
  }
}
