package dev.ikg.question;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The parts of one step or parenthesis while they are read: operands with what joins them, and
 * filters, which hold for all of it. Beside {@code or} only filters at the very end are clear.
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
  private record Operand(Joint joint, Span connector, boolean negated, Part part) {
    /** A filter that stands beside {@code or} without parentheses. */
    boolean isBareFilter() {
      return part.expr() instanceof Filter && part.place().equals(part.expr().span());
    }
  }

  /**
   * One filter.
   *
   * @param joined whether a connector stands before it, or before the filters right before it
   * @param before how many operands stand before it
   */
  private record Narrowing(Part part, boolean joined, int before) {}

  private final List<Operand> operands = new ArrayList<>();
  private final List<Narrowing> filters = new ArrayList<>();
  private boolean hasHole;

  void operand(Joint joint, Span connector, boolean negated, Expr expr, Span place) {
    operands.add(new Operand(joint, connector, negated, new Part(expr, place)));
  }

  void filter(Joint joint, Expr filter) {
    int last = filters.size() - 1;
    boolean behindFilter = last >= 0 && filters.get(last).before() == operands.size();
    boolean joined = behindFilter ? filters.get(last).joined() : joint != Joint.NONE;
    filters.add(new Narrowing(new Part(filter, filter.span()), joined, operands.size()));
  }

  /** Whether a filter could only hold for all, whatever joins the operands. */
  private boolean isClear(int filter) {
    Narrowing narrowing = filters.get(filter);
    return narrowing.before() == operands.size() && !narrowing.joined();
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
    Expr expr = withFilters(choice ? List.of(or(parts(operands))) : parts(operands), false);
    if (hasHole || (choice && hasTwoReadings(cursor, isStep))) {
      return expr;
    }
    if (isStep && !expr.selects()) {
      cursor.report(
          expr.span(),
          "this says only what a case must not have",
          "Say which cases to look at: `"
              + cursor.whole(place(), Unparser.expr(selecting(expr)))
              + "`.");
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

  /** Whether {@code or} makes a second reading, which is a problem that shows both. */
  private boolean hasTwoReadings(Cursor cursor, boolean isStep) {
    Optional<Doubt> doubt = doubt(cursor);
    if (doubt.isEmpty()) {
      return false;
    }
    List<String> readings =
        readings()
            .map(reading -> Unparser.expr(isStep ? selecting(reading) : reading))
            .map(reading -> "`" + cursor.whole(place(), reading) + "`")
            .distinct()
            .toList();
    cursor.report(
        doubt.get().span(), doubt.get().message(), "Write " + String.join(" or ", readings) + ".");
    return true;
  }

  /** What it can mean, the likeliest first. */
  private Stream<Expr> readings() {
    Expr sides = withFilters(List.of(orLast()), true);
    List<Part> either = eitherFilter();
    if (either.isEmpty()) {
      return Stream.of(sides, withFilters(orFirst(), false));
    }
    boolean onlyAll = either.size() == 2 && either.get(0).expr() instanceof Term.All;
    return onlyAll ? Stream.of(either.get(1).expr()) : Stream.of(and(either).expr(), sides);
  }

  /**
   * The parts of the reading in which a filter and those behind it that {@code or} joins are one
   * choice: a place or another. Empty where no other filter is joined so, or something else is.
   */
  private List<Part> eitherFilter() {
    List<Operand> chosen = operands.stream().filter(o -> o.joint() == Joint.OR).toList();
    int first = chosen.isEmpty() ? 0 : operands.indexOf(chosen.get(0));
    Optional<Part> before =
        filters.stream().filter(f -> f.before() == first).map(Narrowing::part).reduce((a, b) -> b);
    boolean sideBySide =
        first > 0
            && operands.subList(first, operands.size()).indexOf(chosen.get(chosen.size() - 1))
                == chosen.size() - 1;
    if (before.isEmpty() || !sideBySide || !chosen.stream().allMatch(Operand::isBareFilter)) {
      return List.of();
    }
    List<Part> sides = new ArrayList<>(List.of(before.get()));
    sides.addAll(parts(chosen));
    Stream<Part> others =
        Stream.concat(parts(operands).stream(), filters.stream().map(Narrowing::part))
            .filter(part -> !sides.contains(part));
    return inOrder(Stream.concat(others, Stream.of(or(sides))));
  }

  /** Where all of it stands. */
  private Span place() {
    return around(
        inOrder(
            Stream.concat(
                operands.stream().map(Operand::part), filters.stream().map(Narrowing::part))));
  }

  /** What can be read in two ways, and where. */
  private record Doubt(Span span, String message) {}

  private Optional<Doubt> doubt(Cursor cursor) {
    Span or = Span.NONE;
    boolean mixed = false;
    boolean openNegation = false;
    for (int i = 1; i < operands.size(); i++) {
      boolean isOr = operands.get(i).joint() == Joint.OR;
      mixed |= !isOr;
      openNegation |= isOr && operands.get(i - 1).negated();
      or = isOr && or.equals(Span.NONE) ? operands.get(i).connector() : or;
    }
    Optional<Operand> bare = operands.stream().filter(Operand::isBareFilter).findFirst();
    if (bare.isPresent()) {
      return Optional.of(
          new Doubt(
              bare.get().part().place(),
              "a filter holds for the whole step and is no side of `or`"));
    }
    if (mixed || openNegation) {
      String word = openNegation ? "without" : "with";
      return Optional.of(new Doubt(or, "`or` beside `" + word + "` can be read in two ways"));
    }
    for (int i = 0; i < filters.size(); i++) {
      if (!isClear(i)) {
        Span span = filters.get(i).part().place();
        return Optional.of(
            new Doubt(span, "`" + cursor.textOf(span) + "` beside `or` can be read in two ways"));
      }
    }
    return Optional.empty();
  }

  /**
   * The reading in which {@code with} and {@code without} bind more closely, and a filter belongs
   * to the side that it stands in.
   */
  private Part orLast() {
    List<Part> sides = new ArrayList<>();
    int operand = 0;
    int filter = 0;
    for (List<Operand> group : split(Joint.OR)) {
      operand += group.size();
      List<Part> side = new ArrayList<>(parts(group));
      while (filter < filters.size() && filters.get(filter).before() <= operand) {
        if (!isClear(filter)) {
          side.add(filters.get(filter).part());
        }
        filter++;
      }
      sides.add(and(inOrder(side.stream())));
    }
    return or(sides);
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

  /**
   * Parts with the filters that hold for all of them: all filters, or only those that are clear.
   */
  private Expr withFilters(List<Part> parts, boolean onlyClear) {
    Stream<Part> holding =
        IntStream.range(0, filters.size())
            .filter(i -> !onlyClear || isClear(i))
            .mapToObj(i -> filters.get(i).part());
    return and(inOrder(Stream.concat(parts.stream(), holding))).expr();
  }

  private static List<Part> inOrder(Stream<Part> parts) {
    return parts.sorted(Comparator.comparingInt(part -> part.place().start())).toList();
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
