package dev.ikg.review;

import dev.ikg.incident.CaseDuration;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** Durations can be counted with: nothing is guessed, and an unusual spelling is shown as read. */
final class DurationsAreExact implements Rule {

  private static final Duration LONGEST = Duration.ofDays(3660);
  private static final String HINT = "write it like 1m, 1h 11m or 2d 3h, or null if not known";

  @Override
  public void check(Field document, Findings findings) {
    for (String name : List.of("detected_after", "resolved_after")) {
      document.member("timeline", name).ifPresent(field -> duration(field, findings));
    }
  }

  private static void duration(Field field, Findings findings) {
    Optional<String> text = field.text().filter(Labels::isKnown);
    if (text.isEmpty()) {
      return;
    }
    Optional<Duration> duration = CaseDuration.parse(text.get());
    String quoted = Characters.quote(text.get());
    if (duration.isEmpty()) {
      findings.warn(field, quoted + why(text.get()) + "; how long it took is not known", HINT);
    } else if (duration.get().compareTo(LONGEST) > 0) {
      findings.warn(field, quoted + " is more than ten years", "check the unit");
    } else if (!CaseDuration.isUsual(text.get())) {
      findings.warn(field, quoted + " is read as " + CaseDuration.text(duration.get()), HINT);
    }
  }

  private static String why(String text) {
    boolean negative =
        text.strip().startsWith("-") && CaseDuration.parse(text.strip().substring(1)).isPresent();
    return negative ? " lies before the beginning" : " is no exact duration";
  }
}
