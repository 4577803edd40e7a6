package dev.ikg.casework;

import dev.ikg.graph.CaseStore;
import dev.ikg.graph.Graph;
import dev.ikg.problem.Failure;
import dev.ikg.problem.Place;
import dev.ikg.problem.Problem;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Makes sure that a graph holds the cases that were asked for, and says which it does not. */
final class KnownCases {

  private KnownCases() {}

  /**
   * Checks ids.
   *
   * @throws Failure of kind {@code USAGE} for the first that no case has, with the nearest ones
   */
  static void check(Graph.Transaction transaction, Collection<String> ids) {
    Set<String> known = new CaseStore(transaction).known(ids);
    Optional<String> unknown = ids.stream().filter(id -> !known.contains(id)).findFirst();
    if (unknown.isPresent()) {
      throw missing(transaction, unknown.get());
    }
  }

  /** The failure for an id that no case has. */
  static Failure missing(Graph.Transaction transaction, String id) {
    String message =
        Optional.ofNullable(new CaseStore(transaction).namedBy(List.of(id)).get(id))
            .map(other -> "\"" + id + "\" is named by \"" + other + "\" and was never loaded")
            .orElse(unknown(id));
    List<String> near = NearestIds.of(transaction, List.of(id)).to(id);
    String hint = hint(near, "`search WORDS` finds cases by what they tell.");
    return new Failure(Failure.Kind.USAGE, List.of(Problem.error(Place.nowhere(), message, hint)));
  }

  /** That there is no case of this id. */
  static String unknown(String id) {
    return "there is no case \"" + id + "\"";
  }

  /** The nearest ids, or something else where none is near. */
  static String hint(List<String> near, String otherwise) {
    return near.isEmpty() ? otherwise : NearestIds.didYouMean(near);
  }
}
