package dev.ikg.cypher;

import dev.ikg.answer.Column;
import dev.ikg.question.Dimension;
import dev.ikg.question.Tail;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.neo4j.cypherdsl.core.Cypher;
import org.neo4j.cypherdsl.core.Expression;
import org.neo4j.cypherdsl.core.IdentifiableElement;
import org.neo4j.cypherdsl.core.Node;
import org.neo4j.cypherdsl.core.SortItem;
import org.neo4j.cypherdsl.core.Statement;
import org.neo4j.cypherdsl.core.SymbolicName;

/** A row for each value of a dimension. */
final class GroupedRows {

  private static final SymbolicName GROUP = Cypher.name("group");
  private static final SymbolicName CASES = Cypher.name("cases");
  private static final SymbolicName FIRST = Cypher.name("first");
  private static final SymbolicName LAST = Cypher.name("last");
  private static final SymbolicName IDS = Cypher.name("ids");
  private static final SymbolicName OF = Cypher.name("of");

  private final Dimension dimension;
  private final Population population;
  private final Function<Dimension, LeftOut> leftOut;

  /**
   * Rows of a dimension.
   *
   * @param population which cases could have matched, for the shares
   * @param leftOut the values of a dimension that do not count
   */
  GroupedRows(Dimension dimension, Population population, Function<Dimension, LeftOut> leftOut) {
    this.dimension = dimension;
    this.population = population;
    this.leftOut = leftOut;
  }

  static List<Column> columns(Dimension dimension) {
    return List.of(
        Column.text(dimension.word()),
        Column.whole("cases"),
        Column.whole("of"),
        Column.real("share"),
        Column.text("first"),
        Column.text("last"),
        Column.list("ids"));
  }

  Statement statement(MatchedCases cases, Tail tail) {
    Node incident = MatchedCases.incident(0);
    DimensionPath path = DimensionPath.of(dimension);
    Expression of = path.count(GROUP, population);
    Clauses clauses = cases.matchFirst();
    path.spread(
        clauses,
        incident,
        GROUP,
        leftOut.apply(dimension).keeps(path.key(GROUP), cases.parameters()));
    clauses.with(
        List.of(GROUP, incident.getRequiredSymbolicName()),
        List.of(incident.property("first_day").ascending(), incident.property("id").ascending()));
    clauses.with(
        List.of(
            GROUP,
            Cypher.count(incident).as(CASES),
            Cypher.min(incident.property("date")).as(FIRST),
            Cypher.max(incident.property("date")).as(LAST),
            Cypher.collect(incident.property("id")).as(IDS)));
    recurring(clauses, tail, cases);
    List<IdentifiableElement> counted = new ArrayList<>(List.of(GROUP, CASES, FIRST, LAST, IDS));
    counted.add(of.as(OF));
    clauses.with(counted);
    List<Expression> values = List.of(path.shown(GROUP), CASES, OF, share(), FIRST, LAST, IDS);
    List<SortItem> order = new ArrayList<>(Ordering.asked(tail, columns(dimension)));
    order.add(CASES.descending());
    order.add(Cypher.name(dimension.word()).ascending());
    order.add(path.key(GROUP).ascending());
    return clauses.returning(
        Ordering.named(values, columns(dimension)),
        order,
        Ordering.limit(tail, cases.parameters()));
  }

  /** With {@code by} and {@code across}: only the rows that are found in enough of the second. */
  private void recurring(Clauses clauses, Tail tail, MatchedCases cases) {
    if (tail.by().isEmpty() || tail.across().isEmpty()) {
      return;
    }
    Tail.Across across = tail.across().get();
    Node incident = Cypher.node("Case").named("member");
    Expression enough = cases.parameters().add("at_least", across.atLeast());
    clauses.with(
        List.of(GROUP, CASES, FIRST, LAST, IDS),
        DimensionPath.of(across.dimension())
            .distinctIn(
                incident,
                IDS,
                key -> leftOut.apply(across.dimension()).keeps(key, cases.parameters()))
            .gte(enough));
  }

  private static Expression share() {
    return Cypher.caseExpression()
        .when(OF.gt(Cypher.literalOf(0)))
        .then(Cypher.toFloat(CASES).divide(OF));
  }
}
