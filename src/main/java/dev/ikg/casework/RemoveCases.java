package dev.ikg.casework;

import dev.ikg.answer.LoadReport;
import dev.ikg.graph.CaseStore;
import dev.ikg.graph.Graph;
import dev.ikg.graph.LoadTurn;
import dev.ikg.incident.Key;
import dev.ikg.problem.Failure;
import dev.ikg.problem.Place;
import dev.ikg.problem.Problem;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Takes cases out of a graph. One that others name leaves a placeholder. */
final class RemoveCases {

  private final Graph graph;
  private final BatchWriter writer;

  RemoveCases(Graph graph, BatchWriter writer) {
    this.graph = graph;
    this.writer = writer;
  }

  /**
   * Removes all of these cases, or none.
   *
   * @throws Failure of kind {@code USAGE} that names every id which no case has
   */
  LoadReport remove(List<String> given) {
    List<String> ids = given.stream().map(Key::of).distinct().toList();
    return LoadTurn.during(graph, () -> {}, () -> removeInTurn(ids));
  }

  private LoadReport removeInTurn(List<String> ids) {
    mustBeKnown(ids);
    writer.remove(ids);
    Tally tally = new Tally();
    tally.removed(ids.size());
    stillNamed(graph, ids, tally);
    return tally.report();
  }

  private void mustBeKnown(List<String> ids) {
    Set<String> known = graph.read(transaction -> new CaseStore(transaction).known(ids));
    List<String> unknown = ids.stream().filter(id -> !known.contains(id)).toList();
    if (!unknown.isEmpty()) {
      throw new Failure(
          Failure.Kind.USAGE, graph.read(transaction -> noSuchCases(unknown, transaction)));
    }
  }

  private static List<Problem> noSuchCases(List<String> ids, Graph.Transaction transaction) {
    MeantCases meant = new MeantCases(transaction, ids);
    return ids.stream()
        .map(
            id ->
                Problem.error(
                    Place.nowhere(),
                    KnownCases.unknown(id),
                    meant.hint(id, "Nothing was removed.")))
        .toList();
  }

  /** Reports which of the removed cases others still name. */
  static void stillNamed(Graph graph, List<String> removed, Tally tally) {
    Map<String, String> named =
        graph.read(transaction -> new CaseStore(transaction).namedBy(removed));
    named.forEach(
        (id, by) -> {
          tally.placeholder(id);
          tally.problem(
              Problem.warning(
                  Place.nowhere(),
                  "\"" + id + "\" was removed, and \"" + by + "\" still names it",
                  "It counts nowhere; the link counts again once the case is loaded."));
        });
  }
}
