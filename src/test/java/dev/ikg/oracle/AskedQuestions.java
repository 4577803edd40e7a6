package dev.ikg.oracle;

import dev.ikg.incident.Facet;
import dev.ikg.incident.PartialDate;
import dev.ikg.question.Columns;
import dev.ikg.question.Dimension;
import dev.ikg.question.Expr;
import dev.ikg.question.Field;
import dev.ikg.question.Filter;
import dev.ikg.question.Label;
import dev.ikg.question.Length;
import dev.ikg.question.Length.Unit;
import dev.ikg.question.Question;
import dev.ikg.question.Span;
import dev.ikg.question.Step;
import dev.ikg.question.Tail;
import dev.ikg.question.Term;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Tuple;

/** Questions of all shapes about what is really in a corpus, so that many have an answer. */
final class AskedQuestions {

  private static final List<Facet> COMMON =
      List.of(Facet.FACTOR, Facet.CAUSE, Facet.COMPONENT, Facet.SYMPTOM, Facet.DOMAIN);
  private static final List<String> GROUPS = List.of("coupling", "detection", "dormant-coincident");

  private final Map<Facet, List<String>> labels = new EnumMap<>(Facet.class);

  AskedQuestions(List<PlainCase> cases) {
    for (PlainCase incident : cases) {
      incident
          .values()
          .forEach(
              (facet, values) ->
                  labels
                      .computeIfAbsent(facet, f -> new ArrayList<>())
                      .addAll(incident.id().startsWith("odd-") ? often(values) : values));
    }
  }

  /** Of odd cases there are few, but to ask about them is worth more. */
  private static List<String> often(List<String> values) {
    return Collections.nCopies(8, values).stream().flatMap(List::stream).toList();
  }

  Arbitrary<Question> questions() {
    Arbitrary<List<Step>> one = step(Step.Link.FIRST, false, 2).map(List::of);
    Arbitrary<List<Step>> chain =
        Combinators.combine(step(Step.Link.FIRST, false, 1), laterSteps().list().ofSize(1))
            .as(AskedQuestions::joined);
    Arbitrary<List<Step>> longChain =
        Combinators.combine(step(Step.Link.FIRST, false, 0), laterSteps().list().ofSize(2))
            .as(AskedQuestions::joined);
    return Arbitraries.frequencyOf(Tuple.of(12, one), Tuple.of(6, chain), Tuple.of(1, longChain))
        .flatMap(s -> tails(s.size()).map(tail -> new Question("", s, tail)));
  }

  private static List<Step> joined(Step first, List<Step> later) {
    List<Step> steps = new ArrayList<>(List.of(first));
    steps.addAll(later);
    return steps;
  }

  private Arbitrary<Step> laterSteps() {
    return Arbitraries.of(
            Step.Link.THEN,
            Step.Link.THEN,
            Step.Link.THEN_NAMED,
            Step.Link.THEN_INFERRED,
            Step.Link.FOLLOWED_BY)
        .flatMap(link -> step(link, true, 1));
  }

  private Arbitrary<Step> step(Step.Link link, boolean later, int depth) {
    Arbitrary<Optional<Length>> within =
        later ? lengths(Unit.YEARS, Unit.MONTHS, Unit.DAYS).optional() : Arbitraries.just(NEVER);
    Arbitrary<List<Expr>> parts =
        Arbitraries.frequencyOf(
                Tuple.of(9, expr(depth, later)), Tuple.of(1, filters().map(f -> (Expr) f)))
            .list()
            .ofMinSize(1)
            .ofMaxSize(2);
    Arbitrary<Expr> expr =
        Arbitraries.frequencyOf(
                Tuple.of(later ? 4 : 1, Arbitraries.just((Expr) new Term.All(Span.NONE))),
                Tuple.of(6, parts.map(p -> p.size() == 1 ? p.get(0) : new Expr.And(p, Span.NONE))))
            .filter(Expr::selects);
    return Combinators.combine(expr, within).as((e, w) -> new Step(link, e, w, Span.NONE));
  }

  private static final Optional<Length> NEVER = Optional.empty();

  private Arbitrary<Expr> expr(int depth, boolean later) {
    Arbitrary<Expr> leaf =
        Arbitraries.frequencyOf(
            Tuple.of(12, terms(later).map(t -> (Expr) t)),
            Tuple.of(2, terms(later).map(t -> new Expr.Not(t, Span.NONE))));
    if (depth == 0) {
      return leaf;
    }
    Arbitrary<Expr> part =
        Arbitraries.frequencyOf(
            Tuple.of(8, Arbitraries.lazy(() -> expr(depth - 1, later))),
            Tuple.of(1, filters().map(f -> (Expr) f)));
    Arbitrary<List<Expr>> parts = part.list().ofMinSize(2).ofMaxSize(3);
    return Arbitraries.frequencyOf(
        Tuple.of(16, leaf),
        Tuple.of(1, parts.map(p -> new Expr.And(p, Span.NONE))),
        Tuple.of(2, parts.map(p -> new Expr.Or(p, Span.NONE))),
        Tuple.of(1, part.map(p -> new Expr.Not(p, Span.NONE))),
        Tuple.of(
            3,
            parts.flatMap(
                p ->
                    Arbitraries.integers()
                        .between(1, p.size())
                        .map(n -> new Expr.AtLeast(n, p, Span.NONE)))));
  }

  private Arbitrary<Term> terms(boolean later) {
    Arbitrary<Term> same =
        Arbitraries.of(Facet.values()).map(facet -> (Term) new Term.Same(facet, Span.NONE));
    Arbitrary<Facet> facets = Arbitraries.of(Facet.values());
    Arbitrary<Term> common =
        Arbitraries.of(COMMON)
            .flatMap(facet -> label(facet).map(label -> name(Optional.of(facet), label)));
    Arbitrary<Term> bare =
        Arbitraries.of(COMMON).flatMap(f -> label(f).map(label -> name(Optional.empty(), label)));
    Arbitrary<Term> any =
        facets.flatMap(facet -> label(facet).map(label -> name(Optional.of(facet), label)));
    Arbitrary<Term> wild =
        Arbitraries.of("missing-*", "*-dependency", "*storm*", "un*", "*").map(this::wildcard);
    Arbitrary<Term> others =
        Arbitraries.oneOf(
            facets.map(facet -> (Term) new Term.AnyOf(facet, Span.NONE)),
            Arbitraries.of(GROUPS)
                .map(group -> new Term.Group(Facet.FACTOR, Label.of(group), Span.NONE)),
            Arbitraries.just(new Term.All(Span.NONE)),
            Arbitraries.of(Field.values()).map(field -> new Term.Known(field, Span.NONE)),
            Arbitraries.of(Field.values()).map(field -> new Term.Unknown(field, Span.NONE)),
            Arbitraries.of("split brain", "retry storm", "deploy", "certificate", "장애", "데이터베이스")
                .map(words -> new Term.Text(words, Span.NONE)),
            Arbitraries.of("retry storm", "split brain", "monitoring", "alert", "tests")
                .map(words -> new Term.Promised(words, Span.NONE)));
    return Arbitraries.frequencyOf(
        Tuple.of(10, common),
        Tuple.of(4, bare),
        Tuple.of(4, any),
        Tuple.of(1, wild),
        Tuple.of(4, others),
        Tuple.of(later ? 10 : 1, later ? same : common));
  }

  private Term wildcard(String text) {
    Label label = new Label(List.of(new Label.Word(text, false, Span.NONE)));
    return new Term.Name(
        text.equals("*") ? Optional.of(Facet.CAUSE) : Optional.of(Facet.FACTOR), label, Span.NONE);
  }

  private static Term name(Optional<Facet> facet, String label) {
    return new Term.Name(facet, Label.of(label), Span.NONE);
  }

  /** A label of a facet, the more likely the more cases carry it. */
  private Arbitrary<String> label(Facet facet) {
    return Arbitraries.of(labels.getOrDefault(facet, List.of()));
  }

  private Arbitrary<Filter> filters() {
    return Arbitraries.frequencyOf(
        Tuple.of(
            3,
            Arbitraries.of(Filter.Preposition.values())
                .flatMap(
                    preposition ->
                        label(preposition.facet())
                            .map(
                                name -> new Filter.Where(preposition, Label.of(name), Span.NONE)))),
        Tuple.of(1, dates().map(date -> new Filter.Since(date, Span.NONE))),
        Tuple.of(1, dates().map(date -> new Filter.Before(date, Span.NONE))),
        Tuple.of(
            1,
            Combinators.combine(dates(), dates())
                .filter((from, to) -> !to.last().isBefore(from.first()))
                .as((from, to) -> new Filter.Between(from, to, Span.NONE))),
        Tuple.of(
            1,
            Combinators.combine(
                    Arbitraries.of(Filter.Measure.class),
                    Arbitraries.of(Filter.Bound.class),
                    lengths(Unit.DAYS, Unit.HOURS, Unit.MINUTES))
                .as((measure, bound, time) -> new Filter.Took(measure, bound, time, Span.NONE))));
  }

  private static Arbitrary<PartialDate> dates() {
    return Arbitraries.of("2018", "2019-12", "2020-02-29", "2021-06", "2023", "2026-01-09")
        .map(text -> PartialDate.parse(text).orElseThrow());
  }

  private static Arbitrary<Length> lengths(Unit... units) {
    return Arbitraries.maps(Arbitraries.of(units), Arbitraries.integers().between(0, 5))
        .ofMinSize(1)
        .ofMaxSize(2)
        .map((Map<Unit, Integer> parts) -> new Length(new TreeMap<>(parts)));
  }

  private static Arbitrary<Tail> tails(int steps) {
    Arbitrary<Dimension> dimensions = Arbitraries.of(Dimension.class);
    Arbitrary<Optional<Tail.Across>> across =
        Combinators.combine(dimensions, Arbitraries.integers().between(1, 4))
            .as((dimension, n) -> new Tail.Across(dimension, n, Span.NONE))
            .optional(0.4);
    Arbitrary<Optional<Tail.By>> by =
        dimensions.map(dimension -> new Tail.By(dimension, Span.NONE)).optional(0.4);
    Arbitrary<Optional<Tail.Limit>> limit =
        Arbitraries.integers()
            .between(1, 20)
            .map(rows -> new Tail.Limit(rows, Span.NONE))
            .optional(0.3);
    return Combinators.combine(across, by, limit)
        .as((a, b, l) -> new Tail(a, b, Optional.empty(), l))
        .flatMap(
            tail ->
                orders(tail, steps)
                    .optional(0.4)
                    .map(order -> new Tail(tail.across(), tail.by(), order, tail.limit())));
  }

  private static Arbitrary<Tail.Order> orders(Tail tail, int steps) {
    return Combinators.combine(
            Arbitraries.of(Columns.of(tail.rows(), steps > 1)),
            Arbitraries.of(Tail.Direction.class))
        .as((column, direction) -> new Tail.Order(column, direction, Span.NONE));
  }
}
