package dev.ikg.casework;

import dev.ikg.answer.Row;
import dev.ikg.incident.FacetValue;
import dev.ikg.insight.PairFamily;
import java.util.List;
import java.util.Optional;

/** What a question finds in a graph, in the rows that its statements declare. */
interface AnswerSource {

  /** The rows of the answer. */
  List<Row> rows();

  /** The matched cases by organization and evidence tier. */
  List<Row> matched();

  /** The population by organization, and how much of it each side of the question matches. */
  List<Row> eligible();

  /** In how many values of the dimension of {@code across} the pattern was found. */
  Optional<Long> spread();

  /** How many rows there are without a limit; empty where the question sets none. */
  Optional<Long> unlimited();

  /** In how many cases at most the pairs are counted beside one question. */
  long mostCasesForPairs();

  /** All pairs of labels like these two in the population. */
  PairFamily family(FacetValue one, FacetValue other);
}
