package dev.ikg.question;

import dev.ikg.incident.EditDistance;
import dev.ikg.incident.Key;
import dev.ikg.incident.Lexicon;
import dev.ikg.incident.Lexicon.Entry;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The labels that are written most like another: a slip apart, its first letters, or sharing its
 * words.
 */
final class NearestLabels {

  /** So many are a choice; more are a list. */
  static final int MOST = 3;

  /**
   * The labels that are near a name.
   *
   * @param entries at most three, nearest first, then those with the most cases
   * @param isSlip whether the nearest is a slip of the keyboard away
   */
  record Found(List<Entry> entries, boolean isSlip) {}

  /** Of names with fewer words the first letters tell too little. */
  private static final int FEWEST_INITIALS = 3;

  /** How far a shared beginning and shared words count against slips of the keyboard. */
  private static final int SAME_BEGINNING = 3;

  private static final int SAME_WORDS = 4;
  private static final int TOO_FAR = 5;

  /** Longer names than this are no slip of the keyboard. */
  private static final int LONGEST = 80;

  private final Lexicon lexicon;

  NearestLabels(Lexicon lexicon) {
    this.lexicon = lexicon;
  }

  /** The labels that are near a name that stands for nothing. */
  Found to(Named name) {
    String folded = Key.folded(name.label().text().replace("*", ""));
    if (folded.isBlank() || folded.length() > LONGEST) {
      return new Found(List.of(), false);
    }
    Set<String> words = new HashSet<>(NameHints.wordsOf(folded));
    Map<Entry, Integer> distances = new HashMap<>();
    lexicon
        .byFoldedSpelling()
        .forEach(
            (spelling, entries) -> {
              int distance = distance(folded, words, spelling);
              if (distance < TOO_FAR) {
                entries.stream()
                    .filter(entry -> fits(entry, name))
                    .forEach(entry -> distances.merge(entry, distance, Math::min));
              }
            });
    return best(distances);
  }

  private static boolean fits(Entry entry, Named name) {
    return entry.group() == name.isGroup()
        && (name.inFacet().isEmpty() || name.inFacet().get() == entry.value().facet());
  }

  private static Found best(Map<Entry, Integer> distances) {
    List<Entry> found = new ArrayList<>(distances.keySet());
    found.sort(
        Comparator.<Entry>comparingInt(e -> distances.getOrDefault(e, TOO_FAR))
            .thenComparing(Comparator.comparingLong(Entry::cases).reversed())
            .thenComparing(NameHints.BY_NAME));
    int nearest = distances.values().stream().mapToInt(distance -> distance).min().orElse(TOO_FAR);
    return new Found(found.stream().limit(MOST).toList(), nearest < SAME_BEGINNING);
  }

  private static int distance(String name, Set<String> words, String spelling) {
    int slips = Math.min(3, 1 + name.length() / 5);
    int distance = EditDistance.between(name, spelling, slips);
    if (distance <= slips) {
      return distance;
    }
    boolean beginning =
        Math.min(name.length(), spelling.length()) >= 3
            && (spelling.startsWith(name) || name.startsWith(spelling));
    if (beginning) {
      return SAME_BEGINNING;
    }
    List<String> others = NameHints.wordsOf(spelling);
    if (name.equals(initials(others))) {
      return 1;
    }
    boolean both = !words.isEmpty() && !others.isEmpty();
    boolean shared = words.containsAll(others) || others.containsAll(words);
    return both && shared ? SAME_WORDS : TOO_FAR;
  }

  /** The first letters of the words of a name, where it has enough of them. */
  private static String initials(List<String> words) {
    return words.size() < FEWEST_INITIALS
        ? ""
        : words.stream().map(word -> word.substring(0, 1)).collect(Collectors.joining());
  }
}
