package dev.ikg.graph;

import static org.junit.jupiter.api.Assertions.fail;

import dev.ikg.answer.Cell;
import dev.ikg.answer.Column;
import dev.ikg.answer.Row;
import dev.ikg.cypher.CypherQuery;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Everything that a graph holds, as two multisets of texts: nodes with their labels and properties,
 * and links with their type, the keys of their ends, and properties. Internal ids and time stamps
 * do not count. So two graphs with the same content are equal, however they came to it.
 */
public final class WholeGraph {

  /** The key of a node; one that belongs to a case has that of the case and its place in it. */
  private static final String KEY =
      """
      head([(c:CaseId)-[r:REMEDIED_BY|PROMISED|RECORDED_AS]->(%1$s)
            | c.id + ' ' + type(r) + ' ' + coalesce(toString(r.position), '')]
        + [coalesce(%1$s.id, %1$s.slug, %1$s.url, %1$s.key, %1$s.name)])
      """;

  private static final CypherQuery NODES =
      query(
          "MATCH (n) WHERE NOT n:GraphState AND NOT n:LoadTurn RETURN labels(n) AS labels, "
              + KEY.formatted("n")
              + " AS key, properties(n) AS properties",
          "labels",
          "key",
          "properties");

  private static final CypherQuery LINKS =
      query(
          "MATCH (a)-[l]->(b) RETURN type(l) AS type, "
              + KEY.formatted("a")
              + " AS start, "
              + KEY.formatted("b")
              + " AS end, properties(l) AS properties",
          "type",
          "start",
          "end",
          "properties");

  private static final CypherQuery STATE =
      query(
          "MATCH (s:GraphState) RETURN 'state' AS name, s.digest AS digest, s.cases AS cases",
          "name",
          "digest",
          "cases");

  private final Map<String, Integer> content;

  private WholeGraph(Map<String, Integer> content) {
    this.content = content;
  }

  /** What a graph holds now. */
  public static WholeGraph of(Graph graph) {
    Map<String, Integer> content = new TreeMap<>();
    for (CypherQuery part : List.of(NODES, LINKS, STATE)) {
      for (Row row : graph.read(transaction -> transaction.run(part))) {
        String line = row.cells().stream().map(WholeGraph::text).collect(Collectors.joining(" "));
        content.merge(line, 1, Integer::sum);
      }
    }
    return new WholeGraph(content);
  }

  /** Fails with what one graph has and the other has not. */
  public static void assertSame(WholeGraph expected, WholeGraph actual) {
    List<String> difference = expected.differenceTo(actual);
    if (!difference.isEmpty()) {
      fail(
          "the graphs differ in "
              + difference.size()
              + " places (- only the first, + only the second):\n"
              + difference.stream().limit(40).collect(Collectors.joining("\n")));
    }
  }

  /** What this graph has alone, each with a minus, and what the other has alone, with a plus. */
  public List<String> differenceTo(WholeGraph other) {
    List<String> difference = new ArrayList<>();
    missing(content, other.content).forEach(line -> difference.add("- " + line));
    missing(other.content, content).forEach(line -> difference.add("+ " + line));
    return difference;
  }

  private static List<String> missing(Map<String, Integer> from, Map<String, Integer> in) {
    return from.entrySet().stream()
        .filter(entry -> in.getOrDefault(entry.getKey(), 0) < entry.getValue())
        .map(entry -> entry.getValue() + " x " + entry.getKey())
        .toList();
  }

  private static String text(Cell cell) {
    if (cell instanceof Cell.Fields fields) {
      Map<String, String> sorted = new TreeMap<>();
      fields.values().forEach((name, value) -> sorted.put(name, text(value)));
      return sorted.toString();
    }
    if (cell instanceof Cell.Many many) {
      return many.values().stream().map(WholeGraph::text).toList().toString();
    }
    if (cell instanceof Cell.Bytes bytes) {
      return new String(CompressedDocument.expand(bytes.value()), StandardCharsets.UTF_8);
    }
    return cell.toString();
  }

  private static CypherQuery query(String text, String... columns) {
    return new CypherQuery(text, Map.of(), List.of(columns).stream().map(Column::text).toList());
  }
}
