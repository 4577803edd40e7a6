package dev.ikg.answer;

import dev.ikg.problem.Problem;
import java.util.List;

/**
 * What a look at documents found, without a graph.
 *
 * @param read documents found
 * @param rejected documents that a load would not take
 * @param problems errors and warnings, in the order of files and lines
 */
public record CheckReport(long read, long rejected, List<Problem> problems) {
  public CheckReport {
    problems = List.copyOf(problems);
  }

  /** Documents that a load would take. */
  public long valid() {
    return read - rejected;
  }
}
