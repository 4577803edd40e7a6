package dev.ikg.graph;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Some cases as plain rows: nodes of a kind in a list, each once, and links between places in these
 * lists.
 */
public final class GraphBatch {

  private final Map<NodeKind, Map<String, Integer>> places = new EnumMap<>(NodeKind.class);
  private final List<Map<String, Object>> cases = new ArrayList<>();
  private final Map<String, List<String>> names = new HashMap<>();
  private final Map<LinkKind, List<List<Object>>> links = new EnumMap<>(LinkKind.class);

  /** The batch without anything in it. */
  GraphBatch() {
    for (NodeKind kind : NodeKind.values()) {
      places.put(kind, new LinkedHashMap<>());
    }
    for (LinkKind kind : LinkKind.values()) {
      links.put(kind, new ArrayList<>());
    }
  }

  /** Adds a node that has a key and nothing else, unless it is there; gives its place. */
  int node(NodeKind kind, String key) {
    Map<String, Integer> known = of(places, kind);
    return known.computeIfAbsent(key, k -> known.size());
  }

  /** Adds a case with its properties, no id twice; gives its place. */
  int caseNode(String id, Map<String, Object> properties) {
    cases.add(Map.of("key", id, "properties", properties));
    return node(NodeKind.CASE, id);
  }

  /** Adds an organization, or one more name to it; gives its place. */
  int organization(String slug, List<String> more) {
    List<String> all = names.computeIfAbsent(slug, s -> new ArrayList<>());
    more.stream().filter(name -> !all.contains(name)).forEach(all::add);
    return node(NodeKind.ORGANIZATION, slug);
  }

  /**
   * Adds a link.
   *
   * @param row the places of its ends, the case first, and its properties; where the other end
   *     belongs to the case alone, that one's properties stand in the end
   */
  void link(LinkKind kind, Object... row) {
    of(links, kind).add(List.of(row));
  }

  /** The keys of the nodes of one kind; a link says at which place in this list it ends. */
  public List<String> keys(NodeKind kind) {
    return List.copyOf(of(places, kind).keySet());
  }

  /** The cases, each with {@code key} and {@code properties}. */
  public List<Map<String, Object>> cases() {
    return List.copyOf(cases);
  }

  /** The organizations, each with {@code key} and the {@code names} that these cases give it. */
  public List<Map<String, Object>> organizations() {
    return keys(NodeKind.ORGANIZATION).stream()
        .map(slug -> Map.<String, Object>of("key", slug, "names", of(names, slug)))
        .toList();
  }

  /** The links of one kind, in the order of the cases. */
  public List<List<Object>> links(LinkKind kind) {
    return List.copyOf(of(links, kind));
  }

  /** All of it but the names of organizations, under the names of the kinds in small letters. */
  Map<String, Object> rows() {
    Map<String, Object> rows = new HashMap<>();
    places.keySet().forEach(kind -> rows.put(kind.field(), keys(kind)));
    rows.put(NodeKind.CASE.field(), cases);
    links.forEach((kind, own) -> rows.put(kind.field(), own));
    return rows;
  }

  private static <K, V> V of(Map<K, V> map, K key) {
    V value = map.get(key);
    if (value == null) {
      throw new IllegalStateException("nothing was added as " + key);
    }
    return value;
  }
}
