package dev.ikg.cypher;

import dev.ikg.answer.Column;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A statement ready to run.
 *
 * @param text the Cypher, in which every value is a parameter
 * @param parameters the values: text, whole and real numbers, booleans, bytes, dates, and lists and
 *     maps of these
 * @param columns what it returns, in order
 */
public record CypherQuery(String text, Map<String, Object> parameters, List<Column> columns) {
  public CypherQuery {
    parameters = Collections.unmodifiableMap(new LinkedHashMap<>(parameters));
    columns = List.copyOf(columns);
  }
}
