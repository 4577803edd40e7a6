package dev.ikg.cypher;

import dev.ikg.answer.Column;
import dev.ikg.incident.Facet;
import dev.ikg.incident.FacetValue;
import dev.ikg.incident.Lexicon;
import dev.ikg.question.Dimension;
import dev.ikg.question.Question;
import dev.ikg.question.Resolution;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.neo4j.cypherdsl.core.Condition;
import org.neo4j.cypherdsl.core.Cypher;
import org.neo4j.cypherdsl.core.Expression;
import org.neo4j.cypherdsl.core.Node;
import org.neo4j.cypherdsl.core.SymbolicName;

/**
 * The cases that a pattern selects, for statistics that look at many cases at once. Its filters and
 * its labels select; what stands in its tail does not matter. Texts are never read.
 */
public final class SelectedCases {

  /** {@code id}. */
  private static final List<Column> IDS = List.of(Column.text("id"));

  private static final List<Column> PERIODS =
      List.of(
          Column.text("period"),
          Column.text("slug"),
          Column.text("org"),
          Column.whole("known"),
          Column.whole("cases"));

  private static final List<Column> LENGTHS =
      List.of(
          Column.text("id"),
          Column.text("slug"),
          Column.whole("detected"),
          Column.whole("resolved"),
          Column.list("values"));

  private final Question question;
  private final Names names;

  /**
   * The cases of a pattern.
   *
   * @param resolution the pattern and what its names stand for
   * @param lexicon of the graph that it is asked of
   */
  public SelectedCases(Resolution resolution, Lexicon lexicon) {
    this.question = resolution.question();
    this.names = new Names(resolution, lexicon);
  }

  /** The ids of the cases; the first case where the pattern is a chain. */
  public CypherQuery ids() {
    MatchedCases cases = new MatchedCases(question, names);
    return ids(cases, cases.matchFirst());
  }

  /** The ids of the cases that could have matched: its filters hold and its facets are known. */
  public CypherQuery eligibleIds() {
    MatchedCases cases = new MatchedCases(question, names);
    Node incident = MatchedCases.incident(0);
    Condition holds = QuestionCompiler.population(question, cases).holds(incident);
    return ids(cases, cases.matchAll(incident, holds));
  }

  private static CypherQuery ids(MatchedCases cases, Clauses clauses) {
    List<Expression> id = List.of(MatchedCases.incident(0).property("id"));
    return QuestionCompiler.query(clauses.returning(id, IDS), cases, IDS);
  }

  /**
   * The cases of which both facets are known, by organization and by their labels, alike cases in
   * one row: {@code slug}, the labels of the one facet and, where it is not the same, of the other,
   * {@code cases}.
   */
  public CypherQuery labelled(Facet one, Facet other) {
    MatchedCases cases = new MatchedCases(question, names);
    Node incident = MatchedCases.incident(0);
    Condition known = FacetPath.of(one).known(incident).and(FacetPath.of(other).known(incident));
    Clauses clauses = cases.matchFirst();
    clauses.with(List.of(incident.getRequiredSymbolicName()), known);
    return QuestionCompiler.query(Totals.labelled(clauses, one, other), cases, Totals.LABELLED);
  }

  /**
   * By period and organization, the cases of which a facet of the labels is known, and those that
   * carry one of the labels; the period is nothing where the date does not lie in one.
   *
   * @param dimension years or quarters
   * @param labels at least one
   */
  public CypherQuery periods(Dimension dimension, List<FacetValue> labels) {
    MatchedCases cases = new MatchedCases(question, names);
    Node incident = MatchedCases.incident(0);
    List<Facet> facets = labels.stream().map(FacetValue::facet).distinct().toList();
    Clauses clauses = cases.matchFirst();
    clauses.with(
        List.of(incident.getRequiredSymbolicName()),
        facets.stream()
            .map(facet -> FacetPath.of(facet).known(incident))
            .reduce(Condition::or)
            .orElseThrow());
    Condition carried = Cypher.noCondition();
    for (Facet facet : facets) {
      List<String> keys =
          labels.stream().filter(l -> l.facet() == facet).map(FacetValue::key).sorted().toList();
      carried = carried.or(FacetPath.of(facet).carries(incident, facet, keys, cases.parameters()));
    }
    Totals.organization(clauses, incident);
    SymbolicName organization = Cypher.name("organization");
    Expression period = incident.property(dimension == Dimension.YEARS ? "year" : "quarter");
    List<Expression> values =
        List.of(
            Cypher.toString(period),
            Cypher.property(organization, "slug"),
            DimensionPath.nameOf(Cypher.anyNode(organization)),
            Cypher.count(incident),
            Totals.many(carried));
    return QuestionCompiler.query(clauses.returning(values, PERIODS), cases, PERIODS);
  }

  /**
   * How long each case took to be detected and resolved, in seconds, missing where not known, and
   * its values of a facet, none where no facet is asked for.
   */
  public CypherQuery lengths(Optional<Facet> by) {
    MatchedCases cases = new MatchedCases(question, names);
    Node incident = MatchedCases.incident(0);
    Clauses clauses = cases.matchFirst();
    Totals.organization(clauses, incident);
    List<Expression> values = new ArrayList<>();
    values.add(incident.property("id"));
    values.add(Cypher.property(Cypher.name("organization"), "slug"));
    values.add(incident.property("detected_seconds"));
    values.add(incident.property("resolved_seconds"));
    values.add(by.map(facet -> FacetPath.of(facet).values(incident)).orElse(Cypher.listOf()));
    return QuestionCompiler.query(clauses.returning(values, LENGTHS), cases, LENGTHS);
  }
}
