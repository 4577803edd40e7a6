package dev.ikg.casework;

import dev.ikg.answer.Cell;
import dev.ikg.answer.Row;
import dev.ikg.answer.Summary;
import dev.ikg.problem.Problem;
import dev.ikg.question.Dimension;
import dev.ikg.question.Question;
import dev.ikg.question.Resolution;
import dev.ikg.question.Tail;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The numbers under the answer to a question, for programs and for people. */
final class AnswerSummary {

  private static final int SLUG = 0;
  private static final int ORG = 1;
  private static final int EVIDENCE = 2;
  private static final int CASES = 3;
  private static final int PUBLISHED = 4;
  private static final int WITHOUT = 5;
  private static final int ELIGIBLE_CASES = 1;

  private final Question question;
  private final List<Problem> resolved;
  private final AskQuestion.Found found;

  AnswerSummary(Resolution resolution, AskQuestion.Found found) {
    this.question = resolution.question();
    this.resolved = resolution.notes();
    this.found = found;
  }

  Summary summary() {
    Map<String, Cell> values = new LinkedHashMap<>();
    values.put("cases", Cell.of(cases()));
    values.put("orgs", Cell.of(organizations(found.matched())));
    values.put("eligible", Cell.of(sum(found.eligible(), ELIGIBLE_CASES)));
    values.put("eligible_orgs", Cell.of(organizations(found.eligible())));
    values.put("recurs", recurs());
    for (String later : List.of("expected_orgs", "informative_orgs", "lift", "p", "q")) {
      values.put(later, Cell.missing());
    }
    values.put("largest_org", largestOrganization());
    values.put("p_without_one", Cell.missing());
    values.put("evidence", evidence());
    values.put("graph", graph());
    return new Summary(new Cell.Fields(values), lines());
  }

  List<String> notes() {
    List<String> notes = new ArrayList<>();
    resolved.forEach(problem -> notes.add(problem.message() + ". " + problem.hint()));
    if (sum(found.matched(), PUBLISHED) > 0) {
      notes.add(
          count(sum(found.matched(), PUBLISHED), "case is", "cases are")
              + " dated by publication: the day of the incident is not known.");
    }
    question
        .tail()
        .rows()
        .filter(dimension -> sum(found.matched(), WITHOUT) > 0)
        .ifPresent(dimension -> notes.add(withoutDimension(dimension)));
    notes.add("A label that is not recorded is not known to be absent.");
    return notes;
  }

  private List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add(
        count(cases(), "case", "cases")
            + " at "
            + count(organizations(found.matched()), "organization", "organizations")
            + ", of "
            + count(sum(found.eligible(), ELIGIBLE_CASES), "case", "cases")
            + " at "
            + count(organizations(found.eligible()), "organization", "organizations")
            + " that could have matched.");
    question.tail().across().ifPresent(across -> lines.add(recurrence(across)));
    if (cases() > 0) {
      lines.add("Evidence: " + evidenceLine() + ".");
    }
    return lines;
  }

  private String recurrence(Tail.Across across) {
    long spread = found.spread().orElse(0L);
    String where =
        spread + " " + (spread == 1 ? across.dimension().word() : across.dimension().plural());
    return spread >= across.atLeast()
        ? "It recurs: found in " + where + "."
        : "It does not recur: found in " + where + ", asked for " + across.atLeast() + ".";
  }

  private String withoutDimension(Dimension dimension) {
    return count(sum(found.matched(), WITHOUT), "matched case has", "matched cases have")
        + " no "
        + dimension.word()
        + " and stand in no row.";
  }

  private Cell recurs() {
    return question
        .tail()
        .across()
        .map(across -> Cell.of(found.spread().orElse(0L) >= across.atLeast()))
        .orElse(Cell.missing());
  }

  private Cell largestOrganization() {
    Map<String, Long> cases = new TreeMap<>();
    for (Row row : found.matched()) {
      row.text(ORG).ifPresent(org -> cases.merge(org, row.whole(CASES), Long::sum));
    }
    return cases.entrySet().stream()
        .max(
            Map.Entry.<String, Long>comparingByValue()
                .thenComparing(Map.Entry.<String, Long>comparingByKey().reversed()))
        .<Cell>map(
            largest -> {
              Map<String, Cell> values = new LinkedHashMap<>();
              values.put("org", Cell.of(largest.getKey()));
              values.put("cases", Cell.of(largest.getValue()));
              values.put("share", Cell.of((double) largest.getValue() / cases()));
              return new Cell.Fields(values);
            })
        .orElse(Cell.missing());
  }

  private Cell evidence() {
    Map<String, Cell> tiers = new LinkedHashMap<>();
    byEvidence().forEach((tier, cases) -> tiers.put(tier, Cell.of(cases)));
    return new Cell.Fields(tiers);
  }

  private String evidenceLine() {
    List<String> parts = new ArrayList<>();
    byEvidence().forEach((tier, cases) -> parts.add(tier + " " + cases));
    return String.join(", ", parts);
  }

  private Map<String, Long> byEvidence() {
    Map<String, Long> tiers = new TreeMap<>();
    for (Row row : found.matched()) {
      tiers.merge(row.text(EVIDENCE).orElse("not said"), row.whole(CASES), Long::sum);
    }
    return tiers;
  }

  private Cell graph() {
    Map<String, Cell> values = new LinkedHashMap<>();
    values.put("digest", Cell.of(found.state().digest()));
    values.put("cases", Cell.of(found.state().cases()));
    values.put("loaded_at", Cell.of(found.state().loadedAt()));
    return new Cell.Fields(values);
  }

  private long cases() {
    return sum(found.matched(), CASES);
  }

  private static long organizations(List<Row> rows) {
    return rows.stream().flatMap(row -> row.text(SLUG).stream()).distinct().count();
  }

  private static long sum(List<Row> rows, int column) {
    return rows.stream().mapToLong(row -> row.whole(column)).sum();
  }

  private static String count(long number, String one, String many) {
    return number + " " + (number == 1 ? one : many);
  }
}
