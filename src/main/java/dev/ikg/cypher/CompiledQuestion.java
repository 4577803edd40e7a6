package dev.ikg.cypher;

import dev.ikg.incident.FacetValue;
import java.util.Optional;

/**
 * A question as statements.
 *
 * @param rows the rows of the answer
 * @param matched the matched cases by organization and evidence tier
 * @param eligible the population by organization, and how much of it each side of the question
 *     matches
 * @param pair the two labels of the question and their family, where it asks for just these two
 * @param spread in how many values of the dimension of {@code across} the pattern was found
 * @param unlimited how many rows there are without the limit that the question sets
 */
public record CompiledQuestion(
    CypherQuery rows,
    CypherQuery matched,
    CypherQuery eligible,
    Optional<Pair> pair,
    Optional<CypherQuery> spread,
    Optional<CypherQuery> unlimited) {

  /**
   * Two labels that a question joins, and the population with its labels of their facets, from
   * which all pairs like theirs can be counted.
   */
  public record Pair(FacetValue one, FacetValue other, CypherQuery labelled) {}
}
