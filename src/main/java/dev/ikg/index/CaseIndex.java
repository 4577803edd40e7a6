package dev.ikg.index;

import dev.ikg.answer.Cell;
import dev.ikg.incident.Facet;
import dev.ikg.incident.FacetValue;
import dev.ikg.incident.Lexicon;
import dev.ikg.question.Dimension;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * All cases of a graph as it was in one version, without texts. Cases are numbered from 0, the
 * oldest first, those without a day last, of equal ones by id. Nothing in it changes.
 */
public final class CaseIndex {

  /** Where no day and no length is known. */
  static final long UNKNOWN = Long.MIN_VALUE;

  /** The dimensions that are no facets. */
  static final List<Dimension> CALENDAR = List.of(Dimension.YEARS, Dimension.QUARTERS);

  /** What is or is not said of a case. */
  enum Mark {
    PUBLISHED,
    REMEDIATION,
    PROMISES,
    LESSONS,
    IMPACT,
    TEXT,
    SOURCES,
    TITLE_EN,
    TITLE_KO,
    TITLE_UND
  }

  /** A case as it stands in the index. */
  record Entry(String id, String date, long firstDay, long lastDay, long detected, long resolved) {}

  private final Incidents incidents;
  private final Map<Facet, FacetIndex> facets;
  private final Map<Dimension, FacetIndex> calendar;
  private final Map<Mark, BitSet> marks;
  private final LinkIndex links;

  private final Map<Set<Set<Facet>>, Population> populations = new HashMap<>();

  /** Made when they are first shown, which many never are. */
  private final @Nullable Cell[] ids;

  CaseIndex(
      Incidents incidents,
      Map<Facet, FacetIndex> facets,
      Map<Dimension, FacetIndex> calendar,
      Map<Mark, BitSet> marks,
      LinkIndex links) {
    this.incidents = incidents;
    this.facets = new EnumMap<>(facets);
    this.calendar = new EnumMap<>(calendar);
    this.marks = new EnumMap<>(marks);
    this.links = links;
    this.ids = new Cell[incidents.size()];
  }

  /** How many cases there are. */
  public int size() {
    return incidents.size();
  }

  /** What is known of each case beside its labels. */
  Incidents incidents() {
    return incidents;
  }

  /** The id of a case as rows show it. */
  Cell id(int incident) {
    Cell made = ids[incident];
    if (made == null) {
      made = Cell.of(incidents.ids().get(incident));
      ids[incident] = made;
    }
    return made;
  }

  /** The number of the case of an id; negative where there is none. */
  int place(String id) {
    return incidents.ids().place(id);
  }

  FacetIndex facet(Facet facet) {
    FacetIndex found = facets.get(facet);
    if (found == null) {
      throw new IllegalStateException("no index of " + facet);
    }
    return found;
  }

  FacetIndex dimension(Dimension dimension) {
    FacetIndex found = calendar.get(dimension);
    return found == null ? facet(dimension.facet().orElseThrow()) : found;
  }

  /** The cases of which something is said. Not to be changed. */
  BitSet marked(Mark mark) {
    return marks.getOrDefault(mark, new BitSet());
  }

  /** Every value that a case has, with its names and the number of cases. */
  public List<Lexicon.Entry> carried() {
    List<Lexicon.Entry> carried = new ArrayList<>();
    facets.forEach(
        (facet, values) -> {
          for (int value = 0; value < values.keys().size(); value++) {
            carried.add(
                Lexicon.Entry.carried(
                    new FacetValue(facet, values.keys().get(value)),
                    values.names(value),
                    values.cases(value).length));
          }
        });
    return carried;
  }

  /** The cases that have a value in one of some facets, as a set of its own. */
  BitSet knownInOne(Collection<Facet> facets) {
    BitSet known = new BitSet(size());
    facets.forEach(facet -> known.or(facet(facet).known()));
    return known;
  }

  /**
   * The cases of which something is known, which many questions ask for.
   *
   * @param facets sets of them, in each of which a case has a value in one facet
   */
  Population known(Set<Set<Facet>> facets) {
    synchronized (populations) {
      return populations.computeIfAbsent(
          Set.copyOf(facets),
          sets -> {
            BitSet known = all();
            sets.forEach(one -> known.and(knownInOne(one)));
            return new Population(this, known);
          });
    }
  }

  /** The cases that carry one of some values, as a set of its own. */
  BitSet carrying(Collection<FacetValue> values) {
    BitSet carrying = new BitSet(size());
    for (FacetValue value : values) {
      facet(value.facet()).addCarrying(value.key(), carrying);
    }
    return carrying;
  }

  LinkIndex links() {
    return links;
  }

  /** A set of all cases. */
  BitSet all() {
    BitSet all = new BitSet(size());
    all.set(0, size());
    return all;
  }
}
