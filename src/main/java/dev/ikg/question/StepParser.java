package dev.ikg.question;

import dev.ikg.problem.Failure;
import dev.ikg.question.Junction.Joint;
import dev.ikg.question.Token.Kind;
import java.util.Optional;
import java.util.Set;

/** Reads the conditions of a step or of a parenthesis. */
final class StepParser {

  private static final Set<String> NEGATIONS = Set.of("not", "without");

  private static final Set<String> LINKS = Set.of("then", "followed");

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
    return junction().build(cursor, true);
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
    boolean beginsChoice = cursor.isAt("or") && !junction.hasOperand() && !junction.hasHole();
    if (joint == Joint.OR || beginsChoice) {
      junction.operand(
          joint == Joint.NONE ? Joint.WITH : joint,
          joint == Joint.NONE ? filter.span() : connector.span(),
          false,
          filter,
          filter.span());
    } else {
      junction.filter(joint, filter);
    }
  }

  private void operand(Junction junction, Joint joint, Token connector) {
    Span from = cursor.peek().span();
    boolean negated = isNegation(cursor.peek());
    Expr expr = unary();
    boolean standsAlone = joint != Joint.OR && !cursor.isAt("or");
    if (expr instanceof Term.Name name && name.isFilter() && standsAlone) {
      junction.filter(joint, expr);
      return;
    }
    Span place = from.to(cursor.previous().span());
    if (joint == Joint.NONE && !negated && junction.hasOperand()) {
      reportNoConnector(junction, from, place);
    }
    boolean joined = joint != Joint.NONE;
    junction.operand(
        joined ? joint : Joint.WITH, joined ? connector.span() : from, negated, expr, place);
  }

  private void reportNoConnector(Junction junction, Span from, Span place) {
    String left = cursor.textOf(junction.lastPlace());
    String right = cursor.textOf(place);
    Span both = junction.lastPlace().to(place);
    cursor.report(
        from,
        "expected `with`, `or` or `without` before " + shortened(right),
        terms
            .connectorMeant(junction.last(), right)
            .map(form -> "Did you mean `" + cursor.whole(both, form) + "`?")
            .orElseGet(() -> joined(left, right, both)));
  }

  /** Both sides with a connector; where one of them is wrong itself, that must be mended first. */
  private String joined(String left, String right, Span both) {
    if (!cursor.problems().isEmpty()) {
      return "Mend what is marked besides, then put `with` between the two.";
    }
    String form = left + " with ";
    return labelOfFacet(right)
        .map(
            label ->
                "Write `"
                    + cursor.whole(both, form + label)
                    + "`; a label called that is `"
                    + right.replace(' ', '-')
                    + "`.")
        .orElseGet(() -> "Write `" + cursor.whole(both, form + right) + "`.");
  }

  /** With a colon, where the first of several words is that of a facet. */
  private static Optional<String> labelOfFacet(String words) {
    int end = words.indexOf(' ');
    boolean isPlain = words.chars().allMatch(c -> c == ' ' || c == '-' || Character.isLetter(c));
    return end > 0 && isPlain
        ? LabelParser.facet(words.substring(0, end))
            .map(facet -> facet.word() + ":" + words.substring(end + 1).replace(' ', '-'))
        : Optional.empty();
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
    if (next.isOneOf(LINKS)) {
      throw cursor.failure(
          negation.span().to(next.span()),
          "`" + next.text() + "` finds cases that come after another, and cannot be negated",
          positive(negation));
    }
    if (isEnd(next) || joint(next) != Joint.NONE) {
      throw cursor.failure(
          negation.span(),
          "`" + negation.text() + "` has nothing on its right",
          "Say what a case must not have: `all without retry-storm`.");
    }
    Expr part = primary();
    return new Expr.Not(part, negation.span().to(cursor.previous().span()));
  }

  /** The question without a negation, where it can be asked so. */
  private String positive(Token negation) {
    String form = cursor.whole(negation.span(), "");
    String other = "Cases that nothing came after are asked for with `cypher`.";
    return form.isEmpty()
        ? other
        : "Write `"
            + form.replaceAll(" +", " ")
            + "` for those that something came after. "
            + other;
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
      return junction.build(cursor, false);
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
        cursor.leftOpen(open),
        "this parenthesis is not closed before " + cursor.shown(),
        "Put `)` before " + cursor.shown() + "; parentheses hold conditions only.");
  }

  static boolean isNegation(Token token) {
    return token.isOneOf(NEGATIONS);
  }

  /** Whether a step cannot go on with this token. */
  static boolean isEnd(Token token) {
    return token.is(Kind.END) || token.is(Kind.CLOSE) || endsConditions(token);
  }

  /** Whether something begins with this token that stands behind the conditions of a step. */
  static boolean endsConditions(Token token) {
    return token.isOneOf(ENDS);
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
