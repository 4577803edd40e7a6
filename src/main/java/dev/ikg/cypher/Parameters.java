package dev.ikg.cypher;

import java.util.LinkedHashMap;
import java.util.Map;
import org.neo4j.cypherdsl.core.Cypher;
import org.neo4j.cypherdsl.core.Parameter;

/** The values of a statement under construction, each under a name that says what it is. */
final class Parameters {

  private final Map<String, Object> values = new LinkedHashMap<>();

  /** A parameter with this value; equal values of one name share it. */
  Parameter<?> add(String word, Object value) {
    String stem = word.replace('-', '_');
    for (int i = 1; ; i++) {
      String name = stem + i;
      if (!values.containsKey(name)) {
        values.put(name, value);
        return Cypher.parameter(name);
      }
      if (value.equals(values.get(name))) {
        return Cypher.parameter(name);
      }
    }
  }

  Map<String, Object> values() {
    return values;
  }
}
