package dev.ikg.graph;

import dev.ikg.problem.Failure;
import dev.ikg.problem.Problem;

/**
 * What was found where one thing was looked at that stands between a person and a graph.
 *
 * @param check what was looked at, in a word
 * @param outcome how it is
 * @param detail what was seen, in a sentence
 * @param cure what to do about it; empty where nothing need be done
 */
public record Finding(String check, Outcome outcome, String detail, String cure) {

  /** How something is. */
  public enum Outcome {
    OK,
    /** It works, but a person should know something. */
    NOTE,
    FAILED
  }

  public static Finding ok(String check, String detail) {
    return new Finding(check, Outcome.OK, detail, "");
  }

  public static Finding note(String check, String detail, String cure) {
    return new Finding(check, Outcome.NOTE, detail, cure);
  }

  public static Finding failed(String check, String detail, String cure) {
    return new Finding(check, Outcome.FAILED, detail, cure);
  }

  /** The finding of something that failed. */
  public static Finding failed(String check, Failure failure) {
    Problem first = failure.problems().get(0);
    return failed(check, first.message(), first.hint());
  }

  public boolean isFailure() {
    return outcome == Outcome.FAILED;
  }
}
