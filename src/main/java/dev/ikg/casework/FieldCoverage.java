package dev.ikg.casework;

import dev.ikg.answer.Cell;
import dev.ikg.answer.Column;
import dev.ikg.answer.Row;
import dev.ikg.cypher.StatementFile;
import dev.ikg.graph.Graph.Transaction;
import dev.ikg.index.IndexedCases;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;

/** In how many cases each field is known, by organization and by year. */
final class FieldCoverage {

  private static final StatementFile FIELDS = StatementFile.load("insight/field-coverage");
  private static final int FIRST = 4;
  private static final String NOT_KNOWN = "not known";

  /** The fields, in the order of the counts. */
  static final List<String> NAMES =
      FIELDS.columns().stream().skip(FIRST).map(Column::name).toList();

  /**
   * What is known of some cases.
   *
   * @param name of the organization, or the year
   * @param counts for each field, in how many of the cases it is known
   */
  record Known(String name, long cases, List<Long> counts) {
    Known {
      counts = List.copyOf(counts);
    }

    Known plus(Known more) {
      List<Long> sums = new ArrayList<>();
      for (int i = 0; i < counts.size(); i++) {
        sums.add(counts.get(i) + more.counts().get(i));
      }
      return new Known(name, cases + more.cases(), sums);
    }
  }

  private final List<Row> rows;

  private FieldCoverage(List<Row> rows) {
    this.rows = rows;
  }

  static FieldCoverage read(Selection selection, Transaction transaction) {
    return new FieldCoverage(selection.rows(IndexedCases::fieldRows, FIELDS, transaction));
  }

  /** All cases together. */
  Known total() {
    Known none = new Known("", 0, Collections.nCopies(NAMES.size(), 0L));
    return rows.stream().map(row -> known("", row)).reduce(none, Known::plus);
  }

  /** By organization, those with most cases first; cases of none are left out. */
  List<Known> organizations() {
    Map<String, Known> bySlug = new LinkedHashMap<>();
    for (Row row : rows) {
      row.text(0)
          .ifPresent(slug -> bySlug.merge(slug, known(row.text(1).orElse(slug), row), Known::plus));
    }
    return bySlug.values().stream()
        .sorted(Comparator.comparingLong(Known::cases).reversed().thenComparing(Known::name))
        .toList();
  }

  /** By year, the latest first; cases without a date come last. */
  List<Known> years() {
    Function<Row, String> year = row -> row.whole(2) == 0 ? NOT_KNOWN : Long.toString(row.whole(2));
    Map<String, Known> byYear =
        new TreeMap<>(
            Comparator.<String, Boolean>comparing(NOT_KNOWN::equals)
                .thenComparing(Comparator.<String>naturalOrder().reversed()));
    for (Row row : rows) {
      byYear.merge(year.apply(row), known(year.apply(row), row), Known::plus);
    }
    return List.copyOf(byYear.values());
  }

  private static Known known(String name, Row row) {
    List<Long> counts = new ArrayList<>();
    for (int i = 0; i < NAMES.size(); i++) {
      counts.add(row.whole(FIRST + i));
    }
    return new Known(name, row.whole(FIRST - 1), counts);
  }

  /** The columns of rows about organizations or years. */
  static List<Column> columns(String first) {
    List<Column> columns = new ArrayList<>(List.of(Column.text(first), Column.whole("cases")));
    NAMES.forEach(name -> columns.add(Column.whole(name)));
    return columns;
  }

  /** What is known, a row each. */
  static List<Row> rows(List<Known> known) {
    return known.stream().map(FieldCoverage::row).toList();
  }

  private static Row row(Known known) {
    List<Cell> cells = new ArrayList<>(List.of(Cell.of(known.name()), Cell.of(known.cases())));
    known.counts().forEach(count -> cells.add(Cell.of(count)));
    return new Row(cells);
  }
}
