package dev.ikg.question;

import dev.ikg.problem.Count;
import dev.ikg.problem.Failure;
import dev.ikg.question.Junction.Joint;
import dev.ikg.question.Token.Kind;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Reads {@code any of (...)} and {@code at least 2 of (...)}. */
final class ListParser {

  private static final String TWO_PARTS = "retry-storm, cold-cache";
  private static final String EXAMPLE = "(" + TWO_PARTS + ")";

  private final Cursor cursor;
  private final FilterParser filters;
  private final Supplier<Expr> part;

  /**
   * @param part reads one part of a list
   */
  ListParser(Cursor cursor, FilterParser filters, Supplier<Expr> part) {
    this.cursor = cursor;
    this.filters = filters;
    this.part = part;
  }

  /** Whether a list begins here. */
  boolean isNext() {
    return cursor.isAt("any") || (cursor.isAt("at") && cursor.peekSecond().is("least"));
  }

  /** The list that begins here. */
  Expr list() {
    Token first = cursor.next();
    return first.is("any") ? anyOf(first) : atLeast(first);
  }

  private Expr anyOf(Token any) {
    if (!cursor.accept("of")) {
      throw cursor.failure(
          any.span(),
          "expected `of` after `any`, found " + cursor.shown(),
          "Write `any of " + EXAMPLE + "`; any label of a facet is `factor:*`.");
    }
    List<Expr> parts = parts("any of");
    return new Expr.AtLeast(1, parts, any.span().to(cursor.previous().span()));
  }

  private Expr atLeast(Token at) {
    cursor.next();
    Token number = cursor.peek();
    if (number.is(Kind.WORD) && !Values.isNumber(number)) {
      throw cursor.failure(
          "expected a whole number after `at least`, found " + cursor.shown(),
          "Write `at least 2 of "
              + EXAMPLE
              + "`; an organization of that name needs quotes: `at \"least "
              + number.text()
              + "\"`.");
    }
    int count = new Values(cursor).number("at least", "at least 2 of " + EXAMPLE);
    String opening = "at least " + count + " of";
    if (!cursor.accept("of")) {
      throw cursor.failure(
          "expected `of` after `at least " + count + "`, found " + cursor.shown(),
          "Write `at least 2 of " + EXAMPLE + "`; for recurrence it stands behind `across orgs`.");
    }
    int from = cursor.peek().span().start();
    List<Expr> parts = parts(opening);
    if (count > parts.size()) {
      String list = cursor.textOf(new Span(from, cursor.previous().span().end()));
      cursor.report(
          number.span(),
          "the list has only " + Count.of(parts.size(), "part", "parts"),
          "Write `at least " + parts.size() + " of " + list + "`, or add to the list.");
    }
    return new Expr.AtLeast(count, parts, at.span().to(cursor.previous().span()));
  }

  private List<Expr> parts(String opening) {
    if (!cursor.isAt(Kind.OPEN)) {
      throw noParenthesis(opening);
    }
    Token open = cursor.enter();
    try {
      List<Expr> parts = new ArrayList<>();
      do {
        refuseNoPart(opening);
        int from = cursor.peek().span().start();
        parts.add(part.get());
        refuseNarrowedPart(from);
        refuseConnector(open, opening);
      } while (cursor.accept(Kind.COMMA));
      if (!cursor.accept(Kind.CLOSE)) {
        throw cursor.failure(
            cursor.leftOpen(open),
            "this list is not closed before " + cursor.shown(),
            "Put `)` behind its last part; a comma stands between two parts.");
      }
      return parts;
    } catch (Failure failure) {
      cursor.skipTo(StepParser::isEnd);
      cursor.accept(Kind.CLOSE);
      throw failure;
    } finally {
      cursor.leave();
    }
  }

  private Failure noParenthesis(String opening) {
    Span bare = cursor.skipTo(token -> StepParser.isEnd(token) || token.isReserved());
    String parts = bare.end() > bare.start() ? cursor.textOf(bare) : TWO_PARTS;
    return cursor.failure(
        bare,
        "expected a list in parentheses after `" + opening + "`",
        "Write `" + opening + " (" + parts + ")`.");
  }

  private void refuseNoPart(String opening) {
    if (filters.isNext()) {
      Span from = cursor.peek().span();
      String filter = Unparser.expr(filters.filter());
      throw cursor.failure(
          from,
          "a list holds terms, and this is a filter",
          "Put it in parentheses, `(" + filter + ")`, or behind the list.");
    }
    if (cursor.isAt(Kind.COMMA) || cursor.isAt(Kind.CLOSE)) {
      throw cursor.failure(
          "expected a part of the list, found " + cursor.shown(),
          "Write the parts with commas between them: `" + opening + " " + EXAMPLE + "`.");
    }
  }

  /** A part with a filter of its own, which would be read as the end of the list. */
  private void refuseNarrowedPart(int from) {
    if (filters.isNext()) {
      Span filter = filters.filter().span();
      throw cursor.failure(
          filter,
          "a part of a list that has a filter stands in parentheses",
          "Write `("
              + cursor.textOf(new Span(from, filter.end()))
              + ")` for this part, or the filter behind the list.");
    }
  }

  private void refuseConnector(Token open, String opening) {
    Token token = cursor.peek();
    if (StepParser.joint(token) == Joint.NONE || token.is(Kind.COMMA)) {
      return;
    }
    throw cursor.failure(
        token.span(),
        "a list has commas between its parts, and this is `" + token.text() + "`",
        token.is("or")
            ? "Write `" + opening + " (" + withCommas(open).orElse(TWO_PARTS) + ")`."
            : "Put a part that has `" + token.text() + "` in parentheses of its own.");
  }

  /** What stands in the list up to its end, with commas for {@code or}; empty if it is no list. */
  private Optional<String> withCommas(Token open) {
    List<String> parts = new ArrayList<>();
    int from = open.span().end();
    boolean plain = true;
    while (!cursor.isAt(Kind.END) && !cursor.isAt(Kind.CLOSE)) {
      if (cursor.isAt("or")) {
        parts.add(cursor.textOf(new Span(from, cursor.previous().span().end())));
        from = cursor.peek().span().end();
      } else {
        plain &= !cursor.peek().isReserved() && !filters.isNext();
      }
      cursor.next();
    }
    parts.add(cursor.textOf(new Span(from, cursor.previous().span().end())));
    String list = String.join(",", parts);
    boolean whole = plain && Arrays.stream(list.split(",", -1)).noneMatch(String::isBlank);
    return whole ? Optional.of(list) : Optional.empty();
  }
}
