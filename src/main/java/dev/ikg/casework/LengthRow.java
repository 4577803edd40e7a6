package dev.ikg.casework;

import dev.ikg.answer.Cell;
import dev.ikg.answer.Column;
import dev.ikg.answer.Row;
import dev.ikg.insight.LengthComparison;
import dev.ikg.insight.Quantiles;
import java.util.ArrayList;
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

  /** The quartiles and the 90th percentile. */
  private static final List<Double> PARTS = List.of(0.25, 0.5, 0.75, 0.9);

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

  /** All rows, measure by measure; those of a measure have their bars on one axis. */
  static List<Row> rows(List<LengthRow> rows) {
    List<Row> shown = new ArrayList<>();
    for (Measure measure : Measure.values()) {
      List<LengthRow> own = rows.stream().filter(row -> row.measure() == measure).toList();
      LengthBar axis = LengthBar.over(own);
      own.forEach(row -> shown.add(row.row(axis)));
    }
    return shown;
  }

  long known() {
    return lengths.size();
  }

  private long organizations() {
    return lengths.stream().flatMap(length -> length.slug().stream()).distinct().count();
  }

  /** Of the known lengths; empty where none is known. */
  Optional<Quantiles> quantiles() {
    return lengths.isEmpty()
        ? Optional.empty()
        : Optional.of(new Quantiles(lengths.stream().mapToDouble(Known::seconds).toArray()));
  }

  Optional<Double> median() {
    return quantiles().map(Quantiles::median);
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

  private Row row(LengthBar axis) {
    long organizations = organizations();
    boolean few = known() < FEW_CASES || organizations < FEW_ORGANIZATIONS;
    Optional<Quantiles> quantiles = quantiles();
    List<Optional<Double>> parts = new ArrayList<>();
    for (double part : PARTS) {
      parts.add(quantiles.map(known -> known.at(part)));
    }
    Optional<Double> ofOrganizations = medianOfMedians();
    List<Cell> cells =
        new ArrayList<>(
            List.of(
                Cell.of(measure.word()),
                Cell.of(group),
                Cell.of(known()),
                Cell.of(cases - known()),
                Cell.of(organizations)));
    parts.forEach(part -> cells.add(words(part)));
    cells.add(Cell.of(quantiles.map(axis::of).orElse("")));
    cells.add(words(ofOrganizations));
    cells.add(Cell.of(few ? "few" : ""));
    parts.forEach(part -> cells.add(InsightSummary.real(part)));
    cells.add(InsightSummary.real(ofOrganizations));
    return new Row(cells);
  }

  private static Cell words(Optional<Double> seconds) {
    return InsightSummary.text(seconds.map(Lengths::words));
  }
}
