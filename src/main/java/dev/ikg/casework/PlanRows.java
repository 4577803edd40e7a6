package dev.ikg.casework;

import dev.ikg.answer.Answer;
import dev.ikg.answer.Cell;
import dev.ikg.answer.Column;
import dev.ikg.answer.Plan;
import dev.ikg.answer.Row;
import dev.ikg.answer.Summary;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A plan as rows, an operator each; one that gives rows to another stands below it. */
final class PlanRows {

  private static final List<Column> COLUMNS =
      List.of(
          Column.whole("depth"),
          Column.text("operator"),
          Column.text("details"),
          Column.real("expected_rows"));

  private PlanRows() {}

  static Answer answer(Plan plan) {
    List<Row> rows = new ArrayList<>();
    add(plan.root(), 0, rows);
    return new Answer(
        COLUMNS,
        rows,
        new Summary(new Cell.Fields(Map.of("operators", Cell.of(rows.size()))), List.of()),
        List.of());
  }

  private static void add(Plan.Operator operator, int depth, List<Row> rows) {
    rows.add(
        new Row(
            List.of(
                Cell.of(depth),
                Cell.of(operator.name()),
                Cell.of(operator.details()),
                Cell.of(operator.rows()))));
    operator.children().forEach(child -> add(child, depth + 1, rows));
  }
}
