package dev.ikg.shell;

import dev.ikg.incident.EditDistance;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** The known word that a mistyped one was probably meant to be. */
final class Nearest {

  private Nearest() {}

  /** The first known word that goes on where this one stops, or else the one with few slips. */
  static Optional<String> to(String word, Collection<String> known) {
    Optional<String> longer =
        known.stream()
            .filter(candidate -> word.length() > 1 && candidate.startsWith(word))
            .min(Comparator.naturalOrder());
    int few = Math.max(1, word.length() / 3);
    return longer.or(() -> EditDistance.nearest(word, known, few));
  }

  /** The hint for a word that is none of a few: the one that was probably meant, then all. */
  static String hint(String word, List<String> known) {
    return to(word, known).map(near -> "Did you mean " + near + "? ").orElse("")
        + "It can be "
        + String.join(", ", known)
        + ".";
  }
}
