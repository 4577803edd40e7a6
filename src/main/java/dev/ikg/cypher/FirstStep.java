package dev.ikg.cypher;

import dev.ikg.incident.Facet;
import dev.ikg.incident.FacetValue;
import dev.ikg.question.Expr;
import dev.ikg.question.Named;
import dev.ikg.question.Step;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.neo4j.cypherdsl.core.Condition;
import org.neo4j.cypherdsl.core.Cypher;
import org.neo4j.cypherdsl.core.Node;
import org.neo4j.cypherdsl.core.PatternElement;
import org.neo4j.cypherdsl.core.Statement;

/** Finds the cases of the first step, beginning at the rarest label that it names. */
final class FirstStep {

  private final Names names;
  private final Parameters parameters;
  private final Conditions conditions;

  FirstStep(Names names, Parameters parameters, Conditions conditions) {
    this.names = names;
    this.parameters = parameters;
    this.conditions = conditions;
  }

  /** How the cases are found. */
  sealed interface Plan {
    /** Adds the clauses, which find each case once. */
    void addTo(Clauses clauses);
  }

  /** One pattern with a case in its middle. */
  private record ByPattern(List<PatternElement> patterns, Condition where) implements Plan {
    @Override
    public void addTo(Clauses clauses) {
      clauses.match(patterns, where);
    }
  }

  /** A subquery that finds candidates at their labels, and what they must be like beside. */
  private record ByCandidates(Statement candidates, Condition where) implements Plan {
    @Override
    public void addTo(Clauses clauses) {
      clauses.call(candidates);
      clauses.with(List.of(Cypher.asterisk()), where);
    }
  }

  Plan plan(Step step, Node incident) {
    Map<FacetValue, PatternElement> labels = plainLabels(step, incident);
    if (!labels.isEmpty()) {
      return new ByPattern(List.copyOf(labels.values()), rest(step, incident));
    }
    Condition holds = conditions.holds(step.expr(), incident);
    return Anchor.of(step.expr(), names)
        .<Plan>map(anchor -> new ByCandidates(candidates(anchor, incident), holds))
        .orElseGet(() -> new ByPattern(List.of(incident), holds));
  }

  /** The labels that must all be there, as patterns, the rarest first. */
  private Map<FacetValue, PatternElement> plainLabels(Step step, Node incident) {
    List<Named> plain =
        step.conjuncts().stream()
            .filter(Named.class::isInstance)
            .map(Named.class::cast)
            .filter(this::isPlain)
            .sorted(Comparator.comparingLong(names::cases))
            .toList();
    Map<FacetValue, PatternElement> patterns = new LinkedHashMap<>();
    for (Named named : plain) {
      FacetValue value = names.meanings(named).get(0);
      FacetPath.Linked path = (FacetPath.Linked) FacetPath.of(value.facet());
      Node label = path.value(parameters.add(value.facet().word(), value.key()));
      patterns.putIfAbsent(value, path.to(incident, label));
    }
    return patterns;
  }

  private boolean isPlain(Named named) {
    List<FacetValue> meanings = names.meanings(named);
    return meanings.size() == 1
        && FacetPath.of(meanings.get(0).facet()) instanceof FacetPath.Linked;
  }

  private Condition rest(Step step, Node incident) {
    Condition rest = Cypher.noCondition();
    for (Expr part : step.conjuncts()) {
      if (!(part instanceof Named named && isPlain(named))) {
        rest = rest.and(conditions.holds(part, incident));
      }
    }
    return rest;
  }

  private Statement candidates(Anchor anchor, Node incident) {
    List<Statement> branches = new ArrayList<>();
    for (Map.Entry<Facet, TreeSet<String>> keys : anchor.keys().entrySet()) {
      branches.add(
          FacetPath.of(keys.getKey())
              .candidates(incident, keys.getKey(), List.copyOf(keys.getValue()), parameters));
    }
    return branches.size() == 1 ? branches.get(0) : Cypher.union(branches);
  }
}
