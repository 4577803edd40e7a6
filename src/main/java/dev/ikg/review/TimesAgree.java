package dev.ikg.review;

import dev.ikg.incident.CaseDuration;
import dev.ikg.incident.PartialDate;
import java.time.Duration;
import java.util.Optional;

/** What a document says about time does not contradict itself. */
final class TimesAgree implements Rule {

  @Override
  public void check(Field document, Findings findings) {
    Optional<Field> resolved = document.member("timeline", "resolved_after");
    Optional<Duration> detectedAfter =
        document.member("timeline", "detected_after").flatMap(TimesAgree::duration);
    Optional<Duration> resolvedAfter = resolved.flatMap(TimesAgree::duration);
    if (detectedAfter.isPresent()
        && resolvedAfter.filter(d -> d.compareTo(detectedAfter.get()) < 0).isPresent()) {
      findings.warn(
          resolved.get(),
          "it was resolved after %s and detected only after %s"
              .formatted(
                  CaseDuration.text(resolvedAfter.get()), CaseDuration.text(detectedAfter.get())),
          "check both; they count from the beginning of the incident");
    }
    changedBefore(document, findings);
  }

  private static void changedBefore(Field document, Findings findings) {
    Optional<Field> updated = document.member("updated_at");
    Optional<PartialDate> changed = updated.flatMap(Field::text).flatMap(PartialDate::parse);
    Optional<PartialDate> date =
        document.member("date").flatMap(Field::text).flatMap(PartialDate::parse);
    if (changed.isPresent()
        && date.filter(d -> changed.get().last().isBefore(d.first())).isPresent()) {
      findings.warn(
          updated.get(),
          "the record last changed on %s, before the date %s of the incident"
              .formatted(changed.get().text(), date.get().text()),
          "check both dates");
    }
  }

  private static Optional<Duration> duration(Field field) {
    return field.text().flatMap(CaseDuration::parse);
  }
}
