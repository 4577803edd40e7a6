package dev.ikg.cypher;

import dev.ikg.answer.Column;
import dev.ikg.question.Dimension;
import dev.ikg.question.Tail;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.neo4j.cypherdsl.core.Cypher;
import org.neo4j.cypherdsl.core.Expression;
import org.neo4j.cypherdsl.core.IdentifiableElement;
import org.neo4j.cypherdsl.core.Node;
import org.neo4j.cypherdsl.core.SortItem;
import org.neo4j.cypherdsl.core.Statement;
import org.neo4j.cypherdsl.core.SymbolicName;
import org.neo4j.cypherdsl.core.Where;

/** A row for each value of a dimension. */
final class GroupedRows {

  private static final SymbolicName GROUP = Cypher.name("group");
  private static final SymbolicName CASES = Cypher.name("cases");
  private static final SymbolicName FIRST = Cypher.name("first");
  private static final SymbolicName LAST = Cypher.name("last");
  private static final SymbolicName IDS = Cypher.name("ids");
  private static final SymbolicName OF = Cypher.name("of");

  private static final SymbolicName ROWS = Cypher.name("rows");
  private static final SymbolicName ROW = Cypher.name("row");

  private final Dimension dimension;
  private final boolean ofAll;
  private final Population population;
  private final Function<Dimension, LeftOut> leftOut;

  /**
   * Rows of a dimension.
   *
   * @param ofAll whether a row is compared with all cases that could have matched, and not with
   *     those in it: where the question asks for nothing that some of them lack
   * @param population which cases could have matched, for the shares
   * @param leftOut the values of a dimension that do not count
   */
  GroupedRows(
      Dimension dimension,
      boolean ofAll,
      Population population,
      Function<Dimension, LeftOut> leftOut) {
    this.dimension = dimension;
    this.ofAll = ofAll;
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
    DimensionPath path = DimensionPath.of(dimension);
    Expression of = ofAll ? all() : path.count(GROUP, population);
    Clauses clauses = grouped(cases, tail);
    if (ofAll) {
      countOnce(clauses, of);
    } else {
      List<IdentifiableElement> counted = new ArrayList<>(List.of(GROUP, CASES, FIRST, LAST, IDS));
      counted.add(of.as(OF));
      clauses.with(counted);
    }
    List<Expression> values = List.of(path.shown(GROUP), CASES, OF, share(), FIRST, LAST, IDS);
    List<SortItem> order = new ArrayList<>(Ordering.asked(tail, columns(dimension)));
    order.add(CASES.descending());
    order.add(Cypher.name(dimension.word()).ascending());
    order.add(path.key(GROUP).ascending());
    return clauses.returning(
        values, columns(dimension), order, Ordering.limit(tail, cases.parameters()));
  }

  /** How many rows there are without a limit. */
  Statement count(MatchedCases cases, Tail tail) {
    return Totals.rows(grouped(cases, tail));
  }

  private Clauses grouped(MatchedCases cases, Tail tail) {
    Node incident = MatchedCases.incident(0);
    DimensionPath path = DimensionPath.of(dimension);
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
    return clauses;
  }

  private Expression all() {
    Node counted = DimensionPath.counted();
    return Cypher.count(List.of(counted), Where.from(population.holds(counted)));
  }

  /** All cases that could have matched are counted once, not again for each row. */
  private static void countOnce(Clauses clauses, Expression of) {
    List<SymbolicName> kept = List.of(GROUP, CASES, FIRST, LAST, IDS);
    Object[] fields = kept.stream().flatMap(name -> Stream.of(name.getValue(), name)).toArray();
    clauses.with(List.of(Cypher.collect(Cypher.mapOf(fields)).as(ROWS)));
    clauses.with(List.of(ROWS, of.as(OF)));
    clauses.unwind(ROWS, ROW.getValue());
    List<IdentifiableElement> unpacked = new ArrayList<>(List.of(OF));
    kept.forEach(name -> unpacked.add(Cypher.property(ROW, name.getValue()).as(name)));
    clauses.with(unpacked);
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

  /** None where a row has cases that are not among those that it is compared with. */
  private static Expression share() {
    return Cypher.caseExpression()
        .when(OF.gt(Cypher.literalOf(0)).and(OF.gte(CASES)))
        .then(Cypher.toFloat(CASES).divide(OF));
  }
}
