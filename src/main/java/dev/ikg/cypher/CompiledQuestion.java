package dev.ikg.cypher;

import java.util.Optional;

/**
 * A question as statements.
 *
 * @param rows the rows of the answer
 * @param matched the matched cases by organization and evidence tier
 * @param eligible the population by organization, and how much of it each side of the question
 *     matches
 * @param spread in how many values of the dimension of {@code across} the pattern was found
 */
public record CompiledQuestion(
    CypherQuery rows, CypherQuery matched, CypherQuery eligible, Optional<CypherQuery> spread) {}
