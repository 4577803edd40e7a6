package dev.ikg.insight;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Puts links that hang together into chains. */
public final class Chains {

  private Chains() {}

  /**
   * The links by chain: two links are in one chain where they have a case in common, directly or by
   * other links.
   *
   * @param from the one case of a link
   * @param to the other case
   * @return each chain with its links in the order in which they came
   */
  public static <L> List<List<L>> of(
      List<L> links, Function<L, String> from, Function<L, String> to) {
    Map<String, String> parents = new HashMap<>();
    for (L link : links) {
      String one = root(parents, from.apply(link));
      String other = root(parents, to.apply(link));
      parents.put(one, other);
    }
    Map<String, List<L>> chains = new LinkedHashMap<>();
    for (L link : links) {
      String root = root(parents, from.apply(link));
      chains.computeIfAbsent(root, key -> new ArrayList<>()).add(link);
    }
    return new ArrayList<>(chains.values());
  }

  private static String root(Map<String, String> parents, String id) {
    String at = id;
    String above = parents.getOrDefault(at, at);
    while (!above.equals(at)) {
      String higher = parents.getOrDefault(above, above);
      parents.put(at, higher);
      at = above;
      above = higher;
    }
    return at;
  }
}
