package dev.ikg.casework;

import dev.ikg.graph.CaseStore;
import dev.ikg.graph.Graph;
import dev.ikg.problem.Failure;
import dev.ikg.problem.Place;
import dev.ikg.problem.Problem;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Makes sure that a graph holds the cases that were asked for, and says which it does not. */
final class KnownCases {

  private KnownCases() {}

  /**
   * Checks ids.
   *
   * @throws Failure of kind {@code USAGE} that names each that no case has, with what was meant
   */
  static void check(Graph.Transaction transaction, Collection<String> ids) {
    Set<String> known = new CaseStore(transaction).known(ids);
    List<String> unknown = ids.stream().filter(id -> !known.contains(id)).distinct().toList();
    if (!unknown.isEmpty()) {
      throw missing(transaction, unknown);
    }
  }

  /** The failure for ids that no case has. */
  static Failure missing(Graph.Transaction transaction, List<String> ids) {
    Map<String, String> named = new CaseStore(transaction).namedBy(ids);
    MeantCases meant = new MeantCases(transaction, ids);
    return new Failure(
        Failure.Kind.USAGE,
        ids.stream()
            .map(
                id ->
                    Problem.error(
                        Place.nowhere(),
                        Optional.ofNullable(named.get(id))
                            .map(other -> namedOnly(id, other))
                            .orElse(unknown(id)),
                        meant.hint(id, "`search WORDS` finds cases by what they tell.")))
            .toList());
  }

  private static String namedOnly(String id, String other) {
    return "\"" + id + "\" is named by \"" + other + "\" and was never loaded";
  }

  /** That there is no case of this id. */
  static String unknown(String id) {
    return "there is no case \"" + id + "\"";
  }
}
