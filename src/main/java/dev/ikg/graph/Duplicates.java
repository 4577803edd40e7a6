package dev.ikg.graph;

import dev.ikg.answer.Row;
import dev.ikg.cypher.StatementFile;
import dev.ikg.problem.Failure;
import dev.ikg.problem.Place;
import dev.ikg.problem.Problem;
import java.util.List;

/** Finds the keys that several nodes have, in a graph that others filled before us. */
final class Duplicates {

  private static final StatementFile DUPLICATES = StatementFile.load("schema/duplicates");

  private Duplicates() {}

  /** The failure that names them in the place of one that does not; that one if there are none. */
  static Failure named(Graph graph, Failure failure) {
    List<Problem> found =
        graph.read(transaction -> transaction.run(DUPLICATES.query())).stream()
            .map(Duplicates::problem)
            .toList();
    return found.isEmpty() ? failure : new Failure(failure.kind(), found).causedBy(failure);
  }

  private static Problem problem(Row row) {
    String label = row.text(0).orElse("");
    String property = row.text(1).orElse("");
    return Problem.error(
        Place.nowhere(),
        "%d nodes %s have the %s \"%s\"; nothing was written"
            .formatted(row.whole(3), label, property, row.text(2).orElse("")),
        "Join or remove all but one of them, then load again; MATCH (n:%s {%s: ...}) finds them."
            .formatted(label, property));
  }
}
