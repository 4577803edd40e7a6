package dev.ikg.question;

import dev.ikg.problem.Failure;
import dev.ikg.question.Length.Unit;
import dev.ikg.question.Step.Link;
import dev.ikg.question.Token.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads a whole question by recursive descent, and goes on behind a problem to find the next. */
final class QuestionParser {

  private final String text;
  private final Cursor cursor;
  private final Misplaced misplaced;

  private QuestionParser(String text, boolean rehearsal) {
    this.text = text;
    this.cursor = new Cursor(text, rehearsal);
    this.misplaced = new Misplaced(cursor);
  }

  /** Reads a question, or fails with every problem in it. */
  static Question read(String text) {
    return new QuestionParser(text, false).question();
  }

  /** The question that a text may be, which nobody has written yet. */
  static Optional<Question> tried(String text) {
    try {
      return Optional.of(new QuestionParser(text, true).question());
    } catch (Failure failure) {
      return Optional.empty();
    }
  }

  /** Whether a text is a question. */
  static boolean reads(String text) {
    return tried(text).isPresent();
  }

  private Question question() {
    try {
      if (cursor.isAt(Kind.END)) {
        throw cursor.failure(
            "the question is empty",
            "For example `retry-storm with shared-dependency across orgs`.");
      }
      List<Step> steps = steps();
      Tail tail = new TailParser(cursor, misplaced).tail(steps.size() > 1);
      misplaced.report();
      cursor.problems().throwIfAny();
      return new Question(text, steps, tail);
    } catch (Failure failure) {
      cursor.problems().add(failure);
      cursor.problems().throwIfAny();
      throw failure;
    }
  }

  private List<Step> steps() {
    List<Step> steps = new ArrayList<>();
    Link link = Link.FIRST;
    Span from = cursor.peek().span();
    while (true) {
      steps.add(step(link, from));
      from = cursor.peek().span();
      if (cursor.accept("then")) {
        link = thenLink();
      } else if (cursor.accept("followed")) {
        link = followedBy(from);
      } else {
        return steps;
      }
    }
  }

  private Step step(Link link, Span from) {
    Expr expr = new StepParser(cursor, link == Link.FIRST).step();
    while (cursor.isAt(Kind.CLOSE)) {
      Token close = cursor.next();
      if (!cursor.closesWhatWasLeftOpen()) {
        cursor.report(
            close.span(),
            "this parenthesis was never opened",
            "Delete it, or put `(` where it should begin.");
      }
      cursor.skipTo(StepParser::isEnd);
    }
    misplaced.conditionsEnd();
    Span word = cursor.peek().span();
    Optional<Length> within = within(link);
    misplaced.stepEnds();
    if (within.isPresent() && !StepParser.isEnd(cursor.peek())) {
      Span length = word.to(cursor.previous().span());
      misplaced.takeConditions("`" + cursor.textOf(length) + "`");
    }
    return new Step(link, expr, within, from.to(cursor.previous().span()));
  }

  private Link thenLink() {
    if (cursor.accept("named")) {
      return Link.THEN_NAMED;
    }
    return cursor.accept("inferred") ? Link.THEN_INFERRED : Link.THEN;
  }

  private Link followedBy(Span followed) {
    if (!cursor.accept("by")) {
      cursor.report(
          followed,
          "expected `by` after `followed`, found " + cursor.shown(),
          "Write `followed by`.");
    }
    return Link.FOLLOWED_BY;
  }

  private Optional<Length> within(Link link) {
    Token word = cursor.peek();
    if (!cursor.accept("within")) {
      return Optional.empty();
    }
    try {
      int start = cursor.peek().span().start();
      Length length = new Values(cursor).length("within");
      Span written = new Span(start, cursor.previous().span().end());
      refuseClock(length, written);
      if (link == Link.FIRST) {
        throw cursor.failure(
            word.span().to(written),
            "`within` says how soon a case comes after another, and there is one case only",
            "Write `followed by ... within " + length + "`, or `lasting under " + length + "`.");
      }
      return Optional.of(length);
    } catch (Failure failure) {
      cursor.recover(failure);
      cursor.skipTo(StepParser::isEnd);
      return Optional.empty();
    }
  }

  private void refuseClock(Length length, Span written) {
    if (length.parts().containsKey(Unit.MINUTES) || length.parts().containsKey(Unit.SECONDS)) {
      int count = length.parts().getOrDefault(Unit.MINUTES, 1);
      throw cursor.failure(
          written,
          "cases are dated to the day, and `m` is minutes",
          "For months write `within " + Length.of(count, Unit.MONTHS) + "`.");
    }
  }
}
