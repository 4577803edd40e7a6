package dev.ikg.problem;

import java.util.List;

/** The one exception of the product: a command cannot go on, and why. */
public final class Failure extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** Whose move it is next, which is also what a caller can act on. */
  public enum Kind {
    /** What was read was not good enough, or took too long. */
    CONTENT,
    /** The command was used wrongly: its words, a name, a path. */
    USAGE,
    /** The graph could not be reached or opened. */
    GRAPH,
    /** A person stopped it. */
    INTERRUPTED
  }

  private final Kind kind;
  private final String message;
  private final transient List<Problem> problems;

  /**
   * A failure with its reasons.
   *
   * @param kind what sort of failure it is
   * @param problems why, most important first; at least one
   */
  public Failure(Kind kind, List<Problem> problems) {
    super(problems.get(0).message());
    this.message = problems.get(0).message();
    this.kind = kind;
    this.problems = List.copyOf(problems);
  }

  /** A failure with one reason that has no place. */
  public static Failure of(Kind kind, String message, String hint) {
    return new Failure(kind, List.of(Problem.error(Place.nowhere(), message, hint)));
  }

  /** The first reason, in one line. */
  @Override
  public String getMessage() {
    return message;
  }

  /** What sort of failure it is. */
  public Kind kind() {
    return kind;
  }

  /** Why it failed, most important first. */
  public List<Problem> problems() {
    return problems;
  }

  /** This failure with the exception that led to it, for a bug report. */
  public Failure causedBy(Throwable cause) {
    initCause(cause);
    return this;
  }
}
