package dev.ikg.casework;

import dev.ikg.incident.FacetValue;
import dev.ikg.incident.Vocabulary;
import dev.ikg.insight.LabelPair;
import dev.ikg.insight.NearLabels;
import dev.ikg.insight.PairFamily;
import java.util.List;
import java.util.Optional;

/** Finds how a pair of labels stands among all pairs like it. */
final class PairQuestion {

  /** Testing more than this takes longer than a question should: some two seconds. */
  private static final long MOST_WORK = 10_000_000_000L;

  /** All pairs of a family; empty where it was too large to look at. */
  record Tested(Optional<List<LabelPair>> pairs) {}

  private final FacetValue one;
  private final FacetValue other;
  private final NearLabels near;

  PairQuestion(FacetValue one, FacetValue other, Vocabulary vocabulary) {
    this.one = one;
    this.other = other;
    this.near = new NearLabels(vocabulary);
  }

  /** Counts and tests the family, where the population is small enough for that. */
  Tested test(AnswerSource source, EligibleTotals eligible) {
    if (eligible.cases() > source.mostCasesForPairs()) {
      return new Tested(Optional.empty());
    }
    PairFamily family = source.family(one, other);
    return new Tested(
        family.work() > MOST_WORK ? Optional.empty() : Optional.of(family.test(near)));
  }

  /** Where the pair stands in its family. */
  Chance.Family among(Tested family) {
    List<LabelPair> pairs = family.pairs().orElse(List.of());
    Optional<Double> q =
        pairs.stream().filter(pair -> pair.isOf(one, other)).map(LabelPair::q).findFirst();
    return new Chance.Family(q, pairs.size(), near.areNear(one, other));
  }
}
