package dev.ikg.cypher;

import dev.ikg.incident.Facet;
import dev.ikg.incident.FacetValue;
import dev.ikg.question.Dimension;
import dev.ikg.question.Expr;
import dev.ikg.question.Question;
import dev.ikg.question.Term;
import java.util.List;
import java.util.Optional;
import org.neo4j.cypherdsl.core.Condition;
import org.neo4j.cypherdsl.core.Cypher;
import org.neo4j.cypherdsl.core.Expression;

/**
 * Values of a dimension that do not count: rows of {@code factor:*} are about what travels with the
 * labels that the question names, not about these themselves.
 *
 * @param keys none where the question asks for no whole facet
 */
public record LeftOut(List<String> keys) {

  /** These values. */
  public LeftOut {
    keys = List.copyOf(keys);
  }

  /** The values of a dimension that do not count in a question. */
  public static LeftOut of(Question question, Names names, Dimension dimension) {
    boolean wild =
        question
            .first()
            .expr()
            .leaves()
            .anyMatch(leaf -> leaf instanceof Term.AnyOf any && isFacet(dimension, any.facet()));
    return new LeftOut(
        wild
            ? question.first().terms().stream()
                .flatMap(Expr::names)
                .flatMap(named -> names.meanings(named).stream())
                .filter(value -> isFacet(dimension, value.facet()))
                .map(FacetValue::key)
                .distinct()
                .sorted()
                .toList()
            : List.of());
  }

  private static boolean isFacet(Dimension dimension, Facet facet) {
    return dimension.facet().equals(Optional.of(facet));
  }

  /** The condition that a value counts. */
  Condition keeps(Expression key, Parameters parameters) {
    return keys.isEmpty() ? Cypher.noCondition() : key.in(parameters.add("left_out", keys)).not();
  }
}
