package dev.ikg.cypher;

import dev.ikg.incident.Facet;
import dev.ikg.question.Dimension;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.neo4j.cypherdsl.core.Condition;
import org.neo4j.cypherdsl.core.Cypher;
import org.neo4j.cypherdsl.core.Expression;
import org.neo4j.cypherdsl.core.Node;
import org.neo4j.cypherdsl.core.PatternElement;
import org.neo4j.cypherdsl.core.Statement;
import org.neo4j.cypherdsl.core.SymbolicName;
import org.neo4j.cypherdsl.core.Where;

/** Where the graph keeps the values that rows can stand for. */
sealed interface DimensionPath {

  static DimensionPath of(Dimension dimension) {
    Optional<Facet> facet = dimension.facet();
    if (facet.isEmpty()) {
      return new AtCase(dimension == Dimension.YEARS ? "year" : "quarter");
    }
    FacetPath path = FacetPath.of(facet.get());
    if (path instanceof FacetPath.Linked linked) {
      return new Behind(linked);
    }
    return path instanceof FacetPath.Single single
        ? new AtCase(single.property())
        : new ListAtCase(((FacetPath.Listed) path).property());
  }

  /** Adds clauses that make a row of each case and each of its values. */
  void spread(Clauses clauses, Node incident, SymbolicName value, Condition keep);

  /** How many cases of the population have a value. */
  Expression count(SymbolicName value, Population population);

  /** The case has a value. */
  Condition known(Node incident);

  /** How many different values that count the cases with these ids have. */
  Expression distinctIn(Node incident, Expression ids, Function<Expression, Condition> counts);

  /** What a row shows of its value. */
  Expression shown(SymbolicName value);

  /** What tells a value from the others. */
  Expression key(SymbolicName value);

  /** The name that an organization is shown under: the smallest of its names. */
  static Expression nameOf(Node organization) {
    return Cypher.coalesce(
        Cypher.head(organization.property("names")), organization.property("slug"));
  }

  private static Expression countOf(PatternElement pattern, Condition where) {
    return Cypher.count(List.of(pattern), Where.from(where));
  }

  private static Expression distinct(Statement statement) {
    return Cypher.size(Cypher.collect(statement));
  }

  private static Condition listed(Node incident, Expression ids) {
    return incident.property("id").in(ids);
  }

  /** The cases that a count looks at. */
  static Node counted() {
    return Cypher.node("Case").named("p");
  }

  /** Values behind a link. */
  record Behind(FacetPath.Linked path) implements DimensionPath {
    @Override
    public void spread(Clauses clauses, Node incident, SymbolicName value, Condition keep) {
      clauses.match(List.of(path.to(incident, path.value(value.getValue()))), keep);
    }

    @Override
    public Expression count(SymbolicName value, Population population) {
      Node counted = counted();
      Node same = Cypher.anyNode(value);
      return countOf(path.to(counted, same), population.holds(counted));
    }

    @Override
    public Condition known(Node incident) {
      return path.known(incident);
    }

    @Override
    public Expression distinctIn(
        Node incident, Expression ids, Function<Expression, Condition> counts) {
      Node value = path.value("value");
      return distinct(
          Cypher.match(path.to(incident, value))
              .where(listed(incident, ids).and(counts.apply(value.property(path.key()))))
              .returningDistinct(value.property(path.key()).as("key"))
              .build());
    }

    @Override
    public Expression shown(SymbolicName value) {
      return path.key().equals("slug")
          ? nameOf(Cypher.anyNode(value))
          : Cypher.property(value, path.key());
    }

    @Override
    public Expression key(SymbolicName value) {
      return Cypher.property(value, path.key());
    }
  }

  /** A value that stands at the case. */
  record AtCase(String property) implements DimensionPath {
    @Override
    public void spread(Clauses clauses, Node incident, SymbolicName value, Condition keep) {
      clauses.with(
          List.of(incident.getRequiredSymbolicName(), incident.property(property).as(value)),
          value.isNotNull().and(keep));
    }

    @Override
    public Expression count(SymbolicName value, Population population) {
      Node counted = counted();
      return countOf(
          counted, counted.property(property).isEqualTo(value).and(population.holds(counted)));
    }

    @Override
    public Condition known(Node incident) {
      return incident.property(property).isNotNull();
    }

    @Override
    public Expression distinctIn(
        Node incident, Expression ids, Function<Expression, Condition> counts) {
      return distinct(
          Cypher.match(incident)
              .where(
                  listed(incident, ids)
                      .and(known(incident))
                      .and(counts.apply(incident.property(property))))
              .returningDistinct(incident.property(property).as("key"))
              .build());
    }

    @Override
    public Expression shown(SymbolicName value) {
      return Cypher.toString(value);
    }

    @Override
    public Expression key(SymbolicName value) {
      return value;
    }
  }

  /** Values that stand at the case as a list. */
  record ListAtCase(String property) implements DimensionPath {
    @Override
    public void spread(Clauses clauses, Node incident, SymbolicName value, Condition keep) {
      clauses.unwind(incident.property(property), value.getValue());
      clauses.with(List.of(incident.getRequiredSymbolicName(), value), keep);
    }

    @Override
    public Expression count(SymbolicName value, Population population) {
      Node counted = counted();
      return countOf(counted, value.in(counted.property(property)).and(population.holds(counted)));
    }

    @Override
    public Condition known(Node incident) {
      return incident.property(property).isNotNull();
    }

    @Override
    public Expression distinctIn(
        Node incident, Expression ids, Function<Expression, Condition> counts) {
      return distinct(
          Cypher.match(incident)
              .where(listed(incident, ids))
              .unwind(incident.property(property))
              .as("key")
              .with("key")
              .where(counts.apply(Cypher.name("key")))
              .returningDistinct(Cypher.name("key"))
              .build());
    }

    @Override
    public Expression shown(SymbolicName value) {
      return value;
    }

    @Override
    public Expression key(SymbolicName value) {
      return value;
    }
  }
}
