package dev.ikg.question;

import dev.ikg.incident.Facet;
import dev.ikg.incident.PartialDate;
import dev.ikg.question.Label.Word;
import dev.ikg.question.Length.Unit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Tuple;
import net.jqwik.api.arbitraries.StringArbitrary;

/** Trees of any shape that the parser can give, built and not read. */
final class QuestionTrees {

  private QuestionTrees() {}

  static Arbitrary<Question> questions() {
    Arbitrary<List<Step>> steps =
        Combinators.combine(firstSteps(), laterSteps().list().ofMaxSize(2))
            .as(
                (first, later) -> {
                  List<Step> all = new ArrayList<>(List.of(first));
                  all.addAll(later);
                  return all;
                });
    return steps.flatMap(s -> tails(s.size() > 1).map(tail -> new Question("", s, tail)));
  }

  private static Arbitrary<Step> firstSteps() {
    return expr(terms(), 3)
        .filter(Expr::selects)
        .map(expr -> new Step(Step.Link.FIRST, expr, Optional.empty(), Span.NONE));
  }

  private static Arbitrary<Step> laterSteps() {
    Arbitrary<Term> same = Arbitraries.of(Facet.class).map(f -> new Term.Same(f, Span.NONE));
    Arbitrary<Length> within = lengths(List.of(Unit.YEARS, Unit.MONTHS, Unit.WEEKS, Unit.DAYS));
    return Combinators.combine(
            Arbitraries.of(Step.Link.class).filter(link -> link != Step.Link.FIRST),
            expr(Arbitraries.oneOf(terms(), same), 2).filter(Expr::selects),
            within.optional())
        .as((link, expr, length) -> new Step(link, expr, length, Span.NONE));
  }

  private static Arbitrary<Expr> expr(Arbitrary<? extends Term> terms, int depth) {
    Arbitrary<Expr> leaf = Arbitraries.oneOf(terms.map(t -> (Expr) t), filters().map(f -> f));
    if (depth == 0) {
      return leaf;
    }
    Arbitrary<Expr> inner = Arbitraries.lazy(() -> expr(terms, depth - 1));
    Arbitrary<List<Expr>> parts = inner.list().ofMinSize(2).ofMaxSize(3);
    return Arbitraries.oneOf(
        leaf,
        parts.map(p -> new Expr.And(p, Span.NONE)),
        parts.map(p -> new Expr.Or(p, Span.NONE)),
        inner.map(p -> new Expr.Not(p, Span.NONE)),
        parts.flatMap(
            p ->
                Arbitraries.integers()
                    .between(1, p.size())
                    .map(n -> new Expr.AtLeast(n, p, Span.NONE))));
  }

  private static Arbitrary<Term> terms() {
    Arbitrary<Facet> facets = Arbitraries.of(Facet.class);
    Arbitrary<String> words = Arbitraries.strings().ofMinLength(1).ofMaxLength(12);
    Arbitrary<String> searched = words.filter(QuestionTrees::isStorable);
    return Arbitraries.oneOf(
        Combinators.combine(facets.optional(), labels())
            .as((facet, label) -> new Term.Name(facet, label, Span.NONE)),
        Combinators.combine(facets, labels()).as((f, l) -> new Term.Group(f, l, Span.NONE)),
        facets.map(facet -> new Term.AnyOf(facet, Span.NONE)),
        Arbitraries.just(new Term.All(Span.NONE)),
        Arbitraries.of(Field.class).map(field -> new Term.Known(field, Span.NONE)),
        Arbitraries.of(Field.class).map(field -> new Term.Unknown(field, Span.NONE)),
        searched.map(text -> new Term.Text(text, Span.NONE)),
        searched.map(text -> new Term.Promised(text, Span.NONE)));
  }

  /** Labels of any characters, reserved words, and wildcards. */
  private static Arbitrary<Label> labels() {
    StringArbitrary tame = Arbitraries.strings().alpha().withChars("-.'& :*\"\\(),").ofMinLength(1);
    Arbitrary<Label> plain =
        Arbitraries.oneOf(
                Arbitraries.strings().ofMinLength(1).ofMaxLength(8),
                tame.ofMaxLength(12),
                Arbitraries.of(ReservedWords.EVERYWHERE),
                Arbitraries.of("least", "group:x", "factor:x", "2020-13", "2h", "재시도 폭풍", "*"))
            .filter(QuestionTrees::isStorable)
            .map(Label::of);
    Arbitrary<Label> wildcards =
        Arbitraries.of("missing-*", "*storm", "a*b*c")
            .map(text -> new Label(List.of(new Word(text, false, Span.NONE))));
    return Arbitraries.frequencyOf(Tuple.of(5, plain), Tuple.of(1, wildcards));
  }

  /** Half a character can be neither stored nor asked for, and nothing has an empty name. */
  private static boolean isStorable(String text) {
    return !text.isBlank()
        && text.codePoints().noneMatch(c -> Character.getType(c) == Character.SURROGATE);
  }

  private static Arbitrary<Filter> filters() {
    return Arbitraries.oneOf(
        Combinators.combine(Arbitraries.of(Filter.Preposition.class), labels())
            .as((preposition, label) -> new Filter.Where(preposition, label, Span.NONE)),
        dates().map(date -> new Filter.Since(date, Span.NONE)),
        dates().map(date -> new Filter.Before(date, Span.NONE)),
        Combinators.combine(dates(), dates())
            .filter((from, to) -> !to.last().isBefore(from.first()))
            .as((from, to) -> new Filter.Between(from, to, Span.NONE)),
        Combinators.combine(
                Arbitraries.of(Filter.Measure.class),
                Arbitraries.of(Filter.Bound.class),
                lengths(List.of(Unit.values())))
            .as((measure, bound, length) -> new Filter.Took(measure, bound, length, Span.NONE)));
  }

  private static Arbitrary<PartialDate> dates() {
    return Arbitraries.of("2018", "2019-12", "2020-02-29", "2026-01-09", "2026")
        .map(text -> PartialDate.parse(text).orElseThrow());
  }

  private static Arbitrary<Length> lengths(List<Unit> units) {
    return Arbitraries.maps(Arbitraries.of(units), Arbitraries.integers().between(0, 999_999))
        .ofMinSize(1)
        .ofMaxSize(3)
        .map((Map<Unit, Integer> parts) -> new Length(new TreeMap<>(parts)));
  }

  private static Arbitrary<Tail> tails(boolean isChain) {
    Arbitrary<Dimension> dimensions = Arbitraries.of(Dimension.class);
    Arbitrary<Integer> counts = Arbitraries.integers().between(1, 999_999_999);
    Arbitrary<Optional<Tail.Across>> across =
        Combinators.combine(dimensions, counts)
            .as((d, n) -> new Tail.Across(d, n, Span.NONE))
            .optional();
    Arbitrary<Optional<Tail.By>> by = dimensions.map(d -> new Tail.By(d, Span.NONE)).optional();
    Arbitrary<Optional<Tail.Limit>> limit =
        counts.map(n -> new Tail.Limit(n, Span.NONE)).optional();
    return Combinators.combine(across, by, limit)
        .as((a, b, l) -> new Tail(a, b, Optional.empty(), l))
        .flatMap(
            tail ->
                orders(Columns.of(tail.rows(), isChain))
                    .optional()
                    .map(order -> new Tail(tail.across(), tail.by(), order, tail.limit())));
  }

  private static Arbitrary<Tail.Order> orders(List<String> columns) {
    return Combinators.combine(Arbitraries.of(columns), Arbitraries.of(Tail.Direction.class))
        .as((column, direction) -> new Tail.Order(column, direction, Span.NONE));
  }
}
