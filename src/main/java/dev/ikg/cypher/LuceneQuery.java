package dev.ikg.cypher;

import static java.lang.Character.UnicodeScript.HANGUL;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Writes a text as a query of the full-text index, in which every character is only itself. */
public final class LuceneQuery {

  /** The index takes no endless lists of words; a longer text is looked for as it stands. */
  private static final int MOST_WORDS = 100;

  private static final Pattern LATIN = Pattern.compile("[A-Za-z0-9]+");

  private LuceneQuery() {}

  /**
   * All words of the text, in any order; where they stand one behind the other it fits better. A
   * single Korean syllable is looked for inside words too, since the index holds pairs of them.
   */
  public static String words(String text) {
    List<String> words = Arrays.stream(text.strip().split("\\s+")).toList();
    if (words.size() > MOST_WORDS) {
      return phrase(text);
    }
    String all = words.stream().map(word -> "+" + inside(word)).collect(Collectors.joining(" "));
    return words.size() == 1 ? all : all + " " + phrase(text) + "^4";
  }

  private static String inside(String word) {
    return word.length() == 1 && Character.UnicodeScript.of(word.charAt(0)) == HANGUL
        ? "(" + word + "* OR *" + word + ")"
        : passage(word);
  }

  /**
   * The words of the text, one behind the other. The index holds a Latin word and the Korean
   * particle behind it as one word, so a single Latin word is looked for before Hangul too.
   */
  public static String passage(String text) {
    String word = text.strip();
    return LATIN.matcher(word).matches()
        ? "(" + phrase(word) + " OR /" + word.toLowerCase(Locale.ROOT) + "[가-힣]+/)"
        : phrase(text);
  }

  /** The text exactly as the index holds it: a key, or words one behind the other. */
  public static String phrase(String text) {
    return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }
}
