package dev.ikg.casework;

import dev.ikg.answer.Answer;
import dev.ikg.answer.Cell;
import dev.ikg.answer.Column;
import dev.ikg.answer.Row;
import dev.ikg.answer.Summary;
import dev.ikg.cypher.StatementFile;
import dev.ikg.graph.CaseStore;
import dev.ikg.graph.Graph;
import dev.ikg.graph.GraphState;
import dev.ikg.graph.Reach;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What is connected, what is loaded, and which version made it. */
final class StatusAnswer {

  private static final StatementFile WHO = StatementFile.load("server/who");
  private static final List<Column> COLUMNS = List.of(Column.text("item"), Column.text("value"));

  private final Map<String, Cell> values = new LinkedHashMap<>();
  private final String program;

  /**
   * An answer.
   *
   * @param program the version of this program
   */
  StatusAnswer(String program) {
    this.program = program;
  }

  Answer answer(Graph graph) {
    Reach reach = graph.reach();
    values.put("program", Cell.of(program));
    values.put("graph", Cell.of(graph.location()));
    values.put("runs", Cell.of(reach.words()));
    values.put("other_processes", Cell.of(reach.others()));
    GraphState state =
        graph.read(
            transaction -> {
              transaction.run(WHO.query()).stream().findFirst().ifPresent(this::server);
              return new CaseStore(transaction).state();
            });
    loaded(state);
    List<Row> rows = new ArrayList<>();
    values.forEach((item, value) -> rows.add(new Row(List.of(Cell.of(item), text(value)))));
    return new Answer(COLUMNS, rows, new Summary(new Cell.Fields(values), List.of()), notes(state));
  }

  private void server(Row who) {
    values.put("neo4j", Cell.of(who.text(0).orElse("") + " " + who.text(1).orElse("")));
    values.put("database", Cell.of(who.text(2).orElse("")));
  }

  private void loaded(GraphState state) {
    values.put("cases", Cell.of(state.cases()));
    if (state.loaded()) {
      values.put("loaded_at", Cell.of(state.loadedAt()));
      values.put("digest", Cell.of(state.digest()));
      values.put("made_by", Cell.of(state.made().by()));
      values.put("schema", Cell.of(state.made().schema()));
      values.put("mapping", Cell.of(state.mapping()));
    }
  }

  private static Cell text(Cell value) {
    return value instanceof Cell.Whole number ? Cell.of(Long.toString(number.value())) : value;
  }

  private static List<String> notes(GraphState state) {
    return state.loaded() ? List.of() : List.of("Nothing was ever loaded.");
  }
}
