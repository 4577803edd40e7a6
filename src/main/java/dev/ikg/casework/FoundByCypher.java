package dev.ikg.casework;

import dev.ikg.answer.Row;
import dev.ikg.cypher.QuestionCompiler;
import dev.ikg.graph.Graph;
import dev.ikg.incident.Facet;
import dev.ikg.incident.FacetValue;
import dev.ikg.insight.LabelledCases;
import dev.ikg.insight.PairFamily;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What the statements of a question find. */
final class FoundByCypher implements AnswerSource {

  private final QuestionCompiler statements;
  private final Graph.Transaction transaction;
  private final long mostCasesForPairs;

  FoundByCypher(
      QuestionCompiler statements, Graph.Transaction transaction, long mostCasesForPairs) {
    this.statements = statements;
    this.transaction = transaction;
    this.mostCasesForPairs = mostCasesForPairs;
  }

  @Override
  public List<Row> rows() {
    return transaction.run(statements.rows());
  }

  @Override
  public List<Row> matched() {
    return transaction.run(statements.matched());
  }

  @Override
  public List<Row> eligible() {
    return transaction.run(statements.eligible());
  }

  @Override
  public Optional<Long> spread() {
    return statements.spread().map(query -> transaction.run(query).get(0).whole(0));
  }

  @Override
  public Optional<Long> unlimited() {
    return statements.unlimited().map(query -> transaction.run(query).get(0).whole(0));
  }

  @Override
  public long mostCasesForPairs() {
    return mostCasesForPairs;
  }

  @Override
  public PairFamily family(FacetValue one, FacetValue other) {
    List<LabelledCases> cases =
        transaction.run(statements.labelled().orElseThrow()).stream()
            .map(row -> labelled(row, one.facet(), other.facet()))
            .toList();
    return new PairFamily(cases, one.facet(), other.facet());
  }

  /** A row of cases with their labels of two facets. */
  static LabelledCases labelled(Row row, Facet one, Facet other) {
    Set<FacetValue> labels = new HashSet<>();
    row.texts(1).forEach(key -> labels.add(new FacetValue(one, key)));
    row.texts(2).forEach(key -> labels.add(new FacetValue(other, key)));
    return new LabelledCases(row.text(0), labels, Math.toIntExact(row.whole(3)));
  }
}
