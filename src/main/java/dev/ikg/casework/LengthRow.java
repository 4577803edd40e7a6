package dev.ikg.casework;

import dev.ikg.answer.Cell;
import dev.ikg.answer.Column;
import dev.ikg.answer.Row;
import dev.ikg.insight.LengthComparison;
import dev.ikg.insight.Quantiles;
import java.util.List;
import java.util.Optional;

/**
 * One length of the cases of a group.
 *
 * @param cases all of them
 * @param lengths of those of which it is known
 */
record LengthRow(Measure measure, String group, long cases, List<Known> lengths) {

  /** Of fewer cases a median says little. */
  static final int FEW_CASES = 5;

  /** Of fewer organizations a median says little. */
  static final int FEW_ORGANIZATIONS = 3;

  private static final int BAR = 20;

  /** A length that is known. */
  record Known(Optional<String> slug, double seconds) {}

  LengthRow {
    lengths = List.copyOf(lengths);
  }

  static LengthRow of(Measure measure, String group, List<TimedCase> cases) {
    List<Known> known =
        cases.stream()
            .flatMap(
                each -> measure.of(each).map(seconds -> new Known(each.slug(), seconds)).stream())
            .toList();
    return new LengthRow(measure, group, cases.size(), known);
  }

  static List<Column> columns(String group) {
    return List.of(
        Column.text("measure"),
        Column.text(group),
        Column.whole("known"),
        Column.whole("unknown"),
        Column.whole("orgs"),
        Column.text("q1"),
        Column.text("median"),
        Column.text("q3"),
        Column.text("p90"),
        Column.text("bar"),
        Column.text("org_median"),
        Column.text("mark"),
        Column.real("q1_seconds"),
        Column.real("median_seconds"),
        Column.real("q3_seconds"),
        Column.real("p90_seconds"),
        Column.real("org_median_seconds"));
  }

  /** All rows; a bar is as long as its median is beside the longest of its measure. */
  static List<Row> rows(List<LengthRow> rows) {
    return rows.stream().map(row -> row.row(longest(rows, row.measure()))).toList();
  }

  private static double longest(List<LengthRow> rows, Measure measure) {
    return rows.stream()
        .filter(row -> row.measure() == measure)
        .flatMap(row -> row.median().stream())
        .mapToDouble(median -> median)
        .max()
        .orElse(0);
  }

  long known() {
    return lengths.size();
  }

  private long organizations() {
    return lengths.stream().flatMap(length -> length.slug().stream()).distinct().count();
  }

  Optional<Double> median() {
    return at(0.5);
  }

  private Optional<Double> at(double part) {
    return lengths.isEmpty()
        ? Optional.empty()
        : Optional.of(new Quantiles(lengths.stream().map(Known::seconds).toList()).at(part));
  }

  Optional<Double> medianOfMedians() {
    return LengthComparison.medianOfMedians(lengths(true));
  }

  /** The lengths of cases that name an organization. */
  List<LengthComparison.Length> lengths(boolean with) {
    return lengths.stream()
        .flatMap(
            length ->
                length
                    .slug()
                    .map(slug -> new LengthComparison.Length(slug, with, length.seconds()))
                    .stream())
        .toList();
  }

  private Row row(double longest) {
    boolean few = known() < FEW_CASES || organizations() < FEW_ORGANIZATIONS;
    return new Row(
        List.of(
            Cell.of(measure.word()),
            Cell.of(group),
            Cell.of(known()),
            Cell.of(cases - known()),
            Cell.of(organizations()),
            words(at(0.25)),
            words(median()),
            words(at(0.75)),
            words(at(0.9)),
            Cell.of(bar(longest)),
            words(medianOfMedians()),
            Cell.of(few ? "few" : ""),
            InsightSummary.real(at(0.25)),
            InsightSummary.real(median()),
            InsightSummary.real(at(0.75)),
            InsightSummary.real(at(0.9)),
            InsightSummary.real(medianOfMedians())));
  }

  private static Cell words(Optional<Double> seconds) {
    return InsightSummary.text(seconds.map(Lengths::words));
  }

  private String bar(double longest) {
    return median()
        .filter(median -> longest > 0)
        .map(median -> "#".repeat((int) Math.round(median / longest * BAR)))
        .orElse("");
  }
}
