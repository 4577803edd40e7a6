package dev.ikg.bench;

import java.util.Locale;
import java.util.Optional;

/**
 * A line of the table.
 *
 * @param what was measured
 * @param ours what ours took or needed, with its unit
 * @param peer the same of what it is measured against, and whose that is
 * @param value the ratio, or the seconds where there is no peer
 * @param target what the value should be; empty where it is only told
 * @param isSame whether ours and the peer gave the same rows; otherwise the figure is void
 */
record Figure(
    String what, String ours, String peer, double value, Optional<Target> target, boolean isSame) {

  /** A bound of a value. */
  record Target(boolean atLeast, double bound, String unit) {
    static Optional<Target> atLeast(double bound) {
      return Optional.of(new Target(true, bound, ""));
    }

    static Optional<Target> atMost(double bound) {
      return Optional.of(new Target(false, bound, ""));
    }

    static Optional<Target> seconds(double bound) {
      return Optional.of(new Target(false, bound, " s"));
    }

    boolean isMet(double value) {
      return atLeast ? value >= bound : value <= bound;
    }

    @Override
    public String toString() {
      return (atLeast ? "at least " : "at most ") + number(bound) + unit;
    }
  }

  /** A line of a Markdown table. */
  String row() {
    String shown =
        isSame ? number(value) + target.map(Target::unit).orElse("") : "void: rows differ";
    String met = target.map(t -> isSame && t.isMet(value) ? "yes" : "**no**").orElse("");
    return "| %s | %s | %s | %s | %s | %s |"
        .formatted(what, ours, peer, shown, target.map(Target::toString).orElse(""), met);
  }

  static final String HEADER =
      "| what | ours | beside | value | target | met |\n|---|---|---|---|---|---|";

  /** A time as a person reads it. */
  static String time(double seconds) {
    return seconds < 1 ? number(seconds * 1000) + " ms" : number(seconds) + " s";
  }

  /** A number in three digits. */
  static String number(double value) {
    return value >= 100
        ? String.format(Locale.ROOT, "%.0f", value)
        : value >= 10
            ? String.format(Locale.ROOT, "%.1f", value)
            : String.format(Locale.ROOT, "%.2f", value);
  }
}
