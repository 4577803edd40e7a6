package dev.ikg.incident;

import java.util.Collection;
import java.util.Comparator;
import java.util.Optional;

/**
 * How many slips of the keyboard lie between two words: a character left out, put in, changed, or
 * swapped with its neighbour (Damerau-Levenshtein distance, optimal string alignment).
 */
public final class EditDistance {

  private EditDistance() {}

  /** The nearest of some words that is at most so many slips away; the first one on a tie. */
  public static Optional<String> nearest(String word, Collection<String> candidates, int limit) {
    return candidates.stream()
        .filter(candidate -> between(word, candidate, limit) <= limit)
        .min(Comparator.comparingInt(candidate -> between(word, candidate, limit)));
  }

  /** The distance of two words; anything above {@code limit} where it is more than that. */
  public static int between(String a, String b, int limit) {
    if (Math.abs(a.length() - b.length()) > limit) {
      return limit + 1;
    }
    // What both begin or end with costs nothing, and ids of one origin begin alike.
    int shorter = Math.min(a.length(), b.length());
    int start = 0;
    while (start < shorter && a.charAt(start) == b.charAt(start)) {
      start++;
    }
    int end = 0;
    while (end < shorter - start
        && a.charAt(a.length() - 1 - end) == b.charAt(b.length() - 1 - end)) {
      end++;
    }
    return ofRest(
        a.substring(start, a.length() - end), b.substring(start, b.length() - end), limit);
  }

  private static int ofRest(String a, String b, int limit) {
    int[] beforeLast = new int[b.length() + 1];
    int[] last = new int[b.length() + 1];
    int[] row = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) {
      last[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      row[0] = i;
      int smallest = i;
      for (int j = 1; j <= b.length(); j++) {
        int change = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
        row[j] = Math.min(last[j - 1] + change, 1 + Math.min(last[j], row[j - 1]));
        if (swapped(a, i, b, j)) {
          row[j] = Math.min(row[j], beforeLast[j - 2] + 1);
        }
        smallest = Math.min(smallest, row[j]);
      }
      if (smallest > limit) {
        return limit + 1;
      }
      int[] free = beforeLast;
      beforeLast = last;
      last = row;
      row = free;
    }
    return last[b.length()];
  }

  private static boolean swapped(String a, int i, String b, int j) {
    return i > 1
        && j > 1
        && a.charAt(i - 1) == b.charAt(j - 2)
        && a.charAt(i - 2) == b.charAt(j - 1);
  }
}
