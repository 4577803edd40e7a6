package dev.ikg.review;

import dev.ikg.problem.Place;
import dev.ikg.problem.Problem;
import dev.ikg.problem.Severity;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The problems of one document, as the rules find them. */
final class Findings {

  /** So many are kept of one document; more would bury those of the others. */
  private static final int MOST = 100;

  private final String file;
  private final List<Problem> problems = new ArrayList<>();
  private int more;
  private boolean doubtful;

  Findings(String file) {
    this.file = file;
  }

  /** A problem that keeps the document out. */
  void error(Field field, String message, String hint) {
    problems.add(Problem.error(place(field), message, hint));
  }

  /** A problem that lets the document in. */
  void warn(Field field, String message, String hint) {
    if (problems.size() < MOST) {
      problems.add(Problem.warning(place(field), message, hint));
    } else {
      more++;
    }
  }

  /** Something that lets the document in, and of which an earlier document was told. */
  void doubt() {
    doubtful = true;
  }

  /** Whether anything at all was found. */
  boolean isDoubtful() {
    return doubtful || !problems.isEmpty();
  }

  boolean hasError() {
    return problems.stream().anyMatch(problem -> problem.severity() == Severity.ERROR);
  }

  /**
   * All problems in the order of their lines; the last one says how many more there are where it is
   * too many.
   */
  List<Problem> problems(Field document) {
    List<Problem> all = new ArrayList<>(problems);
    all.sort(Comparator.comparingInt(Findings::line));
    if (more > 0) {
      all.add(
          Problem.warning(
              place(document),
              more + " more warnings about this document are not shown",
              "cure those that are shown and load it again"));
    }
    return all;
  }

  private static int line(Problem problem) {
    return problem.place() instanceof Place.InFile in ? in.line() : 0;
  }

  /** Where a field stands. */
  Place place(Field field) {
    return new Place.InFile(file, field.line(), field.pointer());
  }
}
