package dev.ikg.cypher;

import java.util.List;
import org.neo4j.cypherdsl.core.Condition;
import org.neo4j.cypherdsl.core.Cypher;
import org.neo4j.cypherdsl.core.Expression;

/**
 * Values of a dimension that do not count: rows of {@code factor:*} are about what travels with the
 * labels that the question names, not about these themselves.
 *
 * @param keys none where the question asks for no whole facet
 */
record LeftOut(List<String> keys) {

  LeftOut {
    keys = List.copyOf(keys);
  }

  /** The condition that a value counts. */
  Condition keeps(Expression key, Parameters parameters) {
    return keys.isEmpty() ? Cypher.noCondition() : key.in(parameters.add("left_out", keys)).not();
  }
}
