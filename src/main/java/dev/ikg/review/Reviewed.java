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
 * @param doubtful whether a rule found anything, also what an earlier document was told
 */
public record Reviewed(Optional<Case> incident, List<Problem> problems, boolean doubtful) {
  public Reviewed {
    problems = List.copyOf(problems);
  }
}
