package dev.ikg.casework;

import dev.ikg.answer.Answer;
import dev.ikg.answer.Cell;
import dev.ikg.answer.Column;
import dev.ikg.answer.Row;
import dev.ikg.graph.Graph;
import dev.ikg.incident.Facet;
import dev.ikg.incident.FacetValue;
import dev.ikg.incident.Lexicon;
import dev.ikg.problem.Count;
import dev.ikg.problem.Failure;
import dev.ikg.question.Dimension;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** How the share of a label, or of the most frequent labels of a facet, changed over time. */
final class TrendAnswer {

  /** So many labels of a facet are shown. */
  private static final int MOST_LABELS = 5;

  private static final int CHART = 20;
  private static final int FEW_CASES = 5;
  private static final int FEW_ORGANIZATIONS = 3;

  /** A line of the answer: a name, and the labels that it stands for. */
  private record Subject(String name, List<FacetValue> labels) {}

  private final InsightRequest.Trend request;
  private final GraphMemory memory;

  TrendAnswer(InsightRequest.Trend request, GraphMemory memory) {
    this.request = request;
    this.memory = memory;
  }

  private Dimension dimension() {
    return request.quarters() ? Dimension.QUARTERS : Dimension.YEARS;
  }

  private List<Column> columns() {
    return List.of(
        Column.text("label"),
        Column.text(dimension().word()),
        Column.whole("cases"),
        Column.whole("of"),
        Column.real("share"),
        Column.text("chart"),
        Column.text("largest_org"),
        Column.real("largest_share"),
        Column.text("mark"));
  }

  Answer answer(Graph.Transaction transaction) {
    Selection selection = Selection.of(request.where(), transaction, memory);
    InsightSummary summary = new InsightSummary(selection);
    List<Subject> subjects = subjects(selection.lexicon(), summary);
    List<Trend> trends = new ArrayList<>();
    for (Subject subject : subjects) {
      trends.add(
          Trend.of(
              selection
                  .inIndex()
                  .map(cases -> cases.periodRows(dimension(), subject.labels()))
                  .orElseGet(
                      () ->
                          transaction.run(
                              selection.cases().periods(dimension(), subject.labels())))));
    }
    double largest = trends.stream().mapToDouble(Trend::largestShare).max().orElse(0);
    List<Row> rows = new ArrayList<>();
    for (int i = 0; i < subjects.size(); i++) {
      String name = subjects.get(i).name();
      trends.get(i).periods().forEach(period -> rows.add(row(name, period, largest)));
      summarize(summary, selection, subjects.get(i), trends.get(i));
    }
    summary.note(
        "A share is of the cases in which the facet is known; the collection grew unevenly, so a"
            + " change can be one of sources and not of failures. `few`: fewer than "
            + FEW_CASES
            + " cases or "
            + FEW_ORGANIZATIONS
            + " organizations known.");
    return summary.under(columns(), rows, transaction);
  }

  private List<Subject> subjects(Lexicon lexicon, InsightSummary summary) {
    Optional<Facet> facet = Facet.named(request.subject().strip());
    if (facet.isPresent()) {
      List<Subject> frequent =
          lexicon.entries().stream()
              .filter(entry -> !entry.group() && entry.value().facet() == facet.get())
              .filter(entry -> entry.cases() > 0)
              .sorted(
                  Comparator.comparingLong(Lexicon.Entry::cases)
                      .reversed()
                      .thenComparing(entry -> entry.value().key()))
              .limit(MOST_LABELS)
              .map(entry -> new Subject(entry.value().key(), List.of(entry.value())))
              .toList();
      summary.note("Shown are the most frequent labels of the facet, at most " + MOST_LABELS + ".");
      return frequent;
    }
    return List.of(label(lexicon, summary));
  }

  private Subject label(Lexicon lexicon, InsightSummary summary) {
    LabelSubject subject =
        LabelSubject.of(
            request.subject(),
            lexicon,
            "trend",
            "Write trend unpinned-version, and what selects the cases behind --where.");
    subject.notes().forEach(summary::note);
    List<FacetValue> labels = subject.labels(lexicon);
    if (labels.isEmpty()) {
      throw Failure.of(
          Failure.Kind.USAGE, "the group has no labels", "'vocabulary' lists the groups.");
    }
    String name =
        subject.isGroup()
            ? request.subject().strip()
            : labels.stream().map(FacetValue::key).distinct().collect(Collectors.joining(", "));
    return new Subject(name, labels);
  }

  private static Row row(String name, Trend.Period period, double largest) {
    return new Row(
        List.of(
            Cell.of(name),
            Cell.of(period.name()),
            Cell.of(period.cases()),
            Cell.of(period.known()),
            InsightSummary.real(period.share()),
            Cell.of(bar(period.share().orElse(0.0), largest)),
            InsightSummary.text(period.largest().map(Trend.Part::org)),
            InsightSummary.real(
                period.largest().map(part -> (double) part.cases() / period.cases())),
            Cell.of(
                period.known() < FEW_CASES || period.organizations() < FEW_ORGANIZATIONS
                    ? "few"
                    : "")));
  }

  private static String bar(double share, double largest) {
    return largest == 0 ? "" : "#".repeat((int) Math.round(share / largest * CHART));
  }

  private static void summarize(
      InsightSummary summary, Selection selection, Subject subject, Trend trend) {
    summary.value(
        subject.name(),
        new Cell.Fields(Map.of("cases", Cell.of(trend.cases()), "of", Cell.of(trend.known()))));
    summary.line(
        subject.name()
            + ": "
            + Count.of(trend.cases(), "case", "cases")
            + " of "
            + Count.grouped(trend.known())
            + selection.words()
            + trend
                .largest()
                .map(part -> "; largest part: " + part.org() + " with " + part.cases())
                .orElse("")
            + (trend.undated() > 0
                ? "; " + trend.undated() + " with no date that lies in one period"
                : "")
            + ".");
  }
}
