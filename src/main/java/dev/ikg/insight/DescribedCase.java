package dev.ikg.insight;

import dev.ikg.incident.FacetValue;
import java.util.Set;
import java.util.TreeSet;

/**
 * What is known of a case, for likeness to others.
 *
 * @param id of the case
 * @param labels its labels of all facets, its organization among them
 * @param words of its title and summary
 */
public record DescribedCase(String id, Set<FacetValue> labels, Set<String> words) {

  public DescribedCase {
    labels = Set.copyOf(labels);
    words = Set.copyOf(words);
  }

  /** The words of texts: runs of at least two letters and digits, in small letters. */
  public static Set<String> words(Iterable<String> texts) {
    Set<String> words = new TreeSet<>();
    for (String text : texts) {
      StringBuilder word = new StringBuilder();
      text.codePoints()
          .forEach(
              letter -> {
                if (Character.isLetterOrDigit(letter)) {
                  word.appendCodePoint(Character.toLowerCase(letter));
                } else {
                  end(word, words);
                }
              });
      end(word, words);
    }
    return words;
  }

  private static void end(StringBuilder word, Set<String> words) {
    if (word.length() > 1) {
      words.add(word.toString());
    }
    word.setLength(0);
  }
}
