package dev.ikg.question;

import java.util.List;
import java.util.stream.Stream;

/** What a step asks of a case. Every part knows its place in the text. */
public sealed interface Expr permits Expr.Compound, Term, Filter {

  /** Where it stands in the text. */
  Span span();

  /**
   * Whether it only narrows the cases that are looked at, by time, place, length or evidence, and
   * says nothing about how they failed. Filters alone make the population of a question.
   */
  boolean isFilter();

  /**
   * Whether it counts as one of the sides whose meeting by chance is computed: it asks for labels
   * or words of a case and is neither a negation nor a wildcard over a whole facet.
   */
  boolean isTerm();

  /** Whether it says something that a case must have, and not only what it must lack. */
  boolean selects();

  /** Its terms and filters, negated ones too, in the order of the text. */
  Stream<Expr> leaves();

  /** Its terms and filters that name something of the graph, in the order of the text. */
  default Stream<Named> names() {
    return leaves().filter(Named.class::isInstance).map(Named.class::cast);
  }

  /** An expression that is made of others. */
  sealed interface Compound extends Expr permits And, Or, Not, AtLeast {

    /** What it is made of. */
    List<Expr> parts();

    @Override
    default boolean isFilter() {
      return parts().stream().allMatch(Expr::isFilter);
    }

    @Override
    default boolean isTerm() {
      return parts().stream().anyMatch(Expr::isTerm);
    }

    @Override
    default boolean selects() {
      return parts().stream().anyMatch(Expr::selects);
    }

    @Override
    default Stream<Expr> leaves() {
      return parts().stream().flatMap(Expr::leaves);
    }
  }

  /** All parts hold; at least two. */
  record And(List<Expr> parts, Span span) implements Compound {
    public And {
      parts = atLeast(2, parts);
    }
  }

  /** One of the parts holds; at least two. */
  record Or(List<Expr> parts, Span span) implements Compound {
    public Or {
      parts = atLeast(2, parts);
    }
  }

  /** The part is known not to hold. */
  record Not(Expr part, Span span) implements Compound {
    @Override
    public List<Expr> parts() {
      return List.of(part);
    }

    @Override
    public boolean isTerm() {
      return false;
    }

    @Override
    public boolean selects() {
      return false;
    }
  }

  /**
   * So many of the parts hold.
   *
   * @param count 1 for {@code any of}; never more than there are parts
   */
  record AtLeast(int count, List<Expr> parts, Span span) implements Compound {
    public AtLeast {
      parts = atLeast(1, parts);
      if (count < 1) {
        throw new IllegalArgumentException("at least " + count);
      }
    }
  }

  private static List<Expr> atLeast(int count, List<Expr> parts) {
    if (parts.size() < count) {
      throw new IllegalArgumentException("needs " + count + " parts, has " + parts.size());
    }
    return List.copyOf(parts);
  }
}
