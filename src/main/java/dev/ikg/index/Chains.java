package dev.ikg.index;

import dev.ikg.answer.Cell;
import dev.ikg.incident.Facet;
import dev.ikg.index.LinkIndex.Link;
import dev.ikg.index.Matching.Two;
import dev.ikg.question.Expr;
import dev.ikg.question.Length;
import dev.ikg.question.Question;
import dev.ikg.question.Step;
import dev.ikg.question.Tail;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Finds cases that follow each other, step by step. */
final class Chains {

  /** Of several links between two cases the strongest comes first. */
  private static final Comparator<Link> STRONGEST =
      Comparator.comparing((Link link) -> !link.recurrence())
          .thenComparing(Link::basis, TextOrder.BY_CODE_POINT.reversed())
          .thenComparing((Link link) -> link.kind().isEmpty())
          .thenComparing(Link::kind, TextOrder.BY_CODE_POINT);

  /** A later case, and the link to it. */
  private record Next(int incident, String link, String basis) {}

  /** A first case and those behind it. */
  private record Chain(int first, List<Next> later) {
    int last() {
      return later.isEmpty() ? first : later.get(later.size() - 1).incident();
    }

    Chain with(Next next) {
      List<Next> longer = new ArrayList<>(later);
      longer.add(next);
      return new Chain(first, longer);
    }
  }

  private final CaseIndex index;
  private final List<Chain> chains;

  private Chains(CaseIndex index, List<Chain> chains) {
    this.index = index;
    this.chains = chains;
  }

  static Chains of(CaseIndex index, Matching matching, Question question, BitSet firsts) {
    Stream<Chain> chains = firsts.stream().mapToObj(first -> new Chain(first, List.of()));
    for (Step step : question.steps().subList(1, question.steps().size())) {
      Map<Expr, Two> leaves = matching.leaves(step.expr());
      chains =
          chains.flatMap(
              chain ->
                  next(index, step, chain.last()).stream()
                      .filter(next -> isWithin(index, step, chain.last(), next.incident()))
                      .filter(
                          next ->
                              matching.truth(step.expr(), leaves, chain.first(), next.incident())
                                  > 0)
                      .map(chain::with));
    }
    return new Chains(index, chains.toList());
  }

  private static List<Next> next(CaseIndex index, Step step, int before) {
    return step.link() == Step.Link.FOLLOWED_BY
        ? laterAtTheSame(index, before)
        : linked(index, step, before);
  }

  private static List<Next> laterAtTheSame(CaseIndex index, int before) {
    FacetIndex organizations = index.facet(Facet.ORG);
    List<Next> later = new ArrayList<>();
    int organization = organizations.first(before);
    if (organization >= 0) {
      for (int other : organizations.cases(organization)) {
        if (isLater(index, before, other)) {
          later.add(new Next(other, "later", ""));
        }
      }
    }
    return later;
  }

  private static List<Next> linked(CaseIndex index, Step step, int before) {
    List<Link> links = index.links().of(before);
    if (links.isEmpty()) {
      return List.of();
    }
    Map<Integer, Link> strongest = new LinkedHashMap<>();
    for (Link link : links) {
      boolean leads = link.recurrence() ? !link.outgoing() : isLater(index, before, link.other());
      boolean said = step.link().basis().map(b -> b.word().equals(link.basis())).orElse(true);
      if (leads && said) {
        strongest.merge(
            link.other(), link, (one, other) -> STRONGEST.compare(one, other) <= 0 ? one : other);
      }
    }
    List<Next> next = new ArrayList<>();
    strongest.values().forEach(link -> next.add(new Next(link.other(), word(link), link.basis())));
    return next;
  }

  private static String word(Link link) {
    if (link.recurrence()) {
      return "recurrence";
    }
    return link.kind().isEmpty() ? "related" : link.kind();
  }

  private static boolean isLater(CaseIndex index, int before, int next) {
    long last = index.incidents().lastDay(before);
    long first = index.incidents().firstDay(next);
    return last != CaseIndex.UNKNOWN && first != CaseIndex.UNKNOWN && first > last;
  }

  private static boolean isWithin(CaseIndex index, Step step, int before, int next) {
    long first = index.incidents().firstDay(before);
    long last = index.incidents().lastDay(next);
    return step.within()
        .map(Length::period)
        .map(
            period ->
                first != CaseIndex.UNKNOWN
                    && last != CaseIndex.UNKNOWN
                    && last <= LocalDate.ofEpochDay(first).plus(period).toEpochDay())
        .orElse(true);
  }

  /** The first cases. */
  BitSet firsts() {
    BitSet firsts = new BitSet(index.size());
    chains.forEach(chain -> firsts.set(chain.first()));
    return firsts;
  }

  long count() {
    return chains.size();
  }

  /** The newest first, those without a day last. */
  List<ChainRow> rows(Tail tail) {
    long most = tail.limit().map(limit -> (long) limit.rows()).orElse(Long.MAX_VALUE);
    return chains.stream()
        .sorted(this::compare)
        .limit(most)
        .map(chain -> new ChainRow(index.incidents().id(chain.first()), cells(chain)))
        .toList();
  }

  private int compare(Chain one, Chain other) {
    Incidents incidents = index.incidents();
    // What is not known is the smallest number, so that it comes last.
    int byDay = Long.compare(incidents.firstDay(other.first()), incidents.firstDay(one.first()));
    int byFirst = byDay != 0 ? byDay : incidents.ids().compare(one.first(), other.first());
    for (int i = 0; byFirst == 0 && i < one.later().size(); i++) {
      byFirst =
          incidents.ids().compare(one.later().get(i).incident(), other.later().get(i).incident());
    }
    return byFirst;
  }

  private List<Cell> cells(Chain chain) {
    List<Cell> cells = new ArrayList<>();
    for (Next next : chain.later()) {
      cells.add(index.id(next.incident()));
      cells.add(CaseRows.text(index.incidents().date(next.incident())));
      cells.add(Cell.of(next.link()));
      cells.add(next.basis().isEmpty() ? Cell.missing() : Cell.of(next.basis()));
    }
    return cells;
  }
}
