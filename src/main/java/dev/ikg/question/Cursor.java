package dev.ikg.question;

import dev.ikg.problem.Failure;
import dev.ikg.question.Token.Kind;
import java.util.List;
import java.util.function.Predicate;

/** The tokens of one question, read from left to right, and the problems found on the way. */
final class Cursor {

  /** Deeper nesting than this is nobody's question. */
  static final int DEEPEST = 100;

  private final Problems problems;
  private final List<Token> tokens;
  private final boolean rehearsal;
  private int at;
  private int depth;
  private int leftOpen;

  Cursor(String text, boolean rehearsal) {
    this.rehearsal = rehearsal;
    this.problems = new Problems(text);
    this.tokens = Lexer.tokens(text, problems);
  }

  Problems problems() {
    return problems;
  }

  /** Whether only the outcome counts: then no other form of the text is tried for a hint. */
  boolean isRehearsal() {
    return rehearsal;
  }

  Token peek() {
    return tokens.get(at);
  }

  /** The token behind the next one. */
  Token peekSecond() {
    return tokens.get(Math.min(at + 1, tokens.size() - 1));
  }

  /** The token that was read last. */
  Token previous() {
    return tokens.get(Math.max(0, at - 1));
  }

  Token next() {
    Token token = tokens.get(at);
    if (!token.is(Kind.END)) {
      at++;
    }
    return token;
  }

  /** How many tokens were read: where it grows, reading goes on. */
  int position() {
    return at;
  }

  boolean isAt(Kind kind) {
    return peek().is(kind);
  }

  boolean isAt(String word) {
    return peek().is(word);
  }

  boolean accept(Kind kind) {
    boolean there = isAt(kind);
    if (there) {
      next();
    }
    return there;
  }

  boolean accept(String word) {
    boolean there = isAt(word);
    if (there) {
      next();
    }
    return there;
  }

  /** Reads the opening parenthesis that is next; {@link #leave} must follow. */
  Token enter() {
    if (depth == DEEPEST) {
      throw failure(
          "parentheses are nested more than " + DEEPEST + " deep",
          "Leave out the parentheses that are not needed.");
    }
    depth++;
    return next();
  }

  /** Ends what {@link #enter} began, whether it could be read or not. */
  void leave() {
    depth--;
  }

  /** Notes that a parenthesis is reported as not closed, so that its end is no surprise. */
  Span leftOpen(Token open) {
    leftOpen++;
    return open.span();
  }

  /** Whether a closing parenthesis belongs to one that was reported. */
  boolean closesWhatWasLeftOpen() {
    return leftOpen-- > 0;
  }

  String textOf(Span span) {
    return span.of(problems.text());
  }

  void report(Span span, String message, String hint) {
    problems.add(span, message, hint);
  }

  /** The problem at the next token, to be thrown. */
  Failure failure(String message, String hint) {
    return failure(peek().span(), message, hint);
  }

  Failure failure(Span span, String message, String hint) {
    return problems.failure(span, message, hint);
  }

  /** Keeps the reason why a part could not be read, unless there are reasons enough. */
  void recover(Failure failure) {
    problems.add(failure);
    if (problems.isEnough()) {
      throw failure;
    }
  }

  /** Skips to the next token that is a good place to go on, whole parentheses at a time. */
  Span skipTo(Predicate<Token> goodPlace) {
    Span first = peek().span();
    Span skipped = new Span(first.start(), first.start());
    int depth = 0;
    while (!isAt(Kind.END) && (depth > 0 || !goodPlace.test(peek()))) {
      Token token = next();
      skipped = skipped.to(token.span());
      if (token.is(Kind.OPEN)) {
        depth++;
      } else if (token.is(Kind.CLOSE)) {
        depth--;
      }
    }
    return skipped;
  }

  /**
   * A form with the rest of the question around it, so that it can be asked as it stands; only the
   * form, where the rest is wrong too.
   *
   * @param place what the form stands in the place of
   */
  String whole(Span place, String form) {
    String text = problems.text();
    String all = text.substring(0, place.start()) + form + text.substring(place.end());
    return !rehearsal && QuestionParser.reads(all) ? all.strip() : form;
  }

  /** The text from the next token on. */
  String rest() {
    return problems.text().substring(peek().span().start());
  }

  /** What the next token is, for a message. */
  String shown() {
    return isAt(Kind.END) ? "the end of the question" : "`" + textOf(peek().span()) + "`";
  }
}
