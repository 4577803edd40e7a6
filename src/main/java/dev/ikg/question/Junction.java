package dev.ikg.question;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * The parts of one step or parenthesis while they are read: operands with what joins them, and
 * filters, which hold for all of it wherever they stand.
 */
final class Junction {

  /** What stands before an operand. */
  enum Joint {
    NONE,
    WITH,
    OR
  }

  /**
   * One operand.
   *
   * @param negated whether {@code not} or {@code without} stands right before it
   * @param written the place of its connector, or of itself where it has none
   */
  private record Operand(Joint joint, boolean negated, Expr expr, Span written) {}

  private final List<Operand> operands = new ArrayList<>();
  private final List<Expr> filters = new ArrayList<>();
  private boolean hasHole;

  void operand(Joint joint, boolean negated, Expr expr, Span written) {
    operands.add(new Operand(joint, negated, expr, written));
  }

  void filter(Expr filter) {
    filters.add(filter);
  }

  /** Something stood here that could not be read. */
  void hole() {
    hasHole = true;
  }

  boolean hasHole() {
    return hasHole;
  }

  boolean hasOperand() {
    return !operands.isEmpty();
  }

  boolean isEmpty() {
    return operands.isEmpty() && filters.isEmpty() && !hasHole;
  }

  /** The operand read last; there must be one. */
  Expr last() {
    return operands.get(operands.size() - 1).expr();
  }

  /** The tree of all that was read. Two ways to read it are a problem. */
  Expr build(Cursor cursor) {
    boolean choice = operands.stream().anyMatch(o -> o.joint() == Joint.OR);
    if (choice && !hasHole) {
      refuseTwoReadings(cursor);
    }
    List<Expr> exprs = operands.stream().map(Operand::expr).toList();
    return choice ? withFilters(List.of(or(exprs))) : withFilters(exprs);
  }

  private void refuseTwoReadings(Cursor cursor) {
    Span or = Span.NONE;
    boolean mixed = false;
    boolean openNegation = false;
    for (int i = 1; i < operands.size(); i++) {
      boolean isOr = operands.get(i).joint() == Joint.OR;
      mixed |= !isOr;
      openNegation |= isOr && operands.get(i - 1).negated();
      or = isOr && or.equals(Span.NONE) ? operands.get(i).written() : or;
    }
    if (mixed || openNegation) {
      cursor.report(
          or,
          "`or` beside `" + (openNegation ? "without" : "with") + "` can be read in two ways",
          "Write `"
              + Unparser.expr(withFilters(List.of(orLast())))
              + "` or `"
              + Unparser.expr(withFilters(orFirst()))
              + "`.");
    }
  }

  /** The reading in which {@code with} and {@code without} bind more closely. */
  private Expr orLast() {
    return or(split(Joint.OR).stream().map(group -> and(exprs(group))).toList());
  }

  /** The reading in which {@code or} binds more closely. */
  private List<Expr> orFirst() {
    return split(Joint.WITH).stream().map(Junction::choice).toList();
  }

  private static Expr choice(List<Operand> group) {
    Operand first = group.get(0);
    if (group.size() > 1 && first.negated() && first.expr() instanceof Expr.Not not) {
      Stream<Expr> rest = group.stream().skip(1).map(Operand::expr);
      return new Expr.Not(or(Stream.concat(Stream.of(not.part()), rest).toList()), not.span());
    }
    return or(exprs(group));
  }

  private List<List<Operand>> split(Joint at) {
    List<List<Operand>> groups = new ArrayList<>();
    for (Operand operand : operands) {
      if (groups.isEmpty() || operand.joint() == at) {
        groups.add(new ArrayList<>());
      }
      groups.get(groups.size() - 1).add(operand);
    }
    return groups;
  }

  private static List<Expr> exprs(List<Operand> group) {
    return group.stream().map(Operand::expr).toList();
  }

  private Expr withFilters(List<Expr> exprs) {
    return and(
        Stream.concat(exprs.stream(), filters.stream())
            .sorted(Comparator.comparingInt(e -> e.span().start()))
            .toList());
  }

  private static Expr or(List<Expr> parts) {
    return parts.size() == 1 ? parts.get(0) : new Expr.Or(parts, around(parts));
  }

  private static Expr and(List<Expr> parts) {
    if (parts.isEmpty()) {
      return new Term.All(Span.NONE);
    }
    return parts.size() == 1 ? parts.get(0) : new Expr.And(parts, around(parts));
  }

  private static Span around(List<Expr> parts) {
    return parts.get(0).span().to(parts.get(parts.size() - 1).span());
  }
}
