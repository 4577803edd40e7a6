package dev.ikg.casework;

import dev.ikg.answer.Row;
import dev.ikg.graph.GraphState;
import java.util.List;
import java.util.Optional;

/**
 * What a graph gives for a question.
 *
 * @param rows of the answer
 * @param matched the cases that match
 * @param eligible the cases that could have matched
 * @param chance how the terms meet by chance; empty where that is not computed
 * @param spread in how many values of the dimension of {@code across} the pattern was found
 * @param unlimited how many rows there are without the limit that the question sets; empty where it
 *     sets none, or cut nothing off
 * @param state of the graph as a whole
 */
record Found(
    List<Row> rows,
    MatchedTotals matched,
    EligibleTotals eligible,
    Optional<Chance> chance,
    Optional<Long> spread,
    Optional<Long> unlimited,
    GraphState state) {

  Found {
    rows = List.copyOf(rows);
  }
}
