package dev.ikg.question;

import dev.ikg.problem.Failure;
import dev.ikg.question.Length.Unit;
import dev.ikg.question.Step.Link;
import dev.ikg.question.Token.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Reads a whole question by recursive descent, and goes on behind a problem to find the next. */
final class QuestionParser {

  private static final Pattern MINUTES_IN_SHORT = Pattern.compile("[0-9]\\s*[mM](?!\\p{L})");

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
      if (link == Link.FIRST && (cursor.isAt("then") || cursor.isAt("followed"))) {
        throw cursor.failure(
            word.span().to(written),
            "`within` stands behind the case that comes after, not before `"
                + cursor.peek().text()
                + "`",
            behindLater(word.span().to(written)));
      }
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

  /** The question with {@code within} behind the step that follows it. */
  private String behindLater(Span within) {
    Cursor ahead = new Cursor(text, true);
    while (ahead.peek().span().start() < within.end()) {
      ahead.next();
    }
    ahead.next();
    ahead.accept("by");
    ahead.skipTo(StepParser::endsConditions);
    int end = ahead.previous().span().end();
    String form =
        Stream.of(
                text.substring(0, within.start()),
                text.substring(within.end(), end),
                text.substring(within.start(), within.end()),
                text.substring(end))
            .map(String::strip)
            .filter(part -> !part.isEmpty())
            .collect(Collectors.joining(" "));
    return !cursor.isRehearsal() && reads(form)
        ? "Write `" + form + "`."
        : "Put it behind the conditions of that case.";
  }

  private void refuseClock(Length length, Span written) {
    if (isPerhapsMonths(length, cursor.textOf(written))) {
      int count = length.parts().getOrDefault(Unit.MINUTES, 1);
      throw cursor.failure(
          written,
          "cases are dated to the day, and `m` is minutes",
          "For months write `within " + Length.of(count, Unit.MONTHS) + "`.");
    }
    if (length.parts().containsKey(Unit.MINUTES) || length.parts().containsKey(Unit.SECONDS)) {
      long begun = length.duration().plusDays(1).minusNanos(1).toDays();
      Length days = Length.of((int) Math.max(1, begun), Unit.DAYS);
      throw cursor.failure(
          written,
          "cases are dated to the day, so minutes and seconds cannot be told",
          "In begun days write `within " + days + "`.");
    }
  }

  /** Whether a lone {@code m} may have been meant as months: no other unit says what it is. */
  private static boolean isPerhapsMonths(Length length, String written) {
    boolean onClock =
        length.parts().containsKey(Unit.HOURS) || length.parts().containsKey(Unit.SECONDS);
    return !onClock && MINUTES_IN_SHORT.matcher(written).find();
  }
}
