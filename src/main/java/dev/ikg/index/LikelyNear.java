package dev.ikg.index;

import dev.ikg.incident.Facet;
import dev.ikg.incident.FacetValue;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToDoubleFunction;

/** The cases that share most with one by their labels, and what the labels of cases are. */
public final class LikelyNear {

  /** The facets by which cases are found. */
  private static final List<Facet> FINDING =
      List.of(
          Facet.FACTOR,
          Facet.CAUSE,
          Facet.COMPONENT,
          Facet.SYMPTOM,
          Facet.DOMAIN,
          Facet.PROVIDER,
          Facet.ORG);

  /** The facets of which it counts beside, whether found cases share a value. */
  private static final List<Facet> BESIDE = List.of(Facet.TRIGGER, Facet.DETECTED_BY);

  private final CaseIndex index;
  private final BitSet cases;
  private final int one;

  LikelyNear(CaseIndex index, BitSet cases, String id) {
    this.index = index;
    this.cases = cases;
    this.one = index.place(id);
  }

  /**
   * A case without its texts.
   *
   * @param slug the key of its organization; empty where it names none
   * @param org the name of its organization
   */
  public record Labelled(
      String id,
      Set<FacetValue> labels,
      Optional<String> slug,
      Optional<String> org,
      Optional<String> date) {
    public Labelled {
      labels = Set.copyOf(labels);
    }
  }

  /** The case itself; empty where the index does not hold it. */
  public Optional<Labelled> one() {
    return one < 0 ? Optional.empty() : Optional.of(labelled(one));
  }

  /**
   * The cases that share most with it, then by id; one that shares nothing is left out.
   *
   * @param weight of a label
   * @param most how many at most
   */
  public List<Labelled> sharing(ToDoubleFunction<FacetValue> weight, int most) {
    if (one < 0) {
      return List.of();
    }
    double[] shared = new double[index.size()];
    BitSet found = new BitSet(index.size());
    for (Facet facet : FINDING) {
      FacetIndex values = index.facet(facet);
      for (int at = values.begin(one); at < values.begin(one + 1); at++) {
        int value = values.value(at);
        double tells = weight.applyAsDouble(new FacetValue(facet, values.keys().get(value)));
        for (int incident : values.cases(value)) {
          shared[incident] += tells;
          found.set(incident);
        }
      }
    }
    found.and(cases);
    found.clear(one);
    return found.stream()
        .boxed()
        .sorted(
            Comparator.comparingDouble((Integer incident) -> shared[incident])
                .reversed()
                .thenComparing(index.incidents().ids()::compare))
        .limit(most)
        .map(this::labelled)
        .toList();
  }

  private Labelled labelled(int incident) {
    Set<FacetValue> labels = new HashSet<>();
    List<Facet> facets = new ArrayList<>(FINDING);
    facets.addAll(BESIDE);
    for (Facet facet : facets) {
      index.facet(facet).keysOf(incident).forEach(key -> labels.add(new FacetValue(facet, key)));
    }
    FacetIndex organizations = index.facet(Facet.ORG);
    Optional<Integer> at = Optional.of(organizations.first(incident)).filter(place -> place >= 0);
    CaseIndex.Entry entry = index.incidents().entry(incident);
    return new Labelled(
        entry.id(),
        labels,
        at.map(organizations.keys()::get),
        at.map(organizations::shown),
        Optional.of(entry.date()).filter(date -> !date.isEmpty()));
  }
}
