package dev.ikg.answer;

import dev.ikg.problem.OtherSpelling;
import dev.ikg.problem.Problem;
import java.util.List;

/**
 * What a load did, or would do. {@code read} is the sum of added, changed, unchanged and rejected.
 *
 * @param read documents found
 * @param added cases that were not in the graph
 * @param changed cases that were there with other content
 * @param unchanged cases that were there as they are; nothing was written for them
 * @param removed cases taken out because the load was said to hold everything
 * @param rejected documents that were not taken
 * @param placeholders ids that this load named and that are still absent, sorted
 * @param problems errors and warnings in the order of files and lines, then those of the whole
 * @param warnings how many warnings there were, also where they are too many to be kept
 * @param dryRun whether nothing was written
 * @param changes of a dry run, what would happen case by case; otherwise empty
 * @param otherSpellings labels that were read as another spelling of one of the vocabulary
 */
public record LoadReport(
    long read,
    long added,
    long changed,
    long unchanged,
    long removed,
    long rejected,
    List<String> placeholders,
    List<Problem> problems,
    long warnings,
    boolean dryRun,
    List<CaseChange> changes,
    List<OtherSpelling> otherSpellings) {
  public LoadReport {
    placeholders = List.copyOf(placeholders);
    problems = List.copyOf(problems);
    changes = List.copyOf(changes);
    otherSpellings = List.copyOf(otherSpellings);
  }
}
