package dev.ikg.insight;

import dev.ikg.incident.Facet;
import java.util.ArrayList;
import java.util.List;

/**
 * All pairs of labels of one facet, or of two, that are frequent enough to be tested together.
 * Which labels belong is fixed by their own counts alone and never by which of them meet: a family
 * chosen by what was found would make every p too small.
 */
public final class PairFamily {

  /** In fewer cases than this a label is not in the family. */
  public static final int CASES = 5;

  /** At fewer organizations than this a label is not in the family. */
  public static final int ORGANIZATIONS = 5;

  private record Candidate(CaseTable.Label one, CaseTable.Label other) {}

  private final CaseTable table;
  private final List<Candidate> candidates;

  /**
   * The family of a population.
   *
   * @param cases all cases of the population, with their labels of the two facets
   * @param one the facet of the one label
   * @param other the facet of the other; the same for pairs inside a facet
   */
  public PairFamily(List<LabelledCases> cases, Facet one, Facet other) {
    this(CaseTable.of(cases), one, other);
  }

  /**
   * The family of a population.
   *
   * @param table all its cases, with their labels of the two facets
   * @param one the facet of the one label
   * @param other the facet of the other; the same for pairs inside a facet
   */
  public PairFamily(CaseTable table, Facet one, Facet other) {
    this.table = table;
    List<CaseTable.Label> left = frequent(one);
    List<CaseTable.Label> right = frequent(other);
    this.candidates = new ArrayList<>();
    for (int i = 0; i < left.size(); i++) {
      for (int j = one == other ? i + 1 : 0; j < right.size(); j++) {
        candidates.add(new Candidate(left.get(i), right.get(j)));
      }
    }
  }

  private List<CaseTable.Label> frequent(Facet facet) {
    return table.labels().stream()
        .filter(label -> label.value().facet() == facet)
        .filter(label -> label.cases() >= CASES && label.organizations() >= ORGANIZATIONS)
        .toList();
  }

  /** How many pairs it has. */
  public int size() {
    return candidates.size();
  }

  /** About how many steps it takes to test all pairs: it grows with pairs and organizations. */
  public long work() {
    return candidates.stream()
        .mapToLong(
            pair -> {
              long fewer = Math.min(pair.one().organizations(), pair.other().organizations());
              return table.organizations().size() + fewer * fewer;
            })
        .sum();
  }

  /** Tests all pairs, in the order of their labels. */
  public List<LabelPair> test(NearLabels near) {
    Chances chances = new Chances();
    return withQ(
        candidates.parallelStream()
            .map(
                pair ->
                    tested(pair, chances, near.areNear(pair.one().value(), pair.other().value())))
            .toList());
  }

  private LabelPair tested(Candidate pair, Chances chances, boolean near) {
    CaseTable.Label one = pair.one();
    CaseTable.Label other = pair.other();
    PairCounts counts = PairCounts.of(table, one, other);
    List<Long> sides = List.of((long) one.cases(), (long) other.cases());
    return new LabelPair(
        one.value(),
        other.value(),
        one.cases(),
        other.cases(),
        counts.joint(),
        CoOccurrence.lift(table.cases(), sides, counts.joint()),
        CoOccurrence.of(counts.strata(), chances),
        1,
        near);
  }

  private static List<LabelPair> withQ(List<LabelPair> tested) {
    double[] q = BenjaminiHochberg.adjust(tested.stream().map(pair -> pair.test().p()).toList());
    List<LabelPair> all = new ArrayList<>();
    for (int i = 0; i < q.length; i++) {
      all.add(tested.get(i).withQ(q[i]));
    }
    return all;
  }
}
