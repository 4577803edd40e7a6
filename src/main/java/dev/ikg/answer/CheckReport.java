package dev.ikg.answer;

import dev.ikg.problem.OtherSpelling;
import dev.ikg.problem.Problem;
import java.util.List;

/**
 * What a look at documents found, without a graph.
 *
 * @param read documents found
 * @param rejected documents that a load would not take
 * @param problems errors and warnings, in the order in which they were found
 * @param warnings how many warnings there were, also where they are too many to be kept
 * @param otherSpellings labels that a load would read as another spelling of one of the vocabulary
 */
public record CheckReport(
    long read,
    long rejected,
    List<Problem> problems,
    long warnings,
    List<OtherSpelling> otherSpellings) {
  public CheckReport {
    problems = List.copyOf(problems);
    otherSpellings = List.copyOf(otherSpellings);
  }

  /** Documents that a load would take. */
  public long valid() {
    return read - rejected;
  }
}
