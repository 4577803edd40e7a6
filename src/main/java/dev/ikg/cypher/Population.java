package dev.ikg.cypher;

import org.neo4j.cypherdsl.core.Condition;
import org.neo4j.cypherdsl.core.Node;

/**
 * The cases that could have matched a question: they pass its filters, and every facet that it
 * names is known of them. Labels never narrow the population.
 */
@FunctionalInterface
interface Population {

  /** The condition that a case belongs to it. */
  Condition holds(Node incident);
}
