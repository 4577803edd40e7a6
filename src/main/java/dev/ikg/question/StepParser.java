package dev.ikg.question;

import dev.ikg.problem.Failure;
import dev.ikg.question.Junction.Joint;
import dev.ikg.question.Token.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Reads the conditions of a step or of a parenthesis. */
final class StepParser {

  private static final Set<String> NEGATIONS = Set.of("not", "without");

  /** The words with which something else begins than a condition of the step. */
  private static final Set<String> ENDS =
      Set.of("then", "followed", "within", "across", "by", "order", "limit");

  private final Cursor cursor;
  private final FilterParser filters;
  private final TermParser terms;
  private final ListParser lists;
  private final boolean isFirst;

  /**
   * @param isFirst whether there is no step before, which {@code same} could mean
   */
  StepParser(Cursor cursor, boolean isFirst) {
    this.cursor = cursor;
    this.isFirst = isFirst;
    this.filters = new FilterParser(cursor);
    this.terms = new TermParser(cursor);
    this.lists = new ListParser(cursor, filters, this::unary);
  }

  /** A whole step. */
  Expr step() {
    Junction junction = junction();
    Expr expr = junction.build(cursor);
    if (!junction.hasHole() && !expr.selects()) {
      cursor.report(
          expr.span(),
          "this says only what a case must not have",
          "Say which cases to look at: `" + Unparser.expr(allBut(expr)) + "`.");
    }
    return expr;
  }

  private static Expr allBut(Expr expr) {
    List<Expr> parts = expr instanceof Expr.And and ? and.parts() : List.of(expr);
    List<Expr> all = new ArrayList<>(parts);
    all.add(0, new Term.All(Span.NONE));
    return new Expr.And(all, expr.span());
  }

  private Junction junction() {
    Junction junction = new Junction();
    while (!isEnd(cursor.peek())) {
      int before = cursor.position();
      try {
        element(junction);
      } catch (Failure failure) {
        cursor.recover(failure);
        junction.hole();
        if (cursor.position() == before) {
          cursor.next();
        }
        cursor.skipTo(token -> isEnd(token) || joint(token) != Joint.NONE || isNegation(token));
      }
    }
    if (junction.isEmpty()) {
      cursor.report(
          cursor.peek().span(),
          "expected a condition, found " + cursor.shown(),
          "For example `retry-storm with shared-dependency`, or `all` for every case.");
      junction.hole();
    }
    return junction;
  }

  private void element(Junction junction) {
    Token connector = cursor.peek();
    Joint joint = joint(connector);
    if (joint != Joint.NONE) {
      cursor.next();
      checkSides(junction, connector);
    }
    if (filters.isNext()) {
      filter(junction, joint, connector);
    } else {
      operand(junction, joint, connector);
    }
  }

  private void checkSides(Junction junction, Token connector) {
    String word = "`" + connector.text() + "`";
    if (junction.isEmpty()) {
      throw cursor.failure(
          connector.span(),
          word + " has nothing on its left",
          "Delete it, or write a condition before it.");
    }
    if (isEnd(cursor.peek())) {
      throw cursor.failure(
          connector.span(),
          word + " has nothing on its right",
          "Delete it, or write a condition after it.");
    }
    if (joint(cursor.peek()) != Joint.NONE) {
      Token second = cursor.peek();
      throw cursor.failure(
          connector.span().to(second.span()),
          word + " and `" + second.text() + "` stand side by side",
          "Keep one of them.");
    }
  }

  private void filter(Junction junction, Joint joint, Token connector) {
    Filter filter = filters.filter();
    if (joint == Joint.OR || (cursor.isAt("or") && !junction.hasOperand() && !junction.hasHole())) {
      throw cursor.failure(
          joint == Joint.OR ? connector.span() : cursor.peek().span(),
          "a filter holds for the whole step and is no side of `or`",
          "Put it in parentheses: `(" + Unparser.expr(filter) + ")`.");
    }
    junction.filter(filter);
  }

  private void operand(Junction junction, Joint joint, Token connector) {
    Span from = cursor.peek().span();
    boolean negated = isNegation(cursor.peek());
    Expr expr = unary();
    boolean standsAlone = joint != Joint.OR && !cursor.isAt("or");
    if (expr instanceof Term.Name name && name.isFilter() && standsAlone) {
      junction.filter(expr);
      return;
    }
    if (joint == Joint.NONE && !negated && junction.hasOperand()) {
      reportNoConnector(junction.last(), from, expr);
    }
    Span written = joint == Joint.NONE ? from : connector.span();
    junction.operand(joint == Joint.NONE ? Joint.WITH : joint, negated, expr, written);
  }

  private void reportNoConnector(Expr left, Span from, Expr right) {
    String leftText = cursor.textOf(left.span());
    String rightText = cursor.textOf(right.span());
    cursor.report(
        from,
        "expected `with`, `or` or `without` before " + shortened(rightText),
        terms
            .connectorMeant(left, rightText)
            .map(form -> "Did you mean `" + form + "`?")
            .orElse("Write `" + leftText + " with " + rightText + "`."));
  }

  private static String shortened(String text) {
    return text.length() <= 40 ? "`" + text + "`" : "this";
  }

  private Expr unary() {
    Token negation = cursor.peek();
    if (!isNegation(negation)) {
      return primary();
    }
    cursor.next();
    Token next = cursor.peek();
    if (isNegation(next)) {
      throw cursor.failure(
          negation.span().to(next.span()),
          "two negations stand side by side",
          "Keep one of them, or neither.");
    }
    if (filters.isNext()) {
      Filter filter = filters.filter();
      throw cursor.failure(
          negation.span(),
          "`" + negation.text() + "` stands before a term, and this is a filter",
          "Put the filter in parentheses: `without (" + Unparser.expr(filter) + ")`.");
    }
    if (isEnd(next) || joint(next) != Joint.NONE) {
      throw cursor.failure(
          negation.span(),
          "`" + negation.text() + "` has nothing on its right",
          "Say what a case must not have: `all without retry-storm`.");
    }
    Expr part = primary();
    return new Expr.Not(part, negation.span().to(part.span()));
  }

  private Expr primary() {
    Token token = cursor.peek();
    if (token.is(Kind.OPEN)) {
      return parenthesis();
    }
    if (lists.isNext()) {
      return lists.list();
    }
    if (token.is("same") && isFirst) {
      throw cursor.failure(
          "`same` needs a step before this one",
          "For example `all followed by same cause within 2y`.");
    }
    return terms.term();
  }

  private Expr parenthesis() {
    Token open = cursor.enter();
    try {
      Junction junction = junction();
      if (!cursor.accept(Kind.CLOSE)) {
        throw unclosed(open);
      }
      return junction.build(cursor);
    } finally {
      cursor.leave();
    }
  }

  private Failure unclosed(Token open) {
    if (cursor.isAt(Kind.END)) {
      return cursor.failure(
          open.span(), "this parenthesis is never closed", "Put `)` where it should end.");
    }
    return cursor.failure(
        open.span(),
        "this parenthesis is not closed before " + cursor.shown(),
        "Put `)` before " + cursor.shown() + "; parentheses hold conditions only.");
  }

  private static boolean isNegation(Token token) {
    return token.isOneOf(NEGATIONS);
  }

  /** Whether a step cannot go on with this token. */
  static boolean isEnd(Token token) {
    return token.is(Kind.END) || token.is(Kind.CLOSE) || token.isOneOf(ENDS);
  }

  /** What a token joins with, if it is a connector. */
  static Joint joint(Token token) {
    if (token.is("or")) {
      return Joint.OR;
    }
    boolean with = token.is(Kind.COMMA) || token.is("with") || token.is("and");
    return with ? Joint.WITH : Joint.NONE;
  }
}
