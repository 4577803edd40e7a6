package dev.ikg.casework;

import dev.ikg.answer.Cell;

/**
 * A question as Cypher.
 *
 * @param cypher the statement
 * @param parameters its parameters by name
 * @param script {@code :param} lines and the statement, to paste into Neo4j Browser or cypher-shell
 */
public record Explanation(String cypher, Cell.Fields parameters, String script) {}
