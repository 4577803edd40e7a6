package dev.ikg.casework;

import dev.ikg.cypher.StatementFile;
import dev.ikg.graph.CaseStore;
import dev.ikg.graph.Graph;
import dev.ikg.incident.EditDistance;
import dev.ikg.problem.Failure;
import java.util.List;
import java.util.Set;

/** Makes sure that a graph holds the cases that were asked for. */
final class KnownCases {

  private static final StatementFile IDS = StatementFile.load("read/case-ids");
  private static final int SLIPS = 4;

  private KnownCases() {}

  /**
   * Checks ids.
   *
   * @throws Failure of kind {@code USAGE} for the first that no case has, with the nearest one
   */
  static void check(Graph.Transaction transaction, String... ids) {
    Set<String> known = new CaseStore(transaction).known(List.of(ids));
    for (String id : ids) {
      if (!known.contains(id)) {
        List<String> all =
            transaction.run(IDS.query()).stream().flatMap(row -> row.text(0).stream()).toList();
        throw Failure.of(
            Failure.Kind.USAGE,
            "there is no case `" + id + "`",
            EditDistance.nearest(id, all, SLIPS)
                .map(near -> "Did you mean `" + near + "`?")
                .orElse("'ask all' lists the cases."));
      }
    }
  }
}
