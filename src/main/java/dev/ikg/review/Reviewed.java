package dev.ikg.review;

import dev.ikg.incident.Case;
import dev.ikg.problem.Problem;
import java.util.List;
import java.util.Optional;

/**
 * What a review found.
 *
 * @param incident the case; empty where a problem is an error
 * @param problems everything worth saying, in the order of the lines
 */
public record Reviewed(Optional<Case> incident, List<Problem> problems) {
  public Reviewed {
    problems = List.copyOf(problems);
  }
}
