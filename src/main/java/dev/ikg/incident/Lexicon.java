package dev.ikg.incident;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Every name that a question can use on one graph: the labels that cases carry, the labels that the
 * vocabulary defines, their groups, aliases and names in other languages.
 */
public final class Lexicon {

  /**
   * One name and what it stands for.
   *
   * @param value the label, or the group where {@code group} is true
   * @param spellings all ways to write it, the label itself first
   * @param cases the number of cases that carry it
   * @param group whether it names a group of labels of the facet and not a label
   */
  public record Entry(FacetValue value, List<String> spellings, long cases, boolean group) {
    public Entry {
      spellings = List.copyOf(spellings);
    }

    /** A label that cases carry, with its other names. */
    public static Entry carried(FacetValue value, List<String> names, long cases) {
      List<String> spellings = new ArrayList<>(List.of(value.key()));
      spellings.addAll(names);
      return new Entry(value, spellings, cases, false);
    }
  }

  /**
   * What a name that is none may stand for.
   *
   * @param value a label or an organization of the lexicon
   * @param doubt why it may stand for something else; nothing where it needs no word
   */
  public record Perhaps(FacetValue value, LocalizedText doubt) {}

  private final List<Entry> entries;
  private final Map<String, List<Entry>> bySpelling;
  private final Map<FacetValue, Long> cases = new HashMap<>();
  private final Map<FacetValue, List<FacetValue>> members;
  private final Map<String, List<Perhaps>> perhaps;

  /**
   * A lexicon of these entries.
   *
   * @param members the labels of each group
   * @param perhaps what names may stand for that are none, by their folded spelling
   */
  public Lexicon(
      Collection<Entry> entries,
      Map<FacetValue, List<FacetValue>> members,
      Map<String, List<Perhaps>> perhaps) {
    this.entries = List.copyOf(entries);
    this.members = Map.copyOf(members);
    this.perhaps = Map.copyOf(perhaps);
    this.entries.stream().filter(e -> !e.group()).forEach(e -> cases.put(e.value(), e.cases()));
    Map<String, List<Entry>> bySpelling = new HashMap<>();
    for (Entry entry : this.entries) {
      for (String spelling : entry.spellings()) {
        List<Entry> same = bySpelling.computeIfAbsent(Key.folded(spelling), k -> new ArrayList<>());
        if (!same.contains(entry)) {
          same.add(entry);
        }
      }
    }
    bySpelling.replaceAll((spelling, same) -> List.copyOf(same));
    this.bySpelling = Map.copyOf(bySpelling);
  }

  /** All entries. */
  public List<Entry> entries() {
    return entries;
  }

  /** The labels, in one facet or in all, that are written like this in any spelling. */
  public List<Entry> labels(String spelling, Optional<Facet> facet) {
    return find(spelling, facet, false);
  }

  /** The groups of a facet that are written like this. */
  public List<Entry> groups(String spelling, Facet facet) {
    return find(spelling, Optional.of(facet), true);
  }

  /** All entries by each of their spellings, folded as {@link Key#folded} does it. */
  public Map<String, List<Entry>> byFoldedSpelling() {
    return bySpelling;
  }

  /** How many cases carry a label; 0 where it is not known. */
  public long cases(FacetValue label) {
    return cases.getOrDefault(label, 0L);
  }

  /** The labels of a group; empty where it is none. */
  public List<FacetValue> members(FacetValue group) {
    return members.getOrDefault(group, List.of());
  }

  /** What a name that is none may stand for, in one facet or in all. */
  public List<Perhaps> perhaps(String spelling, Optional<Facet> facet) {
    return perhaps.getOrDefault(Key.folded(spelling), List.of()).stream()
        .filter(meant -> facet.isEmpty() || facet.get() == meant.value().facet())
        .toList();
  }

  /** Why another name of a label may stand for something else; empty where none may. */
  public Optional<LocalizedText> doubt(FacetValue label) {
    return perhaps.values().stream()
        .flatMap(List::stream)
        .filter(meant -> meant.value().equals(label) && !meant.doubt().isEmpty())
        .map(Perhaps::doubt)
        .findFirst();
  }

  private List<Entry> find(String spelling, Optional<Facet> facet, boolean group) {
    return bySpelling.getOrDefault(Key.folded(spelling), List.of()).stream()
        .filter(e -> e.group() == group)
        .filter(e -> facet.isEmpty() || facet.get() == e.value().facet())
        .toList();
  }
}
