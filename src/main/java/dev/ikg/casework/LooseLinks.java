package dev.ikg.casework;

import dev.ikg.graph.CaseStore;
import dev.ikg.graph.Graph;
import dev.ikg.incident.CaseLink;
import dev.ikg.problem.Place;
import dev.ikg.problem.Problem;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** The links of a load that lead to a case which is not there, or not yet. */
final class LooseLinks {

  private static final int IDS_AT_ONCE = 10_000;

  private final Graph graph;
  private final Map<String, Place> loose = new LinkedHashMap<>();

  LooseLinks(Graph graph) {
    this.graph = graph;
  }

  /** Keeps the links of these cases that lead to no case, and drops those that do now. */
  void add(List<Arrival> taken, SeenCases seen) {
    taken.forEach(arrival -> loose.remove(arrival.id()));
    Map<String, Place> named = new LinkedHashMap<>();
    for (Arrival arrival : taken) {
      for (CaseLink link : arrival.found().incident().links()) {
        if (seen.fate(link.id()).isEmpty()) {
          named.putIfAbsent(link.id(), arrival.links().getOrDefault(link.id(), arrival.place()));
        }
      }
    }
    if (!named.isEmpty()) {
      Set<String> known =
          graph.read(transaction -> new CaseStore(transaction).known(named.keySet()));
      named.keySet().removeAll(known);
      named.forEach(loose::putIfAbsent);
    }
  }

  /**
   * Reports what leads nowhere at the end of a load, whose links the graph holds: so it knows those
   * that were replaced.
   */
  void report(Tally tally) {
    keepPlaceholders();
    report(tally, Set.of(), " yet");
  }

  /**
   * Reports what would lead nowhere after a load.
   *
   * @param coming the ids of the cases that it would write
   */
  void rehearse(Tally tally, Set<String> coming) {
    report(tally, coming, " yet");
  }

  /** Reports what leads to no case of some documents, whose ids these are. */
  void check(Tally tally, Set<String> ids) {
    report(tally, ids, " among these documents");
  }

  private void report(Tally tally, Set<String> coming, String when) {
    NearestIds nearest = NearestIds.of(graph, loose.keySet(), coming);
    loose.forEach(
        (id, place) -> {
          tally.placeholder(id);
          tally.problem(
              Problem.warning(place, KnownCases.unknown(id) + when, hint(nearest.to(id))));
        });
  }

  private void keepPlaceholders() {
    List<String> ids = new ArrayList<>(loose.keySet());
    Set<String> placeholders = new TreeSet<>();
    for (int i = 0; i < ids.size(); i += IDS_AT_ONCE) {
      List<String> some = ids.subList(i, Math.min(i + IDS_AT_ONCE, ids.size()));
      placeholders.addAll(graph.read(transaction -> new CaseStore(transaction).placeholders(some)));
    }
    loose.keySet().retainAll(placeholders);
  }

  private static String hint(List<String> near) {
    String later = "The link counts once a case of that id is loaded.";
    return near.isEmpty() ? later : NearestIds.didYouMean(near) + " " + later;
  }
}
