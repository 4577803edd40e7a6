package dev.ikg.question;

import dev.ikg.incident.Facet;
import dev.ikg.incident.FacetValue;
import dev.ikg.problem.Problem;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A question whose names were looked up.
 *
 * @param question the question
 * @param meanings what each of its names stands for: labels, or the groups where it names a group;
 *     at least one each
 * @param notes what a reader must know, such as a name that stands for something in two facets
 */
public record Resolution(
    Question question, Map<Named, List<FacetValue>> meanings, List<Problem> notes) {

  public Resolution {
    Map<Named, List<FacetValue>> copy = new LinkedHashMap<>();
    meanings.forEach((name, values) -> copy.put(name, List.copyOf(values)));
    meanings = Collections.unmodifiableMap(copy);
    notes = List.copyOf(notes);
  }

  /** What a name of the question stands for. */
  public List<FacetValue> meaning(Named name) {
    List<FacetValue> values = meanings.get(name);
    if (values == null) {
      throw new IllegalArgumentException("not a name of this question: " + name);
    }
    return values;
  }

  /** The facets that a name was found in; more than one where either counts. */
  public Set<Facet> facets(Named name) {
    return meaning(name).stream()
        .map(FacetValue::facet)
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }
}
