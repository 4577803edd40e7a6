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

/** The labels that are written most like another: a slip apart, or sharing its words. */
final class NearestLabels {

  /** So many are a choice; more are a list. */
  static final int MOST = 3;

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

  /** At most three, nearest first, then those with the most cases. */
  List<Entry> to(Named name) {
    String folded = Key.folded(name.label().text().replace("*", ""));
    if (folded.isBlank() || folded.length() > LONGEST) {
      return List.of();
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

  private static List<Entry> best(Map<Entry, Integer> distances) {
    List<Entry> found = new ArrayList<>(distances.keySet());
    found.sort(
        Comparator.<Entry>comparingInt(e -> distances.getOrDefault(e, TOO_FAR))
            .thenComparing(Comparator.comparingLong(Entry::cases).reversed())
            .thenComparing(NameHints.BY_NAME));
    return found.stream().limit(MOST).toList();
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
    boolean both = !words.isEmpty() && !others.isEmpty();
    boolean shared = words.containsAll(others) || others.containsAll(words);
    return both && shared ? SAME_WORDS : TOO_FAR;
  }
}
