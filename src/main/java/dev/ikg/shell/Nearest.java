package dev.ikg.shell;

import java.util.Collection;
import java.util.Comparator;
import java.util.Optional;

/** The known word that a mistyped one was probably meant to be. */
final class Nearest {

  private Nearest() {}

  /** The known word with the fewest typing errors between, if they are few. */
  static Optional<String> to(String word, Collection<String> known) {
    Optional<String> longer =
        known.stream()
            .filter(candidate -> word.length() > 1 && candidate.startsWith(word))
            .min(Comparator.naturalOrder());
    if (longer.isPresent()) {
      return longer;
    }
    int few = Math.max(1, word.length() / 3);
    return known.stream()
        .filter(candidate -> errors(word, candidate) <= few)
        .min(
            Comparator.<String>comparingInt(candidate -> errors(word, candidate))
                .thenComparing(Comparator.naturalOrder()));
  }

  /** Letters put in, left out, replaced or swapped with a neighbour. */
  static int errors(String a, String b) {
    int[][] d = new int[a.length() + 1][b.length() + 1];
    for (int i = 0; i <= a.length(); i++) {
      for (int j = 0; j <= b.length(); j++) {
        d[i][j] = i == 0 ? j : j == 0 ? i : step(a, b, d, i, j);
      }
    }
    return d[a.length()][b.length()];
  }

  private static int step(String a, String b, int[][] d, int i, int j) {
    int replaced = d[i - 1][j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
    int best = Math.min(replaced, Math.min(d[i - 1][j], d[i][j - 1]) + 1);
    boolean swapped =
        i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
    return swapped ? Math.min(best, d[i - 2][j - 2] + 1) : best;
  }
}
