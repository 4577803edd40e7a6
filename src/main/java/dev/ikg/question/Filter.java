package dev.ikg.question;

import dev.ikg.incident.Facet;
import dev.ikg.incident.PartialDate;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** What narrows the cases that a question looks at. */
public sealed interface Filter extends Expr {

  @Override
  default boolean isFilter() {
    return true;
  }

  @Override
  default boolean isTerm() {
    return false;
  }

  @Override
  default boolean selects() {
    return true;
  }

  @Override
  default Stream<Expr> leaves() {
    return Stream.of(this);
  }

  /** The words that say where a case happened, each with the facet that it looks in. */
  enum Preposition {
    IN(Facet.DOMAIN, "domain", "database"),
    AT(Facet.ORG, "organization", "Datadog"),
    ON(Facet.COMPONENT, "component", "load-balancer");

    private final Facet facet;
    private final String noun;
    private final String example;

    Preposition(Facet facet, String noun, String example) {
      this.facet = facet;
      this.noun = noun;
      this.example = example;
    }

    /** The facet that it looks in. */
    public Facet facet() {
      return facet;
    }

    /** What it takes, in a sentence. */
    String noun() {
      return noun;
    }

    String example() {
      return example;
    }

    /** The word of the language. */
    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** The case happened in a domain, at an organization or on a component. */
  record Where(Preposition preposition, Label label, Span span) implements Filter, Named {
    @Override
    public Optional<Facet> inFacet() {
      return Optional.of(preposition.facet());
    }

    /** The same label as a term, such as {@code domain:database}. */
    public String asTerm() {
      return Unparser.name(inFacet(), label);
    }
  }

  /** The case happened on the first day of the date or later. */
  record Since(PartialDate date, Span span) implements Filter {}

  /** The case happened before the first day of the date. */
  record Before(PartialDate date, Span span) implements Filter {}

  /** The case happened on the first day of {@code from}, the last of {@code to}, or between. */
  record Between(PartialDate from, PartialDate to, Span span) implements Filter {}

  /** What can be timed in a case, from its start on. */
  enum Measure {
    /** Until it was resolved. */
    LASTING,
    /** Until somebody noticed. */
    DETECTED;

    /** The word of the language. */
    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** The side of a bound; both are strict. */
  enum Bound {
    OVER,
    UNDER;

    /** The word of the language. */
    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** Something took longer or shorter than a length of time. */
  record Took(Measure measure, Bound bound, Length length, Span span) implements Filter {}
}
