package dev.ikg.question;

import dev.ikg.incident.CaseLink.Basis;
import java.util.List;
import java.util.Optional;

/**
 * One case of a question, and how it hangs together with the case of the step before.
 *
 * @param link what joins it to the step before
 * @param expr what the case must be like
 * @param within how much later than the case before it may be at most
 * @param span where it stands, the words of the link included
 */
public record Step(Link link, Expr expr, Optional<Length> within, Span span) {

  /** What joins a step to the one before. */
  public enum Link {
    /** Nothing: it is the first. */
    FIRST(""),
    /** A recurrence of it, or related to it and later, whoever says so. */
    THEN("then"),
    /** The same, where the source itself names the other case. */
    THEN_NAMED("then named"),
    /** The same, where the editors think so. */
    THEN_INFERRED("then inferred"),
    /** A later case of the same organization. */
    FOLLOWED_BY("followed by");

    private final String words;

    Link(String words) {
      this.words = words;
    }

    /** The words of the language; none for the first step. */
    public String words() {
      return words;
    }

    /** Who must say so; empty where it does not matter. */
    public Optional<Basis> basis() {
      if (this == THEN_NAMED) {
        return Optional.of(Basis.NAMED);
      }
      return this == THEN_INFERRED ? Optional.of(Basis.INFERRED) : Optional.empty();
    }
  }

  /** The conditions that must all hold, as they stand at the top of the step. */
  public List<Expr> conjuncts() {
    return expr instanceof Expr.And and ? and.parts() : List.of(expr);
  }

  /** The conjuncts that only narrow the cases looked at. */
  public List<Expr> filters() {
    return conjuncts().stream().filter(Expr::isFilter).toList();
  }

  /** The conjuncts that count as sides for the statistics. */
  public List<Expr> terms() {
    return conjuncts().stream().filter(Expr::isTerm).toList();
  }
}
