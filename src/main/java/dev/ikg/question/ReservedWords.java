package dev.ikg.question;

import dev.ikg.incident.EditDistance;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** The words that the pattern language keeps for itself. */
public final class ReservedWords {

  /** Words that are never part of a label unless they are quoted. */
  public static final List<String> EVERYWHERE =
      List.of(
          "with",
          "and",
          "or",
          "not",
          "without",
          "any",
          "all",
          "same",
          "known",
          "unknown",
          "text",
          "promised",
          "in",
          "at",
          "on",
          "since",
          "before",
          "between",
          "lasting",
          "detected",
          "then",
          "named",
          "inferred",
          "followed",
          "within",
          "across",
          "by",
          "order",
          "limit");

  /** Words that have a meaning behind certain others only, and are plain words elsewhere. */
  public static final List<String> IN_THEIR_PLACES = List.of("of", "least", "over", "under");

  private static final Set<String> RESERVED = Set.copyOf(EVERYWHERE);

  private static final int LONGEST = 8;

  private ReservedWords() {}

  /** Whether a word, in any case, is reserved wherever it stands. */
  public static boolean contains(String word) {
    return word.length() <= LONGEST && RESERVED.contains(word.toLowerCase(Locale.ROOT));
  }

  /** Whether a label that is just this word has to be quoted. */
  static boolean needsQuotes(String label) {
    return contains(label) || IN_THEIR_PLACES.contains(label.toLowerCase(Locale.ROOT));
  }

  /** The reserved word that somebody meant who wrote this one, where that is easy to see. */
  static Optional<String> meant(String word) {
    String lower = word.toLowerCase(Locale.ROOT);
    if (lower.length() < 4 || lower.length() > LONGEST + 2) {
      return Optional.empty();
    }
    return EditDistance.nearest(lower, EVERYWHERE, lower.length() < 6 ? 1 : 2);
  }
}
