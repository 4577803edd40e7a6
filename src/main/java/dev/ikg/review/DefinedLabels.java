package dev.ikg.review;

import dev.ikg.incident.EditDistance;
import dev.ikg.incident.Facet;
import dev.ikg.incident.Key;
import dev.ikg.incident.Vocabulary;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** The labels of a vocabulary, with all that people write for them. */
final class DefinedLabels {

  private final Map<Facet, Defined> facets = new EnumMap<>(Facet.class);

  DefinedLabels(Vocabulary vocabulary) {
    for (Vocabulary.Definitions definitions : vocabulary.facets()) {
      if (!definitions.labels().isEmpty()) {
        facets.put(definitions.facet(), Defined.of(definitions));
      }
    }
  }

  /** The labels of a facet; empty where the vocabulary defines none in it. */
  Optional<Defined> in(Facet facet) {
    return Optional.ofNullable(facets.get(facet));
  }

  /** The label that is meant, as the vocabulary writes it; as it is written where it has none. */
  String read(Facet facet, String written) {
    return in(facet).flatMap(defined -> defined.meant(written)).orElse(written);
  }

  /** Whether this is a label, as the vocabulary writes it. */
  boolean isDefined(Facet facet, String label) {
    return in(facet).filter(labels -> labels.labels().contains(label)).isPresent();
  }

  /** The labels of one facet: as defined, and by all their spellings, folded. */
  record Defined(Set<String> labels, Map<String, String> bySpelling) {

    private static Defined of(Vocabulary.Definitions definitions) {
      Map<String, String> bySpelling = new HashMap<>();
      Set<String> labels = new HashSet<>();
      for (Vocabulary.Label label : definitions.labels()) {
        labels.add(label.name());
        bySpelling.put(Key.folded(label.name()), label.name());
      }
      for (Vocabulary.Label label : definitions.labels()) {
        Stream.concat(label.aliases().stream(), label.names().byLanguage().values().stream())
            .forEach(spelling -> bySpelling.putIfAbsent(Key.folded(spelling), label.name()));
      }
      return new Defined(labels, bySpelling);
    }

    /** The label that a spelling stands for. */
    Optional<String> meant(String spelling) {
      return labels.contains(spelling)
          ? Optional.of(spelling)
          : Optional.ofNullable(bySpelling.get(Key.folded(spelling)));
    }

    /** The label that is a few slips of the keyboard away. */
    Optional<String> nearest(String label) {
      String folded = Key.folded(label);
      List<String> spellings = bySpelling.keySet().stream().sorted().toList();
      return EditDistance.nearest(folded, spellings, Math.max(1, folded.length() / 4))
          .flatMap(this::meant);
    }
  }
}
