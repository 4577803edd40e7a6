package dev.ikg.answer;

import dev.ikg.problem.OtherSpelling;
import dev.ikg.problem.Problem;
import dev.ikg.problem.Severity;
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

  /** What a check found whose problems are all kept. */
  public CheckReport(long read, long rejected, List<Problem> problems) {
    this(read, rejected, problems, warnings(problems), List.of());
  }

  static long warnings(List<Problem> problems) {
    return problems.stream().filter(problem -> problem.severity() == Severity.WARNING).count();
  }

  /** Documents that a load would take. */
  public long valid() {
    return read - rejected;
  }
}
