package dev.ikg.cypher;

import dev.ikg.incident.PartialDate;
import dev.ikg.question.Expr;
import dev.ikg.question.Field;
import dev.ikg.question.Filter;
import dev.ikg.question.Named;
import dev.ikg.question.Term;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import org.neo4j.cypherdsl.core.Condition;
import org.neo4j.cypherdsl.core.Cypher;
import org.neo4j.cypherdsl.core.Expression;
import org.neo4j.cypherdsl.core.Node;

/**
 * Turns what a step asks into conditions on a case. Matching has three values: a part holds, fails,
 * or is not known. A negation holds where its part is known to fail, so every part compiles to two
 * conditions.
 */
final class Conditions {

  private final Names names;
  private final Parameters parameters;
  private final Searches searches;
  private final Optional<Node> first;

  /**
   * Conditions of one step.
   *
   * @param first the case of the first step, which {@code same} compares with; empty in the first
   *     step
   */
  Conditions(Names names, Parameters parameters, Searches searches, Optional<Node> first) {
    this.names = names;
    this.parameters = parameters;
    this.searches = searches;
    this.first = first;
  }

  /** The expression holds for the case. */
  Condition holds(Expr expr, Node incident) {
    if (expr instanceof Expr.And and) {
      return all(and.parts(), incident, this::holds);
    }
    if (expr instanceof Expr.Or or) {
      return any(or.parts(), incident, this::holds);
    }
    if (expr instanceof Expr.Not not) {
      return fails(not.part(), incident);
    }
    if (expr instanceof Expr.AtLeast atLeast) {
      return count(atLeast.parts(), atLeast.count(), incident, this::holds);
    }
    if (expr instanceof Named named) {
      return carries(named, incident);
    }
    return expr instanceof Term term ? holds(term, incident) : holds((Filter) expr, incident);
  }

  /** The expression is known not to hold for the case. */
  Condition fails(Expr expr, Node incident) {
    if (expr instanceof Expr.And and) {
      return any(and.parts(), incident, this::fails);
    }
    if (expr instanceof Expr.Or or) {
      return all(or.parts(), incident, this::fails);
    }
    if (expr instanceof Expr.Not not) {
      return holds(not.part(), incident);
    }
    if (expr instanceof Expr.AtLeast atLeast) {
      int enough = atLeast.parts().size() - atLeast.count() + 1;
      return enough < 1 ? Cypher.isTrue() : count(atLeast.parts(), enough, incident, this::fails);
    }
    if (expr instanceof Named named) {
      return known(named, incident).and(carries(named, incident).not());
    }
    return expr instanceof Term term ? fails(term, incident) : fails((Filter) expr, incident);
  }

  /** The facet of a name is known of the case; of a name in several facets, one of them. */
  Condition known(Named named, Node incident) {
    return names.facets(named).stream()
        .map(facet -> FacetPath.of(facet).known(incident))
        .reduce(Condition::or)
        .orElseThrow();
  }

  private Condition carries(Named named, Node incident) {
    return names.keysByFacet(named).entrySet().stream()
        .map(e -> FacetPath.of(e.getKey()).carries(incident, e.getKey(), e.getValue(), parameters))
        .reduce(Condition::or)
        .orElse(Cypher.isFalse());
  }

  private Condition holds(Term term, Node incident) {
    if (term instanceof Term.All) {
      return Cypher.isTrue();
    }
    if (term instanceof Term.AnyOf anyOf) {
      return FacetPath.of(anyOf.facet()).known(incident);
    }
    if (term instanceof Term.Same same) {
      return FacetPath.of(same.facet()).shared(first.orElseThrow(), incident);
    }
    if (term instanceof Term.Known known) {
      return FieldPath.known(known.field(), incident);
    }
    if (term instanceof Term.Unknown unknown) {
      return FieldPath.known(unknown.field(), incident).not();
    }
    if (term instanceof Term.Text text) {
      return incident.asExpression().in(searches.inTexts(text.words(), parameters));
    }
    Term.Promised promised = (Term.Promised) term;
    return incident.asExpression().in(searches.inPromises(promised.words(), parameters));
  }

  private Condition fails(Term term, Node incident) {
    if (term instanceof Term.All || term instanceof Term.AnyOf) {
      return Cypher.isFalse();
    }
    if (term instanceof Term.Same same) {
      FacetPath path = FacetPath.of(same.facet());
      Node one = first.orElseThrow();
      return path.known(one).and(path.known(incident)).and(path.shared(one, incident).not());
    }
    if (term instanceof Term.Text) {
      return FieldPath.hasText(incident).and(holds(term, incident).not());
    }
    if (term instanceof Term.Promised) {
      return FieldPath.known(Field.PROMISES, incident).and(holds(term, incident).not());
    }
    return holds(term, incident).not();
  }

  private Condition holds(Filter filter, Node incident) {
    Expression firstDay = incident.property("first_day");
    Expression lastDay = incident.property("last_day");
    if (filter instanceof Filter.Since since) {
      return firstDay.gte(day("since", since.date()));
    }
    if (filter instanceof Filter.Before before) {
      return lastDay.lt(day("before", before.date()));
    }
    if (filter instanceof Filter.Between between) {
      return firstDay
          .gte(day("since", between.from()))
          .and(lastDay.lte(parameters.add("until", between.to().last())));
    }
    Filter.Took took = (Filter.Took) filter;
    Expression bound = parameters.add("seconds", took.length().duration().toSeconds());
    Expression seconds = FieldPath.seconds(took.measure(), incident);
    return took.bound() == Filter.Bound.OVER ? seconds.gt(bound) : seconds.lt(bound);
  }

  private Condition fails(Filter filter, Node incident) {
    Expression firstDay = incident.property("first_day");
    Expression lastDay = incident.property("last_day");
    if (filter instanceof Filter.Since since) {
      return lastDay.lt(day("since", since.date()));
    }
    if (filter instanceof Filter.Before before) {
      return firstDay.gte(day("before", before.date()));
    }
    if (filter instanceof Filter.Between between) {
      return lastDay
          .lt(day("since", between.from()))
          .or(firstDay.gt(parameters.add("until", between.to().last())));
    }
    Filter.Took took = (Filter.Took) filter;
    Expression bound = parameters.add("seconds", took.length().duration().toSeconds());
    Expression seconds = FieldPath.seconds(took.measure(), incident);
    return took.bound() == Filter.Bound.OVER ? seconds.lte(bound) : seconds.gte(bound);
  }

  private Expression day(String word, PartialDate date) {
    return parameters.add(word, date.first());
  }

  private static Condition all(
      List<Expr> parts, Node incident, BiFunction<Expr, Node, Condition> value) {
    return parts.stream().map(p -> value.apply(p, incident)).reduce(Condition::and).orElseThrow();
  }

  private static Condition any(
      List<Expr> parts, Node incident, BiFunction<Expr, Node, Condition> value) {
    return parts.stream().map(p -> value.apply(p, incident)).reduce(Condition::or).orElseThrow();
  }

  private Condition count(
      List<Expr> parts, int enough, Node incident, BiFunction<Expr, Node, Condition> value) {
    if (enough == 1) {
      return any(parts, incident, value);
    }
    if (enough == parts.size()) {
      return all(parts, incident, value);
    }
    List<Expression> ones = new ArrayList<>();
    for (Expr part : parts) {
      ones.add(
          Cypher.caseExpression()
              .when(value.apply(part, incident))
              .then(Cypher.literalOf(1))
              .elseDefault(Cypher.literalOf(0)));
    }
    return ones.stream()
        .reduce(Expression::add)
        .orElseThrow()
        .gte(parameters.add("enough", enough));
  }
}
