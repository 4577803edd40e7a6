package dev.ikg.review;

import dev.ikg.incident.PartialDate;
import java.time.LocalDate;
import java.util.Optional;

/** The date lies in the time of computers, and not far ahead. */
final class DateIsPlausible implements Rule {

  private static final LocalDate EARLIEST = LocalDate.of(1970, 1, 1);

  private final LocalDate latest;

  DateIsPlausible(LocalDate today) {
    this.latest = today.plusYears(1);
  }

  @Override
  public void check(Field document, Findings findings) {
    document.member("date").ifPresent(field -> date(field, findings));
  }

  private void date(Field field, Findings findings) {
    Optional<PartialDate> date = field.text().flatMap(PartialDate::parse);
    if (date.filter(d -> d.last().isBefore(EARLIEST)).isPresent()) {
      findings.warn(field, "the date " + date.get().text() + " is before 1970", "check the year");
    } else if (date.filter(d -> d.first().isAfter(latest)).isPresent()) {
      findings.warn(
          field, "the date " + date.get().text() + " is more than a year ahead", "check the year");
    }
  }
}
