package dev.ikg.cypher;

import dev.ikg.incident.Facet;
import dev.ikg.incident.Kept;
import java.util.List;
import org.neo4j.cypherdsl.core.Condition;
import org.neo4j.cypherdsl.core.Cypher;
import org.neo4j.cypherdsl.core.Expression;
import org.neo4j.cypherdsl.core.Node;
import org.neo4j.cypherdsl.core.Relationship;
import org.neo4j.cypherdsl.core.Statement;

/** Where the graph keeps the values of a facet of a case. */
sealed interface FacetPath {

  /** The case has a value in the facet. */
  Condition known(Node incident);

  /** The case has one of these values. */
  Condition carries(Node incident, Facet facet, List<String> keys, Parameters parameters);

  /** A statement that finds each case with one of these values once, by an index. */
  Statement candidates(Node incident, Facet facet, List<String> keys, Parameters parameters);

  /** The two cases share a value. */
  Condition shared(Node one, Node other);

  /** The values of a case as a list, in a fixed order; empty where none is known. */
  Expression values(Node incident);

  static FacetPath of(Facet facet) {
    if (facet.kept() instanceof Kept.Nodes nodes) {
      return new Linked(nodes.link(), nodes.label(), nodes.key());
    }
    Kept.Property property = (Kept.Property) facet.kept();
    return property.list() ? new Listed(property.name()) : new Single(property.name());
  }

  /** Values that are nodes, which a case is linked to. */
  record Linked(String type, String label, String key) implements FacetPath {

    /** The link from a case to a value. */
    Relationship to(Node incident, Node value) {
      return incident.relationshipTo(value, type);
    }

    /** Any value, under a name. */
    Node value(String name) {
      return Cypher.node(label).named(name);
    }

    /** One value by its key. */
    Node value(Expression wanted) {
      return Cypher.node(label).withProperties(key, wanted);
    }

    @Override
    public Condition known(Node incident) {
      return Exists.pattern(incident.relationshipTo(Cypher.node(label), type));
    }

    @Override
    public Condition carries(Node incident, Facet facet, List<String> keys, Parameters parameters) {
      if (keys.size() == 1) {
        Expression wanted = parameters.add(facet.word(), keys.get(0));
        return Exists.pattern(to(incident, value(wanted)));
      }
      Node value = value("any_" + facet.word().replace('-', '_'));
      Condition listed = value.property(key).in(parameters.add(facet.word(), keys));
      return Exists.pattern(to(incident, value), listed);
    }

    @Override
    public Statement candidates(
        Node incident, Facet facet, List<String> keys, Parameters parameters) {
      Node label = value("anchor");
      Condition listed = label.property(key).in(parameters.add(facet.word(), keys));
      return Cypher.match(to(incident, label)).where(listed).returningDistinct(incident).build();
    }

    @Override
    public Condition shared(Node one, Node other) {
      return Exists.pattern(
          one.relationshipTo(Cypher.node(label), type).relationshipFrom(other, type));
    }

    @Override
    public Expression values(Node incident) {
      Node value = value("value");
      return Cypher.collect(
          Cypher.match(to(incident, value))
              .returningDistinct(value.property(key).as("key"))
              .orderBy(Cypher.name("key").ascending())
              .build());
    }
  }

  /** A value that stands at the case. */
  record Single(String property) implements FacetPath {
    @Override
    public Condition known(Node incident) {
      return incident.property(property).isNotNull();
    }

    @Override
    public Condition carries(Node incident, Facet facet, List<String> keys, Parameters parameters) {
      return keys.size() == 1
          ? incident.property(property).isEqualTo(parameters.add(facet.word(), keys.get(0)))
          : incident.property(property).in(parameters.add(facet.word(), keys));
    }

    @Override
    public Statement candidates(
        Node incident, Facet facet, List<String> keys, Parameters parameters) {
      return Cypher.match(incident)
          .where(incident.property(property).in(parameters.add(facet.word(), keys)))
          .returning(incident)
          .build();
    }

    @Override
    public Condition shared(Node one, Node other) {
      return one.property(property).isEqualTo(other.property(property));
    }

    @Override
    public Expression values(Node incident) {
      return Cypher.caseExpression()
          .when(known(incident))
          .then(Cypher.listOf(incident.property(property)))
          .elseDefault(Cypher.listOf());
    }
  }

  /** Values that stand at the case as a list. */
  record Listed(String property) implements FacetPath {
    @Override
    public Condition known(Node incident) {
      return incident.property(property).isNotNull();
    }

    @Override
    public Condition carries(Node incident, Facet facet, List<String> keys, Parameters parameters) {
      return Cypher.any("value")
          .in(incident.property(property))
          .where(Cypher.name("value").in(parameters.add(facet.word(), keys)));
    }

    @Override
    public Statement candidates(
        Node incident, Facet facet, List<String> keys, Parameters parameters) {
      return Searches.listed(incident, property, keys, parameters);
    }

    @Override
    public Condition shared(Node one, Node other) {
      return Cypher.any("value")
          .in(one.property(property))
          .where(Cypher.name("value").in(other.property(property)));
    }

    @Override
    public Expression values(Node incident) {
      return Cypher.coalesce(incident.property(property), Cypher.listOf());
    }
  }
}
