package dev.ikg.casework;

import dev.ikg.answer.CaseChange;
import dev.ikg.answer.CheckReport;
import dev.ikg.answer.LoadReport;
import dev.ikg.problem.OtherSpelling;
import dev.ikg.problem.Place;
import dev.ikg.problem.Problem;
import dev.ikg.problem.Severity;
import dev.ikg.review.LabelReview;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/** What a load has found and done so far. */
final class Tally {

  /** So many problems are kept; a million would fill the memory and be read by nobody. */
  static final int MOST_PROBLEMS = 100_000;

  private final List<Problem> problems = new ArrayList<>();
  private final Map<String, CaseChange> changes = new LinkedHashMap<>();
  private final List<OtherSpelling> otherSpellings = new ArrayList<>();
  private final TreeSet<String> placeholders = new TreeSet<>();
  private long read;
  private long removed;
  private long warnings;
  private long unsaid;
  private Arrivals.Counts counts = Arrivals.Counts.NONE;

  /** One more document was found. */
  void read() {
    read++;
  }

  /** How many documents were found. */
  long documents() {
    return read;
  }

  /** One document was not taken. */
  void reject() {
    counts = counts.plusRejected(1);
  }

  /** How many documents were not taken. */
  long rejected() {
    return counts.rejected();
  }

  /** How many documents were not taken, or came with a warning. */
  long notGood() {
    return counts.rejected() + counts.doubtful();
  }

  void problems(List<Problem> more) {
    more.forEach(this::problem);
  }

  void problem(Problem problem) {
    warnings += problem.severity() == Severity.WARNING ? 1 : 0;
    if (problems.size() < MOST_PROBLEMS) {
      problems.add(problem);
    } else {
      unsaid++;
    }
  }

  /** What a review says of the labels of all documents. */
  void labels(LabelReview labels) {
    otherSpellings.addAll(labels.otherSpellings());
    problems(labels.undefined());
  }

  void add(Arrivals.Counts more) {
    counts = counts.plus(more);
  }

  /** What would happen to a case; the last word on each counts. */
  void change(CaseChange change) {
    changes.put(change.id(), change);
  }

  void placeholder(String id) {
    placeholders.add(id);
  }

  void removed(long cases) {
    removed += cases;
  }

  /** The report of a load that did all this. */
  LoadReport report() {
    return report(false);
  }

  /** The report of a load that would do all this. */
  LoadReport rehearsed() {
    return report(true);
  }

  /** The report of a strict load that takes nothing, because not everything is good. */
  LoadReport refused(boolean dryRun) {
    problem(
        Problem.error(
            Place.nowhere(),
            "nothing was loaded: %d of %d documents are not good".formatted(notGood(), read),
            "Cure what is named above, or leave out --strict to load the others."));
    return new LoadReport(
        read, 0, 0, 0, 0, read, List.of(), said(), warnings, dryRun, List.of(), otherSpellings);
  }

  /** The report of a check that found all this; a strict one rejects what came with a warning. */
  CheckReport checked(boolean strict) {
    return new CheckReport(read, strict ? notGood() : rejected(), said(), warnings, otherSpellings);
  }

  private LoadReport report(boolean dryRun) {
    return new LoadReport(
        read,
        counts.added(),
        counts.changed(),
        counts.unchanged(),
        removed,
        counts.rejected(),
        List.copyOf(placeholders),
        said(),
        warnings,
        dryRun,
        List.copyOf(changes.values()),
        otherSpellings);
  }

  private List<Problem> said() {
    List<Problem> said = new ArrayList<>(problems);
    if (unsaid > 0) {
      Severity severity = rejected() > 0 ? Severity.ERROR : Severity.WARNING;
      said.add(
          new Problem(
              severity,
              Place.nowhere(),
              unsaid + " more problems are not shown",
              "Cure those that are shown and load again."));
    }
    return said;
  }
}
