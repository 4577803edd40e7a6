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
   * An expression with its parentheses.
   *
   * @param place where it stands, the parentheses included
   */
  private record Part(Expr expr, Span place) {}

  /**
   * One operand.
   *
   * @param connector where it says how it is joined
   * @param negated whether {@code not} or {@code without} stands right before it
   */
  private record Operand(Joint joint, Span connector, boolean negated, Part part) {}

  private final List<Operand> operands = new ArrayList<>();
  private final List<Part> filters = new ArrayList<>();
  private boolean hasHole;

  void operand(Joint joint, Span connector, boolean negated, Expr expr, Span place) {
    operands.add(new Operand(joint, connector, negated, new Part(expr, place)));
  }

  void filter(Expr filter) {
    filters.add(new Part(filter, filter.span()));
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
    return operands.get(operands.size() - 1).part().expr();
  }

  /** Where the operand read last stands, with its parentheses. */
  Span lastPlace() {
    return operands.get(operands.size() - 1).part().place();
  }

  /**
   * The tree of all that was read. Two ways to read it are a problem, and so is a whole step that
   * says only what a case must not have.
   */
  Expr build(Cursor cursor, boolean isStep) {
    boolean choice = operands.stream().anyMatch(o -> o.joint() == Joint.OR);
    Expr expr = withFilters(choice ? List.of(or(parts(operands))) : parts(operands));
    if (hasHole || (choice && hasTwoReadings(cursor, isStep))) {
      return expr;
    }
    if (isStep && !expr.selects()) {
      cursor.report(
          expr.span(),
          "this says only what a case must not have",
          "Say which cases to look at: `" + Unparser.expr(selecting(expr)) + "`.");
    }
    return expr;
  }

  /** The expression, and where it only excludes, all cases but those. */
  private static Expr selecting(Expr expr) {
    if (expr.selects()) {
      return expr;
    }
    List<Expr> parts = new ArrayList<>(List.of(new Term.All(Span.NONE)));
    parts.addAll(expr instanceof Expr.And and ? and.parts() : List.of(expr));
    return new Expr.And(parts, expr.span());
  }

  private boolean hasTwoReadings(Cursor cursor, boolean isStep) {
    Span or = Span.NONE;
    boolean mixed = false;
    boolean openNegation = false;
    for (int i = 1; i < operands.size(); i++) {
      boolean isOr = operands.get(i).joint() == Joint.OR;
      mixed |= !isOr;
      openNegation |= isOr && operands.get(i - 1).negated();
      or = isOr && or.equals(Span.NONE) ? operands.get(i).connector() : or;
    }
    if (mixed || openNegation) {
      Expr first = withFilters(List.of(orLast()));
      Expr second = withFilters(orFirst());
      cursor.report(
          or,
          "`or` beside `" + (openNegation ? "without" : "with") + "` can be read in two ways",
          "Write `"
              + Unparser.expr(isStep ? selecting(first) : first)
              + "` or `"
              + Unparser.expr(isStep ? selecting(second) : second)
              + "`.");
    }
    return mixed || openNegation;
  }

  /** The reading in which {@code with} and {@code without} bind more closely. */
  private Part orLast() {
    return or(split(Joint.OR).stream().map(group -> and(parts(group))).toList());
  }

  /** The reading in which {@code or} binds more closely. */
  private List<Part> orFirst() {
    return split(Joint.WITH).stream().map(Junction::choice).toList();
  }

  /** Operands joined by {@code or}, in which a negation reaches to the last of them. */
  private static Part choice(List<Operand> group) {
    List<Part> parts = new ArrayList<>();
    for (int i = 0; i < group.size(); i++) {
      Part part = group.get(i).part();
      boolean reachesOn = group.get(i).negated() && i < group.size() - 1;
      if (reachesOn && part.expr() instanceof Expr.Not not) {
        List<Part> negated = new ArrayList<>(List.of(new Part(not.part(), part.place())));
        negated.addAll(parts(group.subList(i + 1, group.size())));
        Part all = or(negated);
        parts.add(new Part(new Expr.Not(all.expr(), all.place()), all.place()));
        break;
      }
      parts.add(part);
    }
    return or(parts);
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

  private static List<Part> parts(List<Operand> group) {
    return group.stream().map(Operand::part).toList();
  }

  private Expr withFilters(List<Part> parts) {
    return and(Stream.concat(parts.stream(), filters.stream())
            .sorted(Comparator.comparingInt(part -> part.place().start()))
            .toList())
        .expr();
  }

  private static Part or(List<Part> parts) {
    return parts.size() == 1
        ? parts.get(0)
        : new Part(new Expr.Or(exprs(parts), around(parts)), around(parts));
  }

  private static Part and(List<Part> parts) {
    if (parts.isEmpty()) {
      return new Part(new Term.All(Span.NONE), Span.NONE);
    }
    return parts.size() == 1
        ? parts.get(0)
        : new Part(new Expr.And(exprs(parts), around(parts)), around(parts));
  }

  private static List<Expr> exprs(List<Part> parts) {
    return parts.stream().map(Part::expr).toList();
  }

  private static Span around(List<Part> parts) {
    return parts.get(0).place().to(parts.get(parts.size() - 1).place());
  }
}
