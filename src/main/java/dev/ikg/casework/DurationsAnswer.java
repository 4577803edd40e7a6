package dev.ikg.casework;

import dev.ikg.answer.Answer;
import dev.ikg.answer.Cell;
import dev.ikg.answer.Column;
import dev.ikg.answer.Row;
import dev.ikg.graph.Graph;
import dev.ikg.incident.Facet;
import dev.ikg.insight.LengthComparison;
import dev.ikg.problem.Count;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** How long cases took to be detected and to be resolved, by a facet or beside a pattern. */
final class DurationsAnswer {

  private static final String ALL = "all";
  private static final String WITH = "with";
  private static final String WITHOUT = "without";

  private final InsightRequest.Durations request;
  private final GraphMemory memory;

  DurationsAnswer(InsightRequest.Durations request, GraphMemory memory) {
    this.request = request;
    this.memory = memory;
  }

  Answer answer(Graph.Transaction transaction) {
    Selection selection = Selection.of(request.where(), transaction, memory);
    InsightSummary summary = new InsightSummary(selection);
    List<TimedCase> cases =
        selection
            .inIndex()
            .map(indexed -> indexed.lengthRows(request.by()))
            .orElseGet(() -> transaction.run(selection.cases().lengths(request.by())))
            .stream()
            .map(TimedCase::of)
            .toList();
    summary.value("cases", cases.size());
    if (selection.pattern().isPresent()) {
      summary.line(Count.of(cases.size(), "case", "cases") + selection.words() + ".");
    }
    List<Row> rows =
        request.compare().isPresent()
            ? compared(cases, request.compare().get(), transaction, summary)
            : grouped(cases);
    summary.note(
        "Medians of fewer than "
            + LengthRow.FEW_CASES
            + " cases or "
            + LengthRow.FEW_ORGANIZATIONS
            + " organizations are marked `few`. Unknown is not 0, and what is known is a part"
            + " that somebody chose to publish.");
    summary.note(
        "bar: from q1 to q3 with # at the median; the rows of a measure share an axis, which is"
            + " logarithmic.");
    return summary.under(columns(), rows, transaction);
  }

  private List<Column> columns() {
    return LengthRow.columns(
        request.compare().isPresent()
            ? "group"
            : request.by().map(Facet::word).orElse("group").replace('-', '_'));
  }

  private List<Row> grouped(List<TimedCase> cases) {
    Map<String, List<TimedCase>> groups = new TreeMap<>();
    for (TimedCase incident : cases) {
      List<String> values = request.by().isPresent() ? incident.values() : List.of(ALL);
      values.forEach(value -> groups.computeIfAbsent(value, v -> new ArrayList<>()).add(incident));
    }
    List<LengthRow> rows = new ArrayList<>();
    for (Measure measure : Measure.values()) {
      groups.entrySet().stream()
          .map(group -> LengthRow.of(measure, group.getKey(), group.getValue()))
          .sorted(
              Comparator.comparingLong(LengthRow::known).reversed().thenComparing(LengthRow::group))
          .forEach(rows::add);
    }
    return LengthRow.rows(rows);
  }

  private List<Row> compared(
      List<TimedCase> cases,
      String pattern,
      Graph.Transaction transaction,
      InsightSummary summary) {
    ComparedPattern.check(pattern);
    Selection other = Selection.of(Optional.of(pattern), transaction, memory);
    other.notes().forEach(summary::note);
    Set<String> matched = new HashSet<>(other.ids(transaction));
    Set<String> eligible = new HashSet<>(other.eligibleIds(transaction));
    summary.value("compare", Cell.of(pattern));
    eligible.removeAll(matched);
    List<TimedCase> casesWith = among(matched, cases);
    List<TimedCase> casesWithout = among(eligible, cases);
    List<LengthRow> rows = new ArrayList<>();
    for (Measure measure : Measure.values()) {
      LengthRow with = LengthRow.of(measure, WITH, casesWith);
      LengthRow without = LengthRow.of(measure, WITHOUT, casesWithout);
      rows.add(with);
      rows.add(without);
      List<LengthComparison.Length> lengths = new ArrayList<>(with.lengths(true));
      lengths.addAll(without.lengths(false));
      say(summary, measure, with, without, LengthComparison.of(lengths));
    }
    summary.note(
        "With: `"
            + pattern
            + "` matches. Without: it could have matched and does not; a label that is not"
            + " recorded is not known to be absent.");
    return LengthRow.rows(rows);
  }

  private static List<TimedCase> among(Set<String> ids, List<TimedCase> cases) {
    return cases.stream().filter(each -> ids.contains(each.id())).toList();
  }

  private static void say(
      InsightSummary summary,
      Measure measure,
      LengthRow with,
      LengthRow without,
      LengthComparison comparison) {
    String name = measure.word();
    Optional<Double> median = with.median();
    Optional<Double> medianWithout = without.median();
    summary
        .value(name + "_median_with", median)
        .value(name + "_median_without", medianWithout)
        .value(name + "_org_median_with", with.medianOfMedians())
        .value(name + "_org_median_without", without.medianOfMedians())
        .value(name + "_comparable_orgs", comparison.comparable())
        .value(name + "_longer", comparison.longer())
        .value(name + "_shorter", comparison.shorter())
        .value(name + "_p", comparison.p());
    summary.line(
        measure.title()
            + ": "
            + Lengths.words(median)
            + " with ("
            + with.known()
            + " known) against "
            + Lengths.words(medianWithout)
            + " without ("
            + without.known()
            + "); of "
            + Count.of(comparison.comparable(), "organization", "organizations")
            + " with both, longer in "
            + comparison.longer()
            + " and shorter in "
            + comparison.shorter()
            + comparison
                .p()
                .map(p -> "; rank-sum test by organization p " + probability(p))
                .orElse("")
            + ".");
  }

  /** A p by draws cannot be smaller than one in all of them. */
  private static String probability(double p) {
    return p <= LengthComparison.SMALLEST_P
        ? Figures.probability(LengthComparison.SMALLEST_P) + " or less"
        : Figures.probability(p);
  }
}
