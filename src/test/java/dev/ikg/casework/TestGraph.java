package dev.ikg.casework;

import dev.ikg.answer.Column;
import dev.ikg.cypher.CypherQuery;
import dev.ikg.graph.Graph;
import java.util.List;
import java.util.Map;

/** Small questions to a graph and small changes of it, for tests. */
final class TestGraph {

  private TestGraph() {}

  /** The texts in the only column {@code value} that a statement returns. */
  static List<String> texts(Graph graph, String cypher) {
    CypherQuery query = new CypherQuery(cypher, Map.of(), List.of(Column.text("value")));
    return graph.read(transaction -> transaction.run(query)).stream()
        .map(row -> row.text(0).orElse("nothing"))
        .toList();
  }

  /** The number that a statement returns as {@code value}. */
  static long number(Graph graph, String cypher) {
    CypherQuery query = new CypherQuery(cypher, Map.of(), List.of(Column.whole("value")));
    return graph.read(transaction -> transaction.run(query)).get(0).whole(0);
  }

  /** Changes the graph behind the product's back. */
  static void change(Graph graph, String cypher) {
    CypherQuery query = new CypherQuery(cypher, Map.of(), List.of());
    graph.write(transaction -> transaction.run(query));
  }
}
