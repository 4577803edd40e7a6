package dev.ikg.cypher;

import dev.ikg.answer.Column;
import dev.ikg.incident.Facet;
import dev.ikg.question.Dimension;
import dev.ikg.question.Expr;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.neo4j.cypherdsl.core.Condition;
import org.neo4j.cypherdsl.core.Cypher;
import org.neo4j.cypherdsl.core.Expression;
import org.neo4j.cypherdsl.core.Node;
import org.neo4j.cypherdsl.core.Statement;
import org.neo4j.cypherdsl.core.SymbolicName;

/** The numbers under an answer, as one row an organization; cases without one stand under null. */
final class Totals {

  /**
   * {@code slug, org, evidence, cases}, those dated by publication, those without the dimension,
   * those whose title is in other languages only, and those that are in the population.
   */
  static final List<Column> MATCHED =
      List.of(
          Column.text("slug"),
          Column.text("org"),
          Column.text("evidence"),
          Column.whole("cases"),
          Column.whole("published"),
          Column.whole("without"),
          Column.whole("translated"),
          Column.whole("inside"));

  /** {@code rows}. */
  static final List<Column> ROWS = List.of(Column.whole("rows"));

  /** {@code spread}. */
  static final List<Column> SPREAD = List.of(Column.whole("spread"));

  private static final SymbolicName ORGANIZATION = Cypher.name("organization");

  private Totals() {}

  /** The matched cases by organization and evidence tier. */
  static Statement matched(
      MatchedCases cases, Optional<Dimension> rows, Population inside, String language) {
    Node incident = MatchedCases.incident(0);
    Clauses clauses = cases.matchFirst();
    organization(clauses, incident);
    Condition without =
        rows.map(dimension -> DimensionPath.of(dimension).known(incident).not())
            .orElse(Cypher.isFalse());
    List<Expression> values =
        List.of(
            Cypher.property(ORGANIZATION, "slug"),
            DimensionPath.nameOf(Cypher.anyNode(ORGANIZATION)),
            incident.property("evidence"),
            Cypher.count(incident),
            many(incident.property("date_kind").isEqualTo(Cypher.literalOf("published"))),
            many(without),
            many(Localized.isInOthersOnly(incident, "title", language)),
            many(inside.holds(incident)));
    return clauses.returning(
        values,
        MATCHED,
        List.of(Cypher.name("slug").ascending(), Cypher.name("evidence").ascending()));
  }

  /**
   * {@code slug, org, cases}, then for each side of the question how many match it, then how many
   * all.
   */
  static List<Column> eligibleColumns(int sides) {
    List<Column> columns =
        new ArrayList<>(List.of(Column.text("slug"), Column.text("org"), Column.whole("cases")));
    for (int i = 1; i <= sides; i++) {
      columns.add(Column.whole("side" + i));
    }
    columns.add(Column.whole("joint"));
    return columns;
  }

  /** The population by organization, and how much of it each side matches. */
  static Statement eligible(MatchedCases cases, Population population, List<Expr> sides) {
    Node incident = MatchedCases.incident(0);
    List<Condition> conditions = sides.stream().map(side -> cases.holds(side, incident)).toList();
    Clauses clauses = cases.matchAll(incident, population.holds(incident));
    organization(clauses, incident);
    List<Expression> values = new ArrayList<>();
    values.add(Cypher.property(ORGANIZATION, "slug"));
    values.add(DimensionPath.nameOf(Cypher.anyNode(ORGANIZATION)));
    values.add(Cypher.count(incident));
    conditions.forEach(condition -> values.add(many(condition)));
    values.add(many(conditions.stream().reduce(Condition::and).orElse(Cypher.isFalse())));
    return clauses.returning(
        values, eligibleColumns(sides.size()), List.of(Cypher.name("slug").ascending()));
  }

  /** {@code slug}, the labels of the one facet and of the other, {@code cases}. */
  static final List<Column> LABELLED =
      List.of(Column.text("slug"), Column.list("one"), Column.list("other"), Column.whole("cases"));

  /** The population by organization and by the labels of two facets, alike cases in one row. */
  static Statement labelled(MatchedCases cases, Population population, Facet one, Facet other) {
    Node incident = MatchedCases.incident(0);
    return labelled(cases.matchAll(incident, population.holds(incident)), one, other);
  }

  /** The same of the cases that clauses find. */
  static Statement labelled(Clauses clauses, Facet one, Facet other) {
    Node incident = MatchedCases.incident(0);
    organization(clauses, incident);
    Expression others = one == other ? Cypher.listOf() : FacetPath.of(other).values(incident);
    clauses.with(
        List.of(
            incident.getRequiredSymbolicName(),
            Cypher.property(ORGANIZATION, "slug").as("slug"),
            FacetPath.of(one).values(incident).as("one"),
            others.as("other")));
    List<Expression> values =
        List.of(
            Cypher.name("slug"), Cypher.name("one"), Cypher.name("other"), Cypher.count(incident));
    return clauses.returning(values, LABELLED);
  }

  /** In how many values of a dimension that count the pattern was found. */
  static Statement spread(MatchedCases cases, Dimension dimension, LeftOut leftOut) {
    Clauses clauses = cases.matchFirst();
    SymbolicName value = Cypher.name("value");
    DimensionPath path = DimensionPath.of(dimension);
    Condition counts = leftOut.keeps(path.key(value), cases.parameters());
    path.spread(clauses, MatchedCases.incident(0), value, counts);
    return clauses.returning(List.of(Cypher.countDistinct(path.key(value))), SPREAD);
  }

  /** How many rows clauses give. */
  static Statement rows(Clauses clauses) {
    return clauses.returning(List.of(Cypher.count(Cypher.asterisk())), ROWS);
  }

  static void organization(Clauses clauses, Node incident) {
    Node organization = Cypher.node("Organization").named(ORGANIZATION);
    clauses.optionalMatch(incident.relationshipTo(organization, "AT"));
  }

  static Expression many(Condition condition) {
    return Cypher.sum(
        Cypher.caseExpression()
            .when(condition)
            .then(Cypher.literalOf(1))
            .elseDefault(Cypher.literalOf(0)));
  }
}
