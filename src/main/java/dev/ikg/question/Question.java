package dev.ikg.question;

import dev.ikg.incident.Facet;
import dev.ikg.problem.Failure;
import dev.ikg.problem.Problem;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A question that was understood, before any name in it was looked up.
 *
 * @param text what was typed; the places of all parts count in it
 * @param steps one for each case of an answer; at least one
 * @param tail how the rows are made
 */
public record Question(String text, List<Step> steps, Tail tail) {

  public Question {
    steps = List.copyOf(steps);
    if (steps.isEmpty()) {
      throw new IllegalArgumentException("a question needs a step");
    }
  }

  /**
   * Reads a question. This takes time and memory in proportion to its length.
   *
   * @throws Failure of kind {@code USAGE} with every problem that was found, each with its place in
   *     the text
   */
  public static Question parse(String text) {
    try {
      return QuestionParser.read(text);
    } catch (Failure failure) {
      throw Habits.problem(text, QuestionParser::reads)
          .map(habit -> new Failure(failure.kind(), List.of(habit)))
          .orElse(failure);
    }
  }

  /**
   * Reads a question that can only be one name. What the problem tells to write is one name too.
   *
   * @param otherwise the hint where nothing like a name was written
   * @throws Failure of kind {@code USAGE} where the text is no question
   */
  public static Question parseName(String text, String otherwise) {
    try {
      return QuestionParser.read(text);
    } catch (Failure failure) {
      Problem first = failure.problems().get(0);
      throw new Failure(
          failure.kind(),
          List.of(
              Habits.problem(
                      text, form -> QuestionParser.tried(form).stream().anyMatch(Question::isName))
                  .orElseGet(() -> Problem.error(first.place(), first.message(), otherwise))));
    }
  }

  /** The one name that it is; empty where it asks for more, or for something else. */
  public Optional<Named> name() {
    return !isChain() && tail.equals(Tail.NONE) && first().expr() instanceof Named named
        ? Optional.of(named)
        : Optional.empty();
  }

  private boolean isName() {
    return name().isPresent();
  }

  /** What the first case of an answer must be like; tails group by it. */
  public Step first() {
    return steps.get(0);
  }

  /**
   * The facets of which the first case must have a value because a later one must have, or must not
   * have, the same.
   */
  public Stream<Facet> comparedFacets() {
    return steps.stream()
        .flatMap(step -> step.conjuncts().stream())
        .map(part -> part instanceof Expr.Not not ? not.part() : part)
        .filter(Term.Same.class::isInstance)
        .map(part -> ((Term.Same) part).facet())
        .distinct();
  }

  /** Whether it asks for several cases that hang together. */
  public boolean isChain() {
    return steps.size() > 1;
  }

  /**
   * The same question about the cases that a pattern selects: every case of it must match that too.
   *
   * @param selection of one step, without a tail
   */
  public Question amongst(Question selection) {
    List<Step> narrowed = new ArrayList<>();
    for (Step step : steps) {
      List<Expr> parts = new ArrayList<>(step.conjuncts());
      parts.addAll(selection.first().conjuncts());
      narrowed.add(
          new Step(step.link(), new Expr.And(parts, step.span()), step.within(), step.span()));
    }
    return new Question(text, narrowed, tail);
  }

  /** The question with at most so many rows, unless it says itself how many it wants. */
  public Question atMost(int rows) {
    Tail.Limit limit = new Tail.Limit(rows, new Span(text.length(), text.length()));
    Tail limited =
        new Tail(tail.across(), tail.by(), tail.order(), tail.limit().or(() -> Optional.of(limit)));
    return new Question(text, steps, limited);
  }

  /** Everything in it that has to be looked up, in the order of the text. */
  public Stream<Named> names() {
    return steps.stream().flatMap(step -> step.expr().names());
  }

  /** The question in its one canonical spelling, which reads back as an equal tree. */
  public String canonical() {
    return Unparser.question(this);
  }
}
