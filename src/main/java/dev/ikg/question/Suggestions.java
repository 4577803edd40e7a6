package dev.ikg.question;

import dev.ikg.incident.EditDistance;
import java.util.Collection;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** The word of the language that somebody most likely meant. */
final class Suggestions {

  /** What people call facets, dimensions and fields elsewhere. */
  private static final Map<String, String> SYNONYMS =
      Map.ofEntries(
          Map.entry("organization", "org"),
          Map.entry("organisation", "org"),
          Map.entry("company", "org"),
          Map.entry("companies", "org"),
          Map.entry("service", "component"),
          Map.entry("contributing", "factor"),
          Map.entry("reason", "cause"),
          Map.entry("when", "date"),
          Map.entry("duration", "resolved"),
          Map.entry("detection", "detected"),
          Map.entry("resolution", "resolved"),
          Map.entry("action-items", "promises"),
          Map.entry("action_items", "promises"),
          Map.entry("month", "quarter"),
          Map.entry("months", "quarters"),
          Map.entry("date", "year"),
          Map.entry("day", "quarter"));

  private Suggestions() {}

  /**
   * The nearest of some words: a synonym, a slip of the keyboard, or the one inside the written.
   */
  static Optional<String> word(String written, Collection<String> words) {
    String lower = written.toLowerCase(Locale.ROOT);
    String singular = lower.endsWith("s") ? lower.substring(0, lower.length() - 1) : lower;
    String synonym = SYNONYMS.getOrDefault(lower, SYNONYMS.getOrDefault(singular, ""));
    if (!synonym.isEmpty()) {
      Optional<String> match = words.stream().filter(w -> w.startsWith(synonym)).findFirst();
      if (match.isPresent()) {
        return match;
      }
    }
    if (lower.length() < 3 || lower.length() > 40) {
      return Optional.empty();
    }
    return EditDistance.nearest(lower, words, lower.length() < 6 ? 1 : 2)
        .or(() -> words.stream().filter(w -> lower.contains(stem(w))).findFirst());
  }

  private static String stem(String word) {
    return word.endsWith("s") ? word.substring(0, word.length() - 1) : word;
  }
}
