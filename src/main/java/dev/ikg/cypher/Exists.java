package dev.ikg.cypher;

import java.util.List;
import org.neo4j.cypherdsl.core.Condition;
import org.neo4j.cypherdsl.core.Cypher;
import org.neo4j.cypherdsl.core.PatternElement;
import org.neo4j.cypherdsl.core.Where;

/** {@code EXISTS} as a subquery, which may stand in any expression; a bare pattern may not. */
final class Exists {

  private Exists() {}

  static Condition pattern(PatternElement pattern) {
    return Cypher.exists(List.of(pattern));
  }

  static Condition pattern(PatternElement pattern, Condition where) {
    return Cypher.exists(List.of(pattern), Where.from(where));
  }
}
