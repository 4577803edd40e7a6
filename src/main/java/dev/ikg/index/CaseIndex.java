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
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

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

  private final List<Entry> entries;
  private final Map<Facet, FacetIndex> facets;
  private final Map<Dimension, FacetIndex> calendar;
  private final Map<Mark, BitSet> marks;
  private final LinkIndex links;
  private final List<Cell> ids;
  private final int[] organizations;

  CaseIndex(
      List<Entry> entries,
      Map<Facet, FacetIndex> facets,
      Map<Dimension, FacetIndex> calendar,
      Map<Mark, BitSet> marks,
      LinkIndex links) {
    this.entries = List.copyOf(entries);
    this.facets = new EnumMap<>(facets);
    this.calendar = new EnumMap<>(calendar);
    this.marks = new EnumMap<>(marks);
    this.links = links;
    this.ids = entries.stream().map(entry -> Cell.of(entry.id())).toList();
    FacetIndex organization = facet(Facet.ORG);
    this.organizations = IntStream.range(0, entries.size()).map(organization::firstOrEnd).toArray();
  }

  /** How many cases there are. */
  public int size() {
    return entries.size();
  }

  Entry entry(int incident) {
    return entries.get(incident);
  }

  /** The id of a case as rows show it. */
  Cell id(int incident) {
    return ids.get(incident);
  }

  /** The first organization of a case; the place behind all of them where it names none. */
  int organization(int incident) {
    return organizations[incident];
  }

  /** The number of the case of an id; negative where there is none. */
  int place(String id) {
    for (int incident = 0; incident < entries.size(); incident++) {
      if (entries.get(incident).id().equals(id)) {
        return incident;
      }
    }
    return -1;
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

  /** The cases that carry one of some values, as a set of its own. */
  BitSet carrying(Collection<FacetValue> values) {
    BitSet carrying = new BitSet(size());
    for (FacetValue value : values) {
      for (int incident : facet(value.facet()).cases(value.key())) {
        carrying.set(incident);
      }
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
