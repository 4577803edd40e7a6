package dev.ikg.graph;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Some cases as plain rows: nodes first, each once and in the order of their keys, then links. */
public final class GraphBatch {

  private final Map<NodeKind, TreeMap<String, Map<String, Object>>> nodes =
      new EnumMap<>(NodeKind.class);
  private final Map<LinkKind, List<Map<String, Object>>> links = new EnumMap<>(LinkKind.class);

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

  /** Adds a link; the row holds {@code from}, most often {@code to}, and the link's properties. */
  void link(LinkKind kind, Map<String, Object> row) {
    links.computeIfAbsent(kind, k -> new ArrayList<>()).add(row);
  }

  /** The rows of one kind of node, sorted by key. */
  public List<Map<String, Object>> nodes(NodeKind kind) {
    return List.copyOf(nodes.getOrDefault(kind, new TreeMap<>()).values());
  }

  /** The rows of one kind of link, in the order of the cases. */
  public List<Map<String, Object>> links(LinkKind kind) {
    return Collections.unmodifiableList(links.getOrDefault(kind, List.of()));
  }

  private Map<String, Object> rowOf(NodeKind kind, String key) {
    return nodes
        .computeIfAbsent(kind, k -> new TreeMap<>())
        .computeIfAbsent(key, k -> new HashMap<>(Map.of("key", k)));
  }
}
