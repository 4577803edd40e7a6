package dev.ikg.casework;

import dev.ikg.answer.Answer;
import dev.ikg.answer.Cell;
import dev.ikg.answer.Column;
import dev.ikg.answer.Row;
import dev.ikg.answer.Summary;
import dev.ikg.graph.CaseStore;
import dev.ikg.graph.Graph;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The numbers, lines and notes under a statistic while they are put together. */
final class InsightSummary {

  private final Map<String, Cell> values = new LinkedHashMap<>();
  private final List<String> lines = new ArrayList<>();
  private final List<String> notes = new ArrayList<>();

  InsightSummary(Selection selection) {
    values.put("where", selection.pattern().map(Cell::of).orElse(Cell.missing()));
    notes.addAll(selection.notes());
  }

  InsightSummary value(String name, Cell value) {
    values.put(name, value);
    return this;
  }

  InsightSummary value(String name, long value) {
    return value(name, Cell.of(value));
  }

  InsightSummary value(String name, Optional<Double> value) {
    return value(name, real(value));
  }

  InsightSummary line(String line) {
    lines.add(line);
    return this;
  }

  InsightSummary note(String note) {
    notes.add(note);
    return this;
  }

  /** The answer, with what the graph holds as a whole as the last of its values. */
  Answer under(List<Column> columns, List<Row> rows, Graph.Transaction transaction) {
    values.put("graph", AskedGraph.cell(new CaseStore(transaction).state()));
    return new Answer(columns, rows, new Summary(new Cell.Fields(values), lines), notes);
  }

  /** A number that may not be computable. */
  static Cell real(Optional<Double> number) {
    return number.map(value -> Cell.of((double) value)).orElse(Cell.missing());
  }

  /** A text that may not be known. */
  static Cell text(Optional<String> text) {
    return text.map(Cell::of).orElse(Cell.missing());
  }
}
