package dev.ikg.question;

import dev.ikg.incident.Facet;
import java.util.Optional;
import java.util.stream.Stream;

/** What a question can ask of how a case went. */
public sealed interface Term extends Expr {

  @Override
  default boolean isFilter() {
    return false;
  }

  @Override
  default boolean isTerm() {
    return true;
  }

  @Override
  default boolean selects() {
    return true;
  }

  @Override
  default Stream<Expr> leaves() {
    return Stream.of(this);
  }

  /**
   * A label, or with {@code *} in it every label that it fits.
   *
   * @param facet where to look it up; empty for all facets
   */
  record Name(Optional<Facet> facet, Label label, Span span) implements Term, Named {
    @Override
    public Optional<Facet> inFacet() {
      return facet;
    }

    /** How much of a source was read tells about the record, not about what happened. */
    @Override
    public boolean isFilter() {
      return facet.filter(f -> f == Facet.EVIDENCE || f == Facet.READ).isPresent();
    }

    @Override
    public boolean isTerm() {
      return !isFilter();
    }
  }

  /** Any label of a group, such as {@code factor:group:coupling}. */
  record Group(Facet facet, Label label, Span span) implements Term, Named {
    @Override
    public Optional<Facet> inFacet() {
      return Optional.of(facet);
    }
  }

  /** Whatever label the facet has, such as {@code factor:*}. */
  record AnyOf(Facet facet, Span span) implements Term {
    @Override
    public boolean isTerm() {
      return false;
    }
  }

  /** Every case. */
  record All(Span span) implements Term {
    @Override
    public boolean isTerm() {
      return false;
    }
  }

  /** A value of the facet that the case of the first step has too. */
  record Same(Facet facet, Span span) implements Term {
    @Override
    public boolean isTerm() {
      return false;
    }
  }

  /** The record says something in the field. */
  record Known(Field field, Span span) implements Term {}

  /** The record says nothing in the field. */
  record Unknown(Field field, Span span) implements Term {}

  /** Words found in what was written about the case. */
  record Text(String words, Span span) implements Term {}

  /** Words found in what was promised after the case. */
  record Promised(String words, Span span) implements Term {}
}
