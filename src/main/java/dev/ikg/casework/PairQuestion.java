package dev.ikg.casework;

import dev.ikg.answer.Row;
import dev.ikg.cypher.CompiledQuestion;
import dev.ikg.graph.Graph;
import dev.ikg.incident.Facet;
import dev.ikg.incident.FacetValue;
import dev.ikg.incident.Vocabulary;
import dev.ikg.insight.LabelPair;
import dev.ikg.insight.LabelledCases;
import dev.ikg.insight.NearLabels;
import dev.ikg.insight.PairFamily;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Finds how a pair of labels stands among all pairs like it. */
final class PairQuestion {

  /** In larger populations a question does not count all pairs: it would wait for seconds. */
  private static final long MOST_CASES = 20_000;

  private static final long MOST_WORK = 50_000_000;

  private final CompiledQuestion.Pair pair;
  private final NearLabels near;

  PairQuestion(CompiledQuestion.Pair pair, Vocabulary vocabulary) {
    this.pair = pair;
    this.near = new NearLabels(vocabulary);
  }

  /** Counts and tests the family, where the population is small enough for that. */
  Chance.Family family(Graph.Transaction transaction, EligibleTotals eligible) {
    if (eligible.cases() > MOST_CASES) {
      return tooLarge();
    }
    List<LabelledCases> cases =
        transaction.run(pair.labelled()).stream().map(this::labelled).toList();
    PairFamily family = new PairFamily(cases, pair.one().facet(), pair.other().facet());
    if (family.work() > MOST_WORK) {
      return tooLarge();
    }
    Optional<Double> q =
        family.test(near).stream()
            .filter(tested -> tested.isOf(pair.one(), pair.other()))
            .map(LabelPair::q)
            .findFirst();
    return new Chance.Family(q, family.size(), areNear());
  }

  private Chance.Family tooLarge() {
    return new Chance.Family(Optional.empty(), 0, areNear());
  }

  private boolean areNear() {
    return near.areNear(pair.one(), pair.other());
  }

  private LabelledCases labelled(Row row) {
    Set<FacetValue> labels = new HashSet<>();
    add(labels, pair.one().facet(), row.texts(1));
    add(labels, pair.other().facet(), row.texts(2));
    return new LabelledCases(row.text(0), labels, Math.toIntExact(row.whole(3)));
  }

  private static void add(Set<FacetValue> labels, Facet facet, List<String> keys) {
    keys.forEach(key -> labels.add(new FacetValue(facet, key)));
  }
}
