package dev.ikg.index;

import dev.ikg.answer.Cell;
import dev.ikg.answer.Row;
import dev.ikg.incident.Facet;
import dev.ikg.incident.FacetValue;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.List;

/** How many cases, at how many organizations, carry labels. */
final class LabelCounts {

  /** The facets whose labels tell how near cases are. */
  private static final List<Facet> TELLING =
      List.of(
          Facet.FACTOR,
          Facet.CAUSE,
          Facet.COMPONENT,
          Facet.SYMPTOM,
          Facet.DOMAIN,
          Facet.PROVIDER,
          Facet.TRIGGER,
          Facet.DETECTED_BY);

  private final CaseIndex index;
  private final BitSet cases;
  private final FacetIndex organizations;

  LabelCounts(CaseIndex index, BitSet cases) {
    this.index = index;
    this.cases = cases;
    this.organizations = index.facet(Facet.ORG);
  }

  private record Count(long cases, long organizations) {}

  /** {@code facet, key, names, cases, orgs} of labels that a case carries. */
  List<Row> rows(Collection<Facet> facets) {
    List<Row> rows = new ArrayList<>();
    for (Facet facet : facets) {
      FacetIndex values = index.facet(facet);
      for (int value = 0; value < values.keys().size(); value++) {
        Count count = count(values.carrying(value));
        if (count.cases() > 0) {
          rows.add(
              new Row(
                  List.of(
                      Cell.of(facet.word()),
                      Cell.of(values.keys().get(value)),
                      Cell.ofTexts(values.names(value)),
                      Cell.of(count.cases()),
                      Cell.of(count.organizations()))));
        }
      }
    }
    return rows;
  }

  /** {@code key, cases, orgs} of the cases that carry one of some labels. */
  Row group(String key, List<FacetValue> labels) {
    Count count = count(index.carrying(labels));
    return new Row(List.of(Cell.of(key), Cell.of(count.cases()), Cell.of(count.organizations())));
  }

  /** {@code facet, key, orgs}; how many organizations there are under the facet {@code all}. */
  List<Row> reach() {
    List<Row> rows = new ArrayList<>();
    rows.add(reached("all", "", count(cases).organizations()));
    for (Facet facet : TELLING) {
      FacetIndex values = index.facet(facet);
      for (int value = 0; value < values.keys().size(); value++) {
        long met = count(values.carrying(value)).organizations();
        if (met > 0) {
          rows.add(reached(facet.word(), values.keys().get(value), met));
        }
      }
    }
    return rows;
  }

  private static Row reached(String facet, String key, long organizations) {
    return new Row(List.of(Cell.of(facet), Cell.of(key), Cell.of(organizations)));
  }

  /** Counts those of some cases that are looked at. */
  private Count count(BitSet some) {
    BitSet carrying = (BitSet) some.clone();
    carrying.and(cases);
    BitSet at = new BitSet(organizations.keys().size());
    for (int c = carrying.nextSetBit(0); c >= 0; c = carrying.nextSetBit(c + 1)) {
      int organization = organizations.first(c);
      if (organization >= 0) {
        at.set(organization);
      }
    }
    return new Count(carrying.cardinality(), at.cardinality());
  }
}
