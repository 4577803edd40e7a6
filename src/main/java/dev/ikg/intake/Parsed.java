package dev.ikg.intake;

import dev.ikg.problem.Problem;
import java.util.List;

/** What became of one stretch of text that should be one JSON value. */
public sealed interface Parsed {

  /** It is a value. */
  record Read(JsonValue value) implements Parsed {}

  /**
   * It is not taken, but where it ends is certain, so what follows it can be read.
   *
   * @param problems why, at least one
   */
  record Refused(List<Problem> problems) implements Parsed {
    public Refused {
      problems = List.copyOf(problems);
    }
  }

  /** It is no JSON, so where it ends is a guess. */
  record Broken(Problem problem) implements Parsed {}
}
