package dev.ikg.intake;

import dev.ikg.problem.Place;
import dev.ikg.problem.Problem;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Results and problems as lines of text that a person can compare. */
public final class Shown {

  private Shown() {}

  /** What the intake gave, one result after another; {@code folder} is left out of names. */
  public static String taken(List<Taken> results, String folder) {
    return results.stream()
        .map(Shown::taken)
        .map(text -> text.replace(folder + "/", ""))
        .collect(Collectors.joining("\n"));
  }

  /** Problems, two lines each. */
  public static String problems(List<Problem> problems) {
    return problems.stream().map(Shown::problem).collect(Collectors.joining("\n"));
  }

  private static String taken(Taken taken) {
    String problems = taken.problems().isEmpty() ? "" : "\n" + problems(taken.problems());
    if (taken instanceof Taken.Draft draft) {
      return draft(draft.draft()) + problems;
    }
    return (taken instanceof Taken.Refused ? "refused" : "noted") + problems;
  }

  private static String draft(CaseDraft draft) {
    return "draft %s line %d pointer \"%s\"%n  %s"
        .formatted(
            draft.file(), draft.line(), draft.pointer(), CanonicalJson.text(draft.document()))
        .replace(System.lineSeparator(), "\n");
  }

  private static String problem(Problem problem) {
    String severity = problem.severity().name().toLowerCase(Locale.ROOT);
    return "  %s %s: %s\n    %s"
        .formatted(severity, place(problem.place()), problem.message(), problem.hint());
  }

  private static String place(Place place) {
    return place instanceof Place.InFile in
        ? in.file() + ":" + in.line() + ":" + in.pointer()
        : place.toString();
  }
}
