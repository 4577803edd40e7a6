package dev.ikg.shell;

import dev.ikg.casework.Progress.Stage;
import java.time.Duration;
import java.util.Locale;

/** How far work has come, in one line: files, cases, how many a second, and the time left. */
final class ProgressText {

  private static final double NANOS_A_SECOND = 1e9;

  /** Below this share of the work the time left is a guess that would only jump. */
  private static final double TOO_EARLY = 0.02;

  private ProgressText() {}

  /**
   * The line.
   *
   * @param nanos how long the work has gone on
   */
  static String of(Stage stage, long nanos) {
    StringBuilder line = new StringBuilder();
    if (stage.allFiles() > 0) {
      line.append(String.format(Locale.ROOT, "file %,d of %,d, ", stage.files(), stage.allFiles()));
    }
    line.append(String.format(Locale.ROOT, "%,d %s", stage.done(), stage.what()));
    double seconds = nanos / NANOS_A_SECOND;
    if (seconds >= 1) {
      line.append(String.format(Locale.ROOT, ", %,.0f a second", stage.done() / seconds));
    }
    if (stage.share() >= TOO_EARLY && stage.share() < 1) {
      line.append(", ").append(left(seconds * (1 - stage.share()) / stage.share()));
    }
    return line.toString();
  }

  private static String left(double seconds) {
    Duration left = Duration.ofSeconds((long) Math.ceil(seconds));
    if (left.toMinutes() == 0) {
      return left.toSeconds() + " s left";
    }
    return left.toHours() == 0
        ? left.toMinutes() + " min " + left.toSecondsPart() + " s left"
        : left.toHours() + " h " + left.toMinutesPart() + " min left";
  }
}
