package dev.ikg.oracle;

import dev.ikg.question.Length;
import dev.ikg.question.Question;
import dev.ikg.question.Step;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Finds the cases that match a question, and the cases that follow them. */
final class PlainChains {

  /**
   * A later case of a chain.
   *
   * @param link what joins it to the case before
   * @param basis who says so; empty for a later case of the same organization
   */
  record Next(PlainCase incident, String link, Optional<String> basis) {}

  /** A case and the ones that follow, one for each later step. */
  record Chain(PlainCase first, List<Next> later) {
    PlainCase last() {
      return later.isEmpty() ? first : later.get(later.size() - 1).incident();
    }

    Chain with(Next next) {
      return new Chain(first, Stream.concat(later.stream(), Stream.of(next)).toList());
    }
  }

  private final List<PlainCase> cases;
  private final PlainMatching matching;

  PlainChains(List<PlainCase> cases, PlainMatching matching) {
    this.cases = cases;
    this.matching = matching;
  }

  List<Chain> find(Question question) {
    List<Chain> chains =
        cases.stream()
            .filter(c -> matching.truth(question.first().expr(), c, c) == Truth.YES)
            .map(c -> new Chain(c, List.of()))
            .toList();
    for (Step step : question.steps().subList(1, question.steps().size())) {
      List<Chain> longer = new ArrayList<>();
      for (Chain chain : chains) {
        for (PlainCase other : cases) {
          link(step, chain.last(), other)
              .filter(n -> matching.truth(step.expr(), other, chain.first()) == Truth.YES)
              .map(chain::with)
              .ifPresent(longer::add);
        }
      }
      chains = longer;
    }
    return chains;
  }

  private static Optional<Next> link(Step step, PlainCase before, PlainCase next) {
    if (!isWithin(step, before, next)) {
      return Optional.empty();
    }
    if (step.link() == Step.Link.FOLLOWED_BY) {
      boolean sameOrg = before.org().isPresent() && before.org().equals(next.org());
      return sameOrg && isLater(before, next)
          ? Optional.of(new Next(next, "later", Optional.empty()))
          : Optional.empty();
    }
    Stream<PlainLink> recurrences =
        next.links().stream().filter(l -> l.recurrence() && l.to().equals(before.id()));
    Stream<PlainLink> relations =
        isLater(before, next)
            ? Stream.concat(related(before, next), related(next, before))
            : Stream.empty();
    return Stream.concat(recurrences, relations)
        .filter(link -> isSaidBy(step, link))
        .min(
            Comparator.comparing((PlainLink link) -> !link.recurrence())
                .thenComparing(link -> !link.named())
                .thenComparing(PlainChains::kind))
        .map(link -> new Next(next, kind(link), Optional.of(link.named() ? "named" : "inferred")));
  }

  private static Stream<PlainLink> related(PlainCase from, PlainCase to) {
    return from.links().stream().filter(l -> !l.recurrence() && l.to().equals(to.id()));
  }

  private static boolean isSaidBy(Step step, PlainLink link) {
    return switch (step.link()) {
      case THEN_NAMED -> link.named();
      case THEN_INFERRED -> !link.named();
      default -> true;
    };
  }

  private static String kind(PlainLink link) {
    return link.recurrence() ? "recurrence" : link.kind().orElse("related");
  }

  private static boolean isLater(PlainCase before, PlainCase next) {
    return before.date().isPresent()
        && next.date().isPresent()
        && next.date().get().first().isAfter(before.date().get().last());
  }

  private static boolean isWithin(Step step, PlainCase before, PlainCase next) {
    Optional<Length> within = step.within();
    if (within.isEmpty()) {
      return true;
    }
    if (before.date().isEmpty() || next.date().isEmpty()) {
      return false;
    }
    LocalDate latest = before.date().get().first().plus(within.get().period());
    return !next.date().get().last().isAfter(latest);
  }
}
