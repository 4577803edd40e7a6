package dev.ikg.casework;

import java.util.Optional;

/** Lengths of time in words. */
final class Lengths {

  private static final long MINUTE = 60;
  private static final long HOUR = 60 * MINUTE;
  private static final long DAY = 24 * HOUR;

  private Lengths() {}

  /** The two largest units that are not 0, as a record writes them: {@code 2h 20m}. */
  static String words(double seconds) {
    long rounded = Math.round(seconds);
    if (rounded < MINUTE) {
      return rounded == 0 ? "0m" : rounded + "s";
    }
    if (rounded < HOUR) {
      return two(rounded, MINUTE, "m", 1, "s");
    }
    return rounded < DAY ? two(rounded, HOUR, "h", MINUTE, "m") : two(rounded, DAY, "d", HOUR, "h");
  }

  /** The same, or that it is not known. */
  static String words(Optional<Double> seconds) {
    return seconds.map(Lengths::words).orElse("unknown");
  }

  private static String two(long seconds, long large, String one, long small, String other) {
    long rest = seconds % large / small;
    return seconds / large + one + (rest == 0 ? "" : " " + rest + other);
  }
}
