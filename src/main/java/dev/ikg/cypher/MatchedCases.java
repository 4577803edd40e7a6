package dev.ikg.cypher;

import dev.ikg.question.Expr;
import dev.ikg.question.Named;
import dev.ikg.question.Question;
import dev.ikg.question.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.neo4j.cypherdsl.core.Condition;
import org.neo4j.cypherdsl.core.Cypher;
import org.neo4j.cypherdsl.core.IdentifiableElement;
import org.neo4j.cypherdsl.core.Node;

/**
 * What every statement of a question begins with: the cases, and the chains of cases, that match.
 */
final class MatchedCases {

  private final Question question;
  private final Parameters parameters = new Parameters();
  private final Searches searches = new Searches();
  private final Conditions conditions;
  private final Names names;

  MatchedCases(Question question, Names names) {
    this.question = question;
    this.names = names;
    this.conditions = new Conditions(names, parameters, searches, Optional.empty());
  }

  Parameters parameters() {
    return parameters;
  }

  /** The case of a step, counted from 0. */
  static Node incident(int step) {
    return Cypher.node("Case").named(step == 0 ? "c" : "c" + (step + 1));
  }

  /** The steps behind the first. */
  List<LaterStep> laterSteps() {
    List<LaterStep> later = new ArrayList<>();
    for (int i = 1; i < question.steps().size(); i++) {
      Step step = question.steps().get(i);
      Node next = incident(i);
      Condition where =
          new Conditions(names, parameters, searches, Optional.of(incident(0)))
              .holds(step.expr(), next);
      later.add(new LaterStep(step, incident(i - 1), next, Cypher.name("link" + (i + 1)), where));
    }
    return later;
  }

  /** Clauses that find every chain of cases once, each case and each link under its name. */
  Clauses match() {
    Node first = incident(0);
    FirstStep.Plan plan =
        new FirstStep(names, parameters, conditions).plan(question.first(), first);
    List<LaterStep> later = laterSteps();
    Clauses clauses = begin();
    plan.addTo(clauses);
    List<IdentifiableElement> carried = new ArrayList<>(searches.found());
    carried.add(first.getRequiredSymbolicName());
    for (LaterStep step : later) {
      step.addTo(clauses, carried, parameters);
      carried.addAll(step.found());
    }
    return clauses;
  }

  /** Clauses that find the first case of every chain once. */
  Clauses matchFirst() {
    Clauses clauses = match();
    if (question.isChain()) {
      clauses.withDistinct(List.of(incident(0).getRequiredSymbolicName()));
    }
    return clauses;
  }

  /** Clauses that find every case of which a condition holds, and keep what was searched for. */
  Clauses matchAll(Node incident, Condition condition) {
    Clauses clauses = begin();
    clauses.match(List.of(incident), condition);
    return clauses;
  }

  /** The condition that an expression holds for a case of the first step. */
  Condition holds(Expr expr, Node incident) {
    return conditions.holds(expr, incident);
  }

  /** The condition that the facet of a name is known of a case. */
  Condition known(Named named, Node incident) {
    return conditions.known(named, incident);
  }

  private Clauses begin() {
    Clauses clauses = new Clauses();
    searches.statements().forEach(clauses::call);
    return clauses;
  }
}
