package dev.ikg.casework;

import dev.ikg.answer.Cell;
import dev.ikg.question.Question;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** The numbers under an answer, for programs: always the same keys, null where not computable. */
final class SummaryFields {

  private final Question question;
  private final Found found;
  private final Map<String, Cell> values = new LinkedHashMap<>();

  private SummaryFields(Question question, Found found) {
    this.question = question;
    this.found = found;
  }

  static Cell.Fields of(Question question, Found found) {
    SummaryFields fields = new SummaryFields(question, found);
    fields.values.put("pattern", Cell.of(question.canonical()));
    fields.counts();
    fields.chance();
    fields.values.put("evidence", fields.evidence());
    fields.values.put("graph", AskedGraph.cell(found.state()));
    return new Cell.Fields(fields.values);
  }

  private void counts() {
    values.put("cases", Cell.of(found.matched().cases()));
    values.put("orgs", Cell.of(found.matched().organizations()));
    values.put("eligible", Cell.of(found.eligible().cases()));
    values.put("eligible_orgs", Cell.of(found.eligible().organizations()));
    values.put(
        "recurs",
        question
            .tail()
            .across()
            .map(across -> Cell.of(found.spread().orElse(0L) >= across.atLeast()))
            .orElse(Cell.missing()));
  }

  private void chance() {
    Optional<Chance> chance = found.chance();
    values.put("expected_orgs", InsightSummary.real(chance.map(c -> c.test().expected())));
    values.put(
        "informative_orgs",
        chance.map(c -> Cell.of((long) c.test().informative())).orElse(Cell.missing()));
    values.put("lift", InsightSummary.real(chance.flatMap(Chance::lift)));
    values.put("p", InsightSummary.real(chance.flatMap(Chance::p)));
    values.put("q", InsightSummary.real(chance.flatMap(Chance::family).flatMap(Chance.Family::q)));
    values.put("largest_org", largestOrganization());
    values.put("p_without_one", withoutOne());
  }

  private Cell largestOrganization() {
    return found
        .matched()
        .largest()
        .<Cell>map(
            largest -> {
              Map<String, Cell> fields = new LinkedHashMap<>();
              fields.put("org", Cell.of(largest.org()));
              fields.put("cases", Cell.of(largest.cases()));
              fields.put("share", Cell.of((double) largest.cases() / found.matched().cases()));
              return new Cell.Fields(fields);
            })
        .orElse(Cell.missing());
  }

  private Cell withoutOne() {
    return found
        .chance()
        .flatMap(Chance::withoutOne)
        .<Cell>map(
            range -> {
              Map<String, Cell> fields = new LinkedHashMap<>();
              fields.put("min", Cell.of(range.min()));
              fields.put("max", Cell.of(range.max()));
              fields.put("org", Cell.of(found.eligible().name(range.organization())));
              return new Cell.Fields(fields);
            })
        .orElse(Cell.missing());
  }

  private Cell evidence() {
    Map<String, Cell> tiers = new LinkedHashMap<>();
    found.matched().byEvidence().forEach((tier, cases) -> tiers.put(tier, Cell.of(cases)));
    return new Cell.Fields(tiers);
  }
}
