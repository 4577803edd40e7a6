package dev.ikg.cypher;

import dev.ikg.incident.Facet;
import dev.ikg.incident.FacetValue;
import dev.ikg.incident.Lexicon;
import dev.ikg.question.Named;
import dev.ikg.question.Resolution;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What the names of a question stand for, as labels: a group stands for the labels in it. */
public final class Names {

  private final Resolution resolution;
  private final Lexicon lexicon;

  /** The names of a question on the graph of a lexicon. */
  public Names(Resolution resolution, Lexicon lexicon) {
    this.resolution = resolution;
    this.lexicon = lexicon;
  }

  /** The labels that a name stands for; none where it names a group without labels. */
  public List<FacetValue> meanings(Named named) {
    List<FacetValue> values = resolution.meaning(named);
    return named.isGroup()
        ? values.stream().flatMap(g -> lexicon.members(g).stream()).distinct().toList()
        : values;
  }

  /** The facets that a name was found in. */
  public Set<Facet> facets(Named named) {
    return resolution.facets(named);
  }

  /** The labels that a name stands for, by facet, each list in a fixed order. */
  Map<Facet, List<String>> keysByFacet(Named named) {
    Map<Facet, List<String>> keys = new EnumMap<>(Facet.class);
    meanings(named).stream()
        .map(FacetValue::facet)
        .distinct()
        .forEach(facet -> keys.put(facet, new ArrayList<>()));
    meanings(named).stream()
        .sorted(Comparator.comparing(FacetValue::key))
        .forEach(value -> keys.getOrDefault(value.facet(), List.of()).add(value.key()));
    return keys;
  }

  /** How many cases carry one of the labels at most. */
  long cases(Named named) {
    return meanings(named).stream().mapToLong(lexicon::cases).sum();
  }
}
