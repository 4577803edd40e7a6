package dev.ikg.review;

import dev.ikg.incident.CaseDuration;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Durations can be counted with: nothing is guessed, and an unusual spelling is shown as read. */
final class DurationsAreExact implements Rule {

  private static final Duration LONGEST = Duration.ofDays(3660);

  /** A bare number, or two or three numbers as a clock shows them. */
  private static final Pattern CLOCK =
      Pattern.compile("(\\d{1,6})(?::([0-5]?\\d)(?::([0-5]?\\d))?)?");

  private static final String HINT = "write it like 1m, 1h 11m or 2d 3h, or null if not known";

  @Override
  public void check(Field document, Findings findings) {
    for (String name : List.of("detected_after", "resolved_after")) {
      document.member("timeline", name).ifPresent(field -> duration(field, findings));
    }
  }

  private static void duration(Field field, Findings findings) {
    field.number().ifPresent(number -> bareNumber(field, number, findings));
    field.text().filter(Labels::isKnown).ifPresent(text -> duration(field, text, findings));
  }

  private static void bareNumber(Field field, String number, Findings findings) {
    findings.warn(
        field,
        "the number " + number + " is no duration; how long it took is not known",
        hint(number));
  }

  private static void duration(Field field, String text, Findings findings) {
    Optional<Duration> duration = CaseDuration.parse(text);
    String quoted = Characters.quote(text);
    if (duration.isEmpty()) {
      findings.warn(field, quoted + why(text) + "; how long it took is not known", hint(text));
    } else if (duration.get().compareTo(LONGEST) > 0) {
      findings.warn(field, quoted + " is more than ten years", "check the unit");
    } else if (!CaseDuration.isUsual(text)) {
      findings.warn(field, quoted + " is read as " + CaseDuration.text(duration.get()), HINT);
    }
  }

  /** How to write what a bare number or the digits of a clock may mean. */
  private static String hint(String written) {
    Matcher clock = CLOCK.matcher(written.strip());
    if (!clock.matches()) {
      return HINT;
    }
    Optional<Integer> first = Optional.of(clock.group(1)).map(Integer::valueOf);
    Optional<Integer> second = Optional.ofNullable(clock.group(2)).map(Integer::valueOf);
    Optional<Integer> third = Optional.ofNullable(clock.group(3)).map(Integer::valueOf);
    long one = first.orElse(0);
    if (second.isEmpty()) {
      return "write the unit: \"%dm\" for minutes, \"%dh\" for hours".formatted(one, one);
    }
    long two = second.get();
    return third.isPresent()
        ? "write \"%s\" if these are hours, minutes and seconds"
            .formatted(CaseDuration.text(span(one, two, third.get())))
        : "write \"%s\" if these are hours and minutes, \"%s\" if minutes and seconds"
            .formatted(CaseDuration.text(span(one, two, 0)), CaseDuration.text(span(0, one, two)));
  }

  private static Duration span(long hours, long minutes, long seconds) {
    return Duration.ofHours(hours).plusMinutes(minutes).plusSeconds(seconds);
  }

  private static String why(String text) {
    boolean negative =
        text.strip().startsWith("-") && CaseDuration.parse(text.strip().substring(1)).isPresent();
    return negative ? " lies before the beginning" : " is no exact duration";
  }
}
