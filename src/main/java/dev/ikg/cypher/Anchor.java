package dev.ikg.cypher;

import dev.ikg.incident.Facet;
import dev.ikg.question.Expr;
import dev.ikg.question.Named;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

/**
 * Labels of which every case that an expression matches must carry one, so that a statement can
 * begin at them and need not look at all cases.
 *
 * @param keys the labels by facet
 * @param cases how many cases carry them at most
 */
record Anchor(Map<Facet, TreeSet<String>> keys, long cases) {

  /** The rarest anchor of an expression; empty where it has none. */
  static Optional<Anchor> of(Expr expr, Names names) {
    if (expr instanceof Named named) {
      return ofName(named, names);
    }
    if (expr instanceof Expr.And and) {
      return all(and.parts(), names).stream().min(Comparator.comparingLong(Anchor::cases));
    }
    if (expr instanceof Expr.Or or) {
      return union(or.parts(), or.parts().size(), names);
    }
    if (expr instanceof Expr.AtLeast atLeast) {
      int needed = atLeast.parts().size() - atLeast.count() + 1;
      return union(atLeast.parts(), needed, names);
    }
    return Optional.empty();
  }

  private static Optional<Anchor> ofName(Named named, Names names) {
    Map<Facet, TreeSet<String>> keys = new EnumMap<>(Facet.class);
    names.keysByFacet(named).forEach((facet, labels) -> keys.put(facet, new TreeSet<>(labels)));
    return keys.isEmpty() ? Optional.empty() : Optional.of(new Anchor(keys, names.cases(named)));
  }

  private static List<Anchor> all(List<Expr> parts, Names names) {
    return parts.stream().flatMap(part -> of(part, names).stream()).toList();
  }

  /** The rarest of the parts together; a case that fails them all has too few left. */
  private static Optional<Anchor> union(List<Expr> parts, int needed, Names names) {
    List<Anchor> anchors = new ArrayList<>(all(parts, names));
    if (needed < 1 || anchors.size() < needed) {
      return Optional.empty();
    }
    anchors.sort(Comparator.comparingLong(Anchor::cases));
    Map<Facet, TreeSet<String>> keys = new EnumMap<>(Facet.class);
    long cases = 0;
    for (Anchor anchor : anchors.subList(0, needed)) {
      anchor.keys.forEach(
          (facet, labels) -> keys.computeIfAbsent(facet, f -> new TreeSet<>()).addAll(labels));
      cases += anchor.cases;
    }
    return Optional.of(new Anchor(keys, cases));
  }
}
