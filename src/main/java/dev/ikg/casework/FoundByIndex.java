package dev.ikg.casework;

import dev.ikg.answer.Cell;
import dev.ikg.answer.Row;
import dev.ikg.cypher.QuestionCompiler;
import dev.ikg.graph.Graph;
import dev.ikg.incident.FacetValue;
import dev.ikg.index.ChainRow;
import dev.ikg.index.IndexedQuestion;
import dev.ikg.insight.PairFamily;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What the index of a session finds; texts come from the graph. */
final class FoundByIndex implements AnswerSource {

  private static final int CASES_AT_ONCE = 1000;

  private final IndexedQuestion indexed;
  private final QuestionCompiler statements;
  private final Graph.Transaction transaction;
  private final String language;

  FoundByIndex(
      IndexedQuestion indexed,
      QuestionCompiler statements,
      Graph.Transaction transaction,
      String language) {
    this.indexed = indexed;
    this.statements = statements;
    this.transaction = transaction;
    this.language = language;
  }

  @Override
  public List<Row> rows() {
    return indexed
        .groupedRows()
        .or(() -> indexed.chainRows().map(this::described))
        .orElseGet(() -> transaction.run(statements.rows()));
  }

  /** Chains with what rows show of their first case. */
  private List<Row> described(List<ChainRow> chains) {
    List<String> ids = chains.stream().map(ChainRow::first).distinct().toList();
    Map<String, List<Cell>> shown = new HashMap<>();
    for (int i = 0; i < ids.size(); i += CASES_AT_ONCE) {
      List<String> some = ids.subList(i, Math.min(i + CASES_AT_ONCE, ids.size()));
      transaction
          .run(QuestionCompiler.described(some, language))
          .forEach(row -> shown.put(row.key(0), row.cells()));
    }
    List<Row> rows = new ArrayList<>();
    for (ChainRow chain : chains) {
      List<Cell> cells = new ArrayList<>(shown.getOrDefault(chain.first(), List.of()));
      cells.addAll(chain.later());
      rows.add(new Row(cells));
    }
    return rows;
  }

  @Override
  public List<Row> matched() {
    return indexed.matched(language).orElseGet(() -> transaction.run(statements.matched()));
  }

  @Override
  public List<Row> eligible() {
    return indexed.eligible();
  }

  @Override
  public Optional<Long> spread() {
    return indexed.spread();
  }

  @Override
  public Optional<Long> unlimited() {
    return indexed.unlimited();
  }

  /** The labels need not be read. */
  @Override
  public long mostCasesForPairs() {
    return Long.MAX_VALUE;
  }

  @Override
  public PairFamily family(FacetValue one, FacetValue other) {
    return new PairFamily(
        indexed.eligibleTable(one.facet(), other.facet()), one.facet(), other.facet());
  }
}
