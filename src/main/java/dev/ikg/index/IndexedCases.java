package dev.ikg.index;

import dev.ikg.answer.Row;
import dev.ikg.incident.Facet;
import dev.ikg.incident.FacetValue;
import dev.ikg.question.Dimension;
import java.util.BitSet;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/**
 * Some cases of an index, and what statistics ask of them. Each method that gives rows gives those
 * of the statement that it names, with the same columns.
 */
public final class IndexedCases {

  private final CaseIndex index;
  private final BitSet cases;

  IndexedCases(CaseIndex index, BitSet cases) {
    this.index = index;
    this.cases = cases;
  }

  /** Their ids, the oldest first. */
  public List<String> ids() {
    return cases.stream().mapToObj(incident -> index.incidents().id(incident)).toList();
  }

  /** Who carries the labels of some facets: {@code insight/label-use}. */
  public List<Row> labelRows(Collection<Facet> facets) {
    return new LabelCounts(index, cases).rows(facets);
  }

  /** Who carries one of some labels: {@code insight/group-reach} for one group. */
  public Row groupRow(String key, List<FacetValue> labels) {
    return new LabelCounts(index, cases).group(key, labels);
  }

  /** At how many organizations labels were met: {@code insight/label-reach}. */
  public List<Row> reachRows() {
    return new LabelCounts(index, index.all()).reach();
  }

  /** What is known, by organization and year: {@code insight/field-coverage}. */
  public List<Row> fieldRows() {
    return new KnownFields(index, cases).rows();
  }

  /** Cases without a source, a cause or factors: {@code insight/bare-cases}. */
  public List<Row> bareRows() {
    return new KnownFields(index, cases).bare();
  }

  /** Labels by period and organization: {@code SelectedCases.periods}. */
  public List<Row> periodRows(Dimension dimension, List<FacetValue> labels) {
    return new Periods(index, cases).rows(dimension, labels);
  }

  /** How long cases took: {@code SelectedCases.lengths}. */
  public List<Row> lengthRows(Optional<Facet> by) {
    return new CaseRows(index, cases).lengths(by);
  }

  /** Which cases repeat an earlier one: {@code insight/recurrences}. */
  public List<Row> repeatRows() {
    return new Repeats(index, cases).rows();
  }

  /**
   * Chains between two cases: {@code insight/paths}.
   *
   * @param part labels that such a part of all cases carries are avoided; more than 1 avoids none
   * @param most so many chains at most
   */
  public List<Row> chainRows(String from, String to, double part, int most) {
    return ShortestChains.of(index, cases, part).rows(from, to, most);
  }

  /** Chains between two cases through links alone: {@code insight/link-paths}. */
  public List<Row> linkChainRows(String from, String to, int most) {
    return ShortestChains.ofLinks(index, cases).rows(from, to, most);
  }

  /** The cases that may be near to one. */
  public LikelyNear near(String id) {
    return new LikelyNear(index, cases, id);
  }
}
