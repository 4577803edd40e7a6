package dev.ikg.index;

import dev.ikg.cypher.Names;
import dev.ikg.incident.Facet;
import dev.ikg.index.CaseIndex.Mark;
import dev.ikg.question.Expr;
import dev.ikg.question.Field;
import dev.ikg.question.Filter;
import dev.ikg.question.Named;
import dev.ikg.question.Term;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntToLongFunction;
import java.util.function.LongPredicate;
import java.util.stream.Stream;

/**
 * The cases for which a step holds. Matching has three values: a part holds, fails, or is not
 * known, so that each part gives two sets.
 */
final class Matching {

  private final CaseIndex index;
  private final Incidents incidents;
  private final Names names;

  Matching(CaseIndex index, Names names) {
    this.index = index;
    this.incidents = index.incidents();
    this.names = names;
  }

  /** Whether an expression can be answered from labels and dates alone. */
  static boolean isAnswerable(Expr expr) {
    return expr.leaves()
        .noneMatch(leaf -> leaf instanceof Term.Text || leaf instanceof Term.Promised);
  }

  /** The cases where an expression holds or is known not to. */
  record Two(BitSet holds, BitSet fails) {
    Two negated() {
      return new Two(/* holds= */ fails, /* fails= */ holds);
    }
  }

  /** A new set of the cases for which an expression without {@code same} holds. */
  BitSet holds(Expr expr) {
    return two(expr).holds();
  }

  /** The sets of all leaves but {@code same}, for {@link #truth}. */
  Map<Expr, Two> leaves(Expr expr) {
    Map<Expr, Two> leaves = new HashMap<>();
    expr.leaves()
        .filter(leaf -> !(leaf instanceof Term.Same))
        .forEach(leaf -> leaves.put(leaf, two(leaf)));
    return leaves;
  }

  /** Whether an expression holds for a case behind a first one; 1 yes, -1 no, 0 not known. */
  int truth(Expr expr, Map<Expr, Two> leaves, int first, int incident) {
    if (expr instanceof Expr.Not not) {
      return -truth(not.part(), leaves, first, incident);
    }
    if (expr instanceof Expr.Compound compound) {
      int yes = 0;
      int no = 0;
      for (Expr part : compound.parts()) {
        int truth = truth(part, leaves, first, incident);
        yes += truth > 0 ? 1 : 0;
        no += truth < 0 ? 1 : 0;
      }
      int enough = enough(compound);
      return yes >= enough ? 1 : no >= compound.parts().size() - enough + 1 ? -1 : 0;
    }
    if (expr instanceof Term.Same same) {
      FacetIndex facet = index.facet(same.facet());
      boolean known = facet.known().get(first) && facet.known().get(incident);
      return !known ? 0 : facet.areAlike(first, incident) ? 1 : -1;
    }
    Two two = leaves.getOrDefault(expr, new Two(new BitSet(), new BitSet()));
    return two.holds().get(incident) ? 1 : two.fails().get(incident) ? -1 : 0;
  }

  private static int enough(Expr.Compound compound) {
    if (compound instanceof Expr.AtLeast atLeast) {
      return atLeast.count();
    }
    return compound instanceof Expr.Or ? 1 : compound.parts().size();
  }

  private Two two(Expr expr) {
    if (expr instanceof Expr.Not not) {
      return two(not.part()).negated();
    }
    if (expr instanceof Expr.Compound compound) {
      List<Two> parts = compound.parts().stream().map(this::two).toList();
      int enough = enough(compound);
      return new Two(
          atLeast(enough, parts.stream().map(Two::holds).toList()),
          atLeast(parts.size() - enough + 1, parts.stream().map(Two::fails).toList()));
    }
    if (expr instanceof Named named) {
      return among(known(named), carrying(named));
    }
    return expr instanceof Filter filter ? two(filter) : two((Term) expr);
  }

  /** The cases of which the facet of a name is known; of a name in several facets, one of them. */
  private BitSet known(Named named) {
    return index.knownInOne(names.facets(named));
  }

  private BitSet carrying(Named named) {
    return index.carrying(names.meanings(named));
  }

  private Two two(Term term) {
    if (term instanceof Term.All) {
      return new Two(index.all(), new BitSet());
    }
    if (term instanceof Term.AnyOf any) {
      return new Two(copy(index.facet(any.facet()).known()), new BitSet());
    }
    if (term instanceof Term.Known known) {
      return among(index.all(), fieldKnown(known.field()));
    }
    if (term instanceof Term.Unknown unknown) {
      return among(index.all(), fieldKnown(unknown.field())).negated();
    }
    throw new IllegalArgumentException("not a question of labels: " + term);
  }

  private BitSet fieldKnown(Field field) {
    if (field.facet().isPresent()) {
      return index.facet(field.facet().get()).known();
    }
    return switch (field) {
      case DATE -> those(incidents::firstDay, day -> true);
      case DETECTED -> those(incidents::detected, seconds -> true);
      case RESOLVED -> those(incidents::resolved, seconds -> true);
      case REMEDIATION -> index.marked(Mark.REMEDIATION);
      case PROMISES -> index.marked(Mark.PROMISES);
      case LESSONS -> index.marked(Mark.LESSONS);
      case IMPACT -> index.marked(Mark.IMPACT);
      default -> throw new IllegalStateException("a field without a facet or a place: " + field);
    };
  }

  private Two two(Filter filter) {
    IntToLongFunction firstDay = incidents::firstDay;
    IntToLongFunction lastDay = incidents::lastDay;
    if (filter instanceof Filter.Since since) {
      long day = since.date().first().toEpochDay();
      return new Two(those(firstDay, d -> d >= day), those(lastDay, d -> d < day));
    }
    if (filter instanceof Filter.Before before) {
      long day = before.date().first().toEpochDay();
      return new Two(those(lastDay, d -> d < day), those(firstDay, d -> d >= day));
    }
    if (filter instanceof Filter.Between between) {
      long from = between.from().first().toEpochDay();
      long to = between.to().last().toEpochDay();
      BitSet holds = those(firstDay, d -> d >= from);
      holds.and(those(lastDay, d -> d <= to));
      BitSet fails = those(lastDay, d -> d < from);
      fails.or(those(firstDay, d -> d > to));
      return new Two(holds, fails);
    }
    Filter.Took took = (Filter.Took) filter;
    long bound = took.length().duration().toSeconds();
    boolean over = took.bound() == Filter.Bound.OVER;
    IntToLongFunction seconds =
        took.measure() == Filter.Measure.LASTING ? incidents::resolved : incidents::detected;
    return new Two(
        those(seconds, s -> over ? s > bound : s < bound),
        those(seconds, s -> over ? s <= bound : s >= bound));
  }

  /** The cases of which a number is known that passes. */
  private BitSet those(IntToLongFunction number, LongPredicate passes) {
    BitSet those = new BitSet(index.size());
    for (int incident = 0; incident < index.size(); incident++) {
      long value = number.applyAsLong(incident);
      if (value != CaseIndex.UNKNOWN && passes.test(value)) {
        those.set(incident);
      }
    }
    return those;
  }

  private static Two among(BitSet known, BitSet holds) {
    BitSet fails = copy(known);
    fails.andNot(holds);
    return new Two(copy(holds), fails);
  }

  private BitSet atLeast(int enough, List<BitSet> parts) {
    if (enough < 1) {
      return index.all();
    }
    List<BitSet> reached = new ArrayList<>();
    for (int i = 0; i < enough; i++) {
      reached.add(new BitSet(index.size()));
    }
    for (BitSet part : parts) {
      for (int i = enough - 1; i > 0; i--) {
        BitSet both = copy(part);
        both.and(reached.get(i - 1));
        reached.get(i).or(both);
      }
      reached.get(0).or(part);
    }
    return reached.get(enough - 1);
  }

  private static BitSet copy(BitSet set) {
    return (BitSet) set.clone();
  }

  /** The facets that a question names in a part, of each leaf those where it was found. */
  List<Set<Facet>> facets(Expr part) {
    return part.leaves()
        .flatMap(
            leaf -> {
              if (leaf instanceof Named named) {
                return Stream.of(names.facets(named));
              }
              return leaf instanceof Term.AnyOf any ? Stream.of(Set.of(any.facet())) : Stream.of();
            })
        .toList();
  }
}
