package dev.ikg.oracle;

import dev.ikg.incident.Facet;
import dev.ikg.question.Expr;
import dev.ikg.question.Named;
import dev.ikg.question.Question;
import dev.ikg.question.Step;
import dev.ikg.question.Term;
import java.util.ArrayList;
import java.util.List;

/** The cases that could have matched: they pass the filters and have the named facets known. */
final class PlainPopulation {

  private PlainPopulation() {}

  static List<PlainCase> of(
      Question question, List<PlainCase> cases, PlainMatching matching, PlainNames names) {
    List<Facet> compared = new ArrayList<>();
    for (Step step : question.steps()) {
      for (Expr part : step.conjuncts()) {
        Expr inside = part instanceof Expr.Not not ? not.part() : part;
        if (inside instanceof Term.Same same) {
          compared.add(same.facet());
        }
      }
    }
    return cases.stream()
        .filter(incident -> compared.stream().noneMatch(facet -> incident.values(facet).isEmpty()))
        .filter(
            incident ->
                question.first().conjuncts().stream()
                    .allMatch(
                        part ->
                            part.isFilter()
                                ? matching.truth(part, incident, incident) == Truth.YES
                                : areFacetsKnown(part, incident, names)))
        .toList();
  }

  private static boolean areFacetsKnown(Expr part, PlainCase incident, PlainNames names) {
    return part.leaves()
        .allMatch(
            leaf -> {
              if (leaf instanceof Named named) {
                return names.facets(named).stream().anyMatch(f -> !incident.values(f).isEmpty());
              }
              return !(leaf instanceof Term.AnyOf any) || !incident.values(any.facet()).isEmpty();
            });
  }
}
