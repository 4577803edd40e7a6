package dev.ikg.question;

import dev.ikg.problem.Failure;
import dev.ikg.problem.Place;
import dev.ikg.problem.Problem;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** What is wrong with one question, collected so that it can be said at once. */
final class Problems {

  /** More than this in one question helps nobody. */
  private static final int ENOUGH = 10;

  private final String text;
  private final List<Problem> found = new ArrayList<>();

  Problems(String text) {
    this.text = text;
  }

  String text() {
    return text;
  }

  void add(Span span, String message, String hint) {
    add(problem(span, message, hint));
  }

  void add(Problem problem) {
    if (found.size() < ENOUGH && !found.contains(problem)) {
      found.add(problem);
    }
  }

  /** A problem that ends the part of the question that is being read. */
  Failure failure(Span span, String message, String hint) {
    return new Failure(Failure.Kind.USAGE, List.of(problem(span, message, hint)));
  }

  /** Keeps what ended a part, so that the next part can be read. */
  void add(Failure failure) {
    failure.problems().forEach(this::add);
  }

  boolean isEmpty() {
    return found.isEmpty();
  }

  boolean isEnough() {
    return found.size() >= ENOUGH;
  }

  /** Throws all problems, in the order of the text, if there is one. */
  void throwIfAny() {
    if (!found.isEmpty()) {
      throw new Failure(
          Failure.Kind.USAGE,
          found.stream().sorted(Comparator.comparingInt(Problems::start)).toList());
    }
  }

  private Problem problem(Span span, String message, String hint) {
    return Problem.error(new Place.InText(text, span.start(), span.end()), message, hint);
  }

  private static int start(Problem problem) {
    return problem.place() instanceof Place.InText in ? in.start() : 0;
  }
}
