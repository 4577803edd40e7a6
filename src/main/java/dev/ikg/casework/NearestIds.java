package dev.ikg.casework;

import dev.ikg.graph.Graph;
import dev.ikg.graph.StoredDocuments;
import dev.ikg.incident.EditDistance;
import dev.ikg.incident.Key;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The ids of a graph that are written most like others that it does not hold. The ids of the graph
 * are read once, a page at a time, whatever their number.
 */
final class NearestIds {

  /** So many are compared with every id of the graph; more would take longer than they help. */
  private static final int MOST_COMPARED = 50;

  private static final int MOST_NAMED = 3;
  private static final int LONGEST = 200;

  private record Near(String id, int distance) {}

  /** An id that the graph does not hold, as it is compared, and what is nearest to it so far. */
  private record Sought(String folded, int limit, List<Near> found) {

    static Sought of(String unknown) {
      int limit = Math.max(1, Math.min(3, unknown.length() / 4));
      return new Sought(Key.folded(unknown), limit, new ArrayList<>());
    }
  }

  private final Map<String, Sought> sought = new LinkedHashMap<>();

  private NearestIds() {}

  /**
   * Looks for the ids that are nearest to each of these.
   *
   * @param coming ids that count beside those of the graph
   */
  static NearestIds of(Graph graph, Collection<String> unknown, Collection<String> coming) {
    NearestIds nearest =
        of(unknown, after -> graph.read(in -> new StoredDocuments(in).idsAfter(after)));
    coming.forEach(nearest::compare);
    return nearest;
  }

  /** The same within a transaction. */
  static NearestIds of(Graph.Transaction transaction, Collection<String> unknown) {
    return of(unknown, new StoredDocuments(transaction)::idsAfter);
  }

  private static NearestIds of(
      Collection<String> unknown, Function<String, List<String>> pageAfter) {
    NearestIds nearest = new NearestIds();
    unknown.stream()
        .filter(id -> id.length() <= LONGEST)
        .limit(MOST_COMPARED)
        .forEach(id -> nearest.sought.put(id, Sought.of(id)));
    if (!nearest.sought.isEmpty()) {
      nearest.search(pageAfter);
    }
    return nearest;
  }

  private void search(Function<String, List<String>> pageAfter) {
    List<String> page = pageAfter.apply(StoredDocuments.START);
    while (!page.isEmpty()) {
      page.forEach(this::compare);
      page = pageAfter.apply(page.get(page.size() - 1));
    }
  }

  private void compare(String known) {
    String folded = Key.folded(known);
    sought.values().forEach(one -> compare(one, known, folded));
  }

  private static void compare(Sought sought, String known, String folded) {
    int distance = EditDistance.between(sought.folded(), folded, sought.limit());
    List<Near> found = sought.found();
    Near candidate = new Near(known, distance);
    // One can be in the graph and in the load.
    if (distance <= sought.limit() && !found.contains(candidate)) {
      found.add(candidate);
      found.sort(Comparator.comparingInt(Near::distance).thenComparing(Near::id));
      if (found.size() > MOST_NAMED) {
        found.remove(MOST_NAMED);
      }
    }
  }

  /** The nearest ids to one of those that were asked for, nearest first; at most three. */
  List<String> to(String unknown) {
    return Optional.ofNullable(sought.get(unknown)).stream()
        .flatMap(one -> one.found().stream())
        .map(Near::id)
        .toList();
  }

  /** The question that names some ids. */
  static String didYouMean(List<String> ids) {
    return ids.stream()
        .map(id -> "\"" + id + "\"")
        .collect(Collectors.joining(" or ", "Did you mean ", "?"));
  }
}
