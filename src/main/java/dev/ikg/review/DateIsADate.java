package dev.ikg.review;

import dev.ikg.incident.PartialDate;

/** Dates are a year, a month, a day, or a timestamp. */
final class DateIsADate implements Rule {

  private static final String HINT = "write it like 2026, 2026-01 or 2026-01-09";

  @Override
  public void check(Field document, Findings findings) {
    document.member("date").ifPresent(date -> date(date, "date", findings));
    document.member("updated_at").ifPresent(date -> date(date, "time of change", findings));
  }

  private static void date(Field field, String what, Findings findings) {
    field
        .text()
        .filter(Labels::isKnown)
        .filter(text -> PartialDate.parse(text).isEmpty())
        .ifPresent(text -> findings.warn(field, Characters.quote(text) + " is no " + what, HINT));
  }
}
