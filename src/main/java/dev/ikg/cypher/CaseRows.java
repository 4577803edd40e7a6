package dev.ikg.cypher;

import dev.ikg.answer.Column;
import dev.ikg.question.Tail;
import java.util.ArrayList;
import java.util.List;
import org.neo4j.cypherdsl.core.Cypher;
import org.neo4j.cypherdsl.core.Expression;
import org.neo4j.cypherdsl.core.Node;
import org.neo4j.cypherdsl.core.Relationship;
import org.neo4j.cypherdsl.core.SortItem;
import org.neo4j.cypherdsl.core.Statement;

/** A row for each matched case, or for each chain of cases. */
final class CaseRows {

  private static final List<Column> ONE =
      List.of(
          Column.text("id"),
          Column.text("date"),
          Column.text("org"),
          Column.text("title"),
          Column.text("cause"),
          Column.list("factors"),
          Column.text("evidence"),
          Column.text("url"));

  private final String language;
  private final int steps;

  CaseRows(String language, int steps) {
    this.language = language;
    this.steps = steps;
  }

  List<Column> columns() {
    List<Column> columns = new ArrayList<>(ONE);
    for (int step = 2; step <= steps; step++) {
      String number = step == 2 ? "" : "_" + step;
      columns.add(Column.text("next_id" + number));
      columns.add(Column.text("next_date" + number));
      columns.add(Column.text("link" + number));
      columns.add(Column.text("basis" + number));
    }
    return columns;
  }

  Statement statement(MatchedCases cases, Tail tail) {
    Node incident = MatchedCases.incident(0);
    List<LaterStep> later = cases.laterSteps();
    Clauses clauses = cases.match();
    List<Expression> values = new ArrayList<>(shown(incident));
    for (LaterStep step : later) {
      values.add(step.next().property("id"));
      values.add(step.next().property("date"));
      values.addAll(step.shown());
    }
    List<SortItem> order = new ArrayList<>(Ordering.asked(tail, columns()));
    order.add(incident.property("first_day").isNull().ascending());
    order.add(incident.property("first_day").descending());
    order.add(incident.property("id").ascending());
    later.forEach(step -> order.add(step.next().property("id").ascending()));
    return clauses.returning(values, columns(), order, Ordering.limit(tail, cases.parameters()));
  }

  /** What is shown of the cases with these ids. */
  Statement described(Expression ids) {
    Node incident = Cypher.node("CaseId", "Case").named("c");
    return Cypher.match(incident)
        .where(incident.property("id").in(ids))
        .returning(Clauses.named(shown(incident), columns()))
        .build();
  }

  private List<Expression> shown(Node incident) {
    return List.of(
        incident.property("id"),
        incident.property("date"),
        first(organization(incident)),
        Localized.text(incident, "title", language),
        joined(labels(incident, "CAUSED_BY", "RootCause")),
        labels(incident, "CONTRIBUTED_BY", "ContributingFactor"),
        incident.property("evidence"),
        Cypher.coalesce(incident.property("url"), first(source(incident))));
  }

  private static Expression organization(Node incident) {
    Node organization = Cypher.node("Organization").named("organization");
    return Cypher.collect(
        Cypher.match(incident.relationshipTo(organization, "AT"))
            .returning(DimensionPath.nameOf(organization).as("name"))
            .build());
  }

  private static Expression source(Node incident) {
    return ordered(incident, "REPORTED_IN", Cypher.node("Source").named("source"), "url");
  }

  private static Expression labels(Node incident, String type, String label) {
    return ordered(incident, type, Cypher.node(label).named("label"), "name");
  }

  /** What stands behind links, in the order of the record. */
  private static Expression ordered(Node incident, String type, Node value, String property) {
    Relationship link = incident.relationshipTo(value, type).named("to");
    return Cypher.collect(
        Cypher.match(link)
            .returning(value.property(property).as("value"))
            .orderBy(link.property("position").ascending())
            .build());
  }

  private static Expression first(Expression list) {
    return Cypher.head(list);
  }

  /** The items of a list with commas between them; null where there are none. */
  private static Expression joined(Expression list) {
    var item = Cypher.name("item");
    var text = Cypher.name("text");
    return Cypher.reduce(item)
        .in(list)
        .map(Cypher.coalesce(text.add(Cypher.literalOf(", ")), Cypher.literalOf("")).add(item))
        .accumulateOn(text)
        .withInitialValueOf(Cypher.literalNull());
  }
}
