package dev.ikg.casework;

import dev.ikg.answer.Cell;
import dev.ikg.answer.Row;
import java.util.List;
import java.util.Optional;

/**
 * How long a case took.
 *
 * @param slug of its organization; empty where it names none
 * @param detected seconds until it was detected; empty where not known
 * @param resolved seconds until it was resolved; empty where not known
 * @param values of the facet that makes groups
 */
record TimedCase(
    String id,
    Optional<String> slug,
    Optional<Double> detected,
    Optional<Double> resolved,
    List<String> values) {

  TimedCase {
    values = List.copyOf(values);
  }

  /** From a row of {@code id, slug, detected, resolved, values}. */
  static TimedCase of(Row row) {
    return new TimedCase(row.key(0), row.text(1), seconds(row, 2), seconds(row, 3), row.texts(4));
  }

  private static Optional<Double> seconds(Row row, int column) {
    return row.cells().get(column) instanceof Cell.Whole whole
        ? Optional.of((double) whole.value())
        : Optional.empty();
  }
}
