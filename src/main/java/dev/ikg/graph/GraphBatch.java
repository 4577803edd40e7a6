package dev.ikg.graph;

import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Some cases as plain rows: nodes first, each once and in the order of their keys, then links. */
public final class GraphBatch {

  private final Map<NodeKind, TreeMap<String, Map<String, Object>>> nodes =
      new EnumMap<>(NodeKind.class);
  private final Map<LinkKind, Map<String, List<Map<String, Object>>>> links =
      new EnumMap<>(LinkKind.class);

  /** Adds a node that has a key and nothing else. */
  void node(NodeKind kind, String key) {
    rowOf(kind, key);
  }

  /** Adds a node with its properties. */
  void node(NodeKind kind, String key, Map<String, Object> properties) {
    rowOf(kind, key).put("properties", properties);
  }

  /** Adds a name to an organization. */
  void organization(String slug, List<String> names) {
    Object known =
        rowOf(NodeKind.ORGANIZATION, slug).computeIfAbsent("names", k -> new ArrayList<>());
    for (String name : names) {
      @SuppressWarnings("unchecked") // put there by this method
      List<String> all = (List<String>) known;
      if (!all.contains(name)) {
        all.add(name);
      }
    }
  }

  /**
   * Adds a link.
   *
   * @param from the id of the case that it leaves
   * @param row most often {@code to}, the key of the other end, and the link's properties
   */
  void link(LinkKind kind, String from, Map<String, Object> row) {
    links
        .computeIfAbsent(kind, k -> new LinkedHashMap<>())
        .computeIfAbsent(from, k -> new ArrayList<>())
        .add(row);
  }

  /**
   * The rows of one kind of node, sorted by key. Those of cases hold the links that are written
   * with them, under the name of their kind in small letters.
   */
  public List<Map<String, Object>> nodes(NodeKind kind) {
    Collection<Map<String, Object>> rows = nodes.getOrDefault(kind, new TreeMap<>()).values();
    return kind == NodeKind.CASE ? rows.stream().map(this::withLinks).toList() : List.copyOf(rows);
  }

  private Map<String, Object> withLinks(Map<String, Object> node) {
    Map<String, Object> row = new HashMap<>(node);
    links.forEach(
        (kind, byCase) -> {
          List<Map<String, Object>> own = byCase.get(String.valueOf(node.get("key")));
          if (own != null && !LinkKind.AFTER_CASES.contains(kind)) {
            row.put(kind.field(), own);
          }
        });
    return row;
  }

  /** The rows of one kind of link, in the order of the cases, each with {@code from}. */
  public List<Map<String, Object>> links(LinkKind kind) {
    List<Map<String, Object>> rows = new ArrayList<>();
    links
        .getOrDefault(kind, Map.of())
        .forEach(
            (from, own) ->
                own.forEach(
                    row -> {
                      Map<String, Object> whole = new HashMap<>(row);
                      whole.put("from", from);
                      rows.add(whole);
                    }));
    return rows;
  }

  private Map<String, Object> rowOf(NodeKind kind, String key) {
    return nodes
        .computeIfAbsent(kind, k -> new TreeMap<>())
        .computeIfAbsent(key, k -> new HashMap<>(Map.of("key", k)));
  }
}
