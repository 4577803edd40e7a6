package dev.ikg.casework;

import dev.ikg.problem.Failure;
import dev.ikg.problem.Place;
import dev.ikg.problem.Problem;
import dev.ikg.question.Expr;
import dev.ikg.question.Filter;
import dev.ikg.question.Question;
import dev.ikg.question.Span;
import dev.ikg.question.Term;
import java.util.List;
import java.util.stream.Collectors;

/** The pattern by which cases are set beside others: it must say something that some may lack. */
final class ComparedPattern {

  private ComparedPattern() {}

  /**
   * Refuses a pattern that all cases match that could: none would be without it.
   *
   * @throws Failure of kind {@code USAGE} with the label that is meant, where there is one
   */
  static void check(String pattern) {
    Question question = Selection.parse(pattern);
    boolean leavesNone =
        !question.isChain() && question.first().conjuncts().stream().allMatch(ComparedPattern::all);
    if (leavesNone) {
      Span span = question.first().expr().span();
      throw new Failure(
          Failure.Kind.USAGE,
          List.of(
              Problem.error(
                  new Place.InText(pattern, span.start(), span.end()),
                  "every case that could match this does, so there is none to compare with",
                  hint(question))));
    }
  }

  /** Whether all cases of the population hold it, which filters make and labels do not. */
  private static boolean all(Expr part) {
    return part.isFilter() || part instanceof Term.All || part instanceof Term.AnyOf;
  }

  private static String hint(Question question) {
    String labels =
        question
            .names()
            .filter(Filter.Where.class::isInstance)
            .map(where -> "`" + ((Filter.Where) where).asTerm() + "`")
            .distinct()
            .collect(Collectors.joining(" or "));
    return (labels.isEmpty() ? "Give a label, such as missing-monitoring" : "Write " + labels)
        + ", or put the pattern behind --where.";
  }
}
