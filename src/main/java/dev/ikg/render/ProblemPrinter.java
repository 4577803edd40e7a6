package dev.ikg.render;

import dev.ikg.problem.Place;
import dev.ikg.problem.Problem;
import dev.ikg.problem.Severity;
import java.io.IOException;
import java.util.List;

/** Writes problems for a person, one under the other. */
public final class ProblemPrinter {

  private ProblemPrinter() {}

  /** Writes problems in their order. */
  public static void print(List<Problem> problems, Appendable out) throws IOException {
    for (Problem problem : problems) {
      out.append(text(problem)).append('\n');
    }
  }

  private static String text(Problem problem) {
    String severity = problem.severity() == Severity.ERROR ? "error: " : "warning: ";
    String hint = problem.hint().isEmpty() ? "" : "\n  " + ShownText.of(problem.hint());
    return where(problem.place()) + severity + ShownText.of(problem.message()) + hint;
  }

  private static String where(Place place) {
    if (place instanceof Place.InFile file) {
      String line = file.line() > 0 ? ":" + file.line() : "";
      String pointer = file.pointer().isEmpty() ? "" : " " + ShownText.of(file.pointer());
      return ShownText.of(file.file()) + line + pointer + ": ";
    }
    return "";
  }
}
