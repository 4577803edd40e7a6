package dev.ikg.render;

import dev.ikg.problem.Place;
import dev.ikg.problem.Problem;
import dev.ikg.problem.Severity;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Problems as a person reads them on a terminal: what is wrong, where, and what to do. A typed line
 * is shown with carets under the place; a place in a file stands before the message.
 */
public final class ProblemText {

  private static final String INDENT = "  ";
  private static final String CUT = "…";

  /** A place further to the right than this is shown with what stands around it only. */
  private static final int WIDEST = 100;

  private static final int AROUND = 40;

  private final Ink ink;

  private ProblemText(Ink ink) {
    this.ink = ink;
  }

  /** Several problems without colour, an empty line between two. */
  public static String of(List<Problem> problems) {
    return of(problems, Ink.PLAIN);
  }

  /** Several problems, an empty line between two. */
  public static String of(List<Problem> problems, Ink ink) {
    ProblemText text = new ProblemText(ink);
    return problems.stream().map(text::written).collect(Collectors.joining("\n\n"));
  }

  /** One problem without colour, and without a line break at its end. */
  public static String of(Problem problem) {
    return new ProblemText(Ink.PLAIN).written(problem);
  }

  private String written(Problem problem) {
    List<String> lines = new ArrayList<>();
    lines.add(origin(problem.place()) + severity(problem) + ": " + ShownText.of(problem.message()));
    if (problem.place() instanceof Place.InText place) {
      lines.addAll(marked(place));
    }
    if (!problem.hint().isEmpty()) {
      lines.add(INDENT + ShownText.of(problem.hint()));
    }
    return String.join("\n", lines);
  }

  private String severity(Problem problem) {
    return problem.severity() == Severity.ERROR ? ink.wrong("error") : ink.doubtful("warning");
  }

  private static String origin(Place place) {
    if (place instanceof Place.InFile file) {
      String line = file.line() > 0 ? ":" + file.line() : "";
      String pointer = file.pointer().isEmpty() ? "" : " " + file.pointer();
      return ShownText.of(file.file() + line + pointer) + ": ";
    }
    return "";
  }

  private List<String> marked(Place.InText place) {
    String text = place.text();
    int from = 0;
    int to = text.length();
    if (DisplayWidth.of(ShownText.of(text)) > WIDEST) {
      from = whole(text, Math.max(0, place.start() - AROUND));
      to = whole(text, Math.min(to, Math.min(place.end(), place.start() + AROUND) + AROUND));
    }
    int end = Math.min(place.end(), to);
    String before = (from > 0 ? CUT : "") + ShownText.of(text.substring(from, place.start()));
    String there = ShownText.of(text.substring(place.start(), end));
    String after = ShownText.of(text.substring(end, to)) + (to < text.length() ? CUT : "");
    int carets = Math.max(1, DisplayWidth.of(there));
    return List.of(
        INDENT + before + there + after,
        INDENT + " ".repeat(DisplayWidth.of(before)) + ink.wrong("^".repeat(carets)));
  }

  /** A place to cut that does not part the two halves of a character. */
  private static int whole(String text, int at) {
    boolean parted =
        at > 0
            && at < text.length()
            && Character.isLowSurrogate(text.charAt(at))
            && Character.isHighSurrogate(text.charAt(at - 1));
    return parted ? at - 1 : at;
  }
}
