package dev.ikg.casework;

import dev.ikg.answer.Answer;
import dev.ikg.answer.Cell;
import dev.ikg.answer.Plan;
import dev.ikg.answer.ReadLimits;
import dev.ikg.answer.Summary;
import dev.ikg.answer.Table;
import dev.ikg.cypher.CypherQuery;
import dev.ikg.cypher.ReadOnlyCheck;
import dev.ikg.graph.CaseStore;
import dev.ikg.graph.Graph;
import dev.ikg.graph.GraphState;
import dev.ikg.problem.Count;
import dev.ikg.problem.Failure;
import dev.ikg.problem.Problem;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** From a Cypher statement to its rows, within limits. */
final class RunStatement {

  private final Graph graph;
  private final ReadLimits limits;

  RunStatement(Graph graph, ReadLimits limits) {
    this.graph = graph;
    this.limits = limits;
  }

  /**
   * Makes sure that a statement does nothing but read the graph, before any of it is run.
   *
   * @return what the graph would do for it
   * @throws Failure of kind {@code USAGE} where it does more
   */
  Plan check(CypherQuery query) {
    ReadOnlyCheck check = new ReadOnlyCheck(query.text());
    refuse(check.ofText());
    Plan plan = graph.plan(query);
    refuse(check.ofPlan(plan));
    return plan;
  }

  private static void refuse(Optional<Problem> problem) {
    problem.ifPresent(
        why -> {
          throw new Failure(Failure.Kind.USAGE, List.of(why));
        });
  }

  /** Runs a statement that is known to only read. */
  Answer answer(CypherQuery query, Map<String, Cell> firstValues) {
    Table table = graph.table(query, limits);
    GraphState state = CaseStore.stateOf(graph);
    int rows = table.rows().size();
    Map<String, Cell> values = new LinkedHashMap<>(firstValues);
    values.put("rows", Cell.of(rows));
    values.put("complete", Cell.of(table.complete()));
    values.put("graph", AskedGraph.cell(state));
    List<String> notes = new ArrayList<>();
    if (!table.complete()) {
      notes.add(
          "These are the first "
              + rows
              + " rows; there are more. --max-rows "
              + 10L * rows
              + " shows more of them.");
    }
    return new Answer(
        table.columns(),
        table.rows(),
        new Summary(new Cell.Fields(values), List.of(Count.of(rows, "row", "rows") + ".")),
        notes);
  }
}
