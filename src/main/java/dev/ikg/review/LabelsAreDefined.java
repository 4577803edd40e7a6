package dev.ikg.review;

import dev.ikg.incident.EditDistance;
import dev.ikg.incident.Facet;
import dev.ikg.incident.FacetValue;
import dev.ikg.incident.Key;
import dev.ikg.incident.Vocabulary;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Every label is one that the vocabulary defines, in the facets that it defines. A label that is
 * not is taken all the same. It is named where it stands first and not again: somebody who brings a
 * vocabulary of their own is told so in as many lines as it has labels. Every document that has one
 * is doubtful all the same.
 */
final class LabelsAreDefined implements Rule {

  /** So many labels are kept as named; beyond them a label can be named more than once. */
  private static final int MOST_KEPT = 10_000;

  private final Map<Facet, Defined> facets = new HashMap<>();
  private final Set<FacetValue> named = new HashSet<>();

  /** The labels of one facet: as defined, and by all their spellings, folded. */
  private record Defined(Set<String> labels, Map<String, String> bySpelling) {

    static Defined of(Vocabulary.Definitions definitions) {
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
      return Optional.ofNullable(bySpelling.get(Key.folded(spelling)));
    }

    /** The label that is a few slips of the keyboard away. */
    Optional<String> nearest(String label) {
      String folded = Key.folded(label);
      List<String> spellings = bySpelling.keySet().stream().sorted().toList();
      return EditDistance.nearest(folded, spellings, Math.max(1, folded.length() / 4))
          .flatMap(this::meant);
    }
  }

  LabelsAreDefined(Vocabulary vocabulary) {
    for (Vocabulary.Definitions definitions : vocabulary.facets()) {
      if (!definitions.labels().isEmpty()) {
        facets.put(definitions.facet(), Defined.of(definitions));
      }
    }
  }

  @Override
  public void check(Field document, Findings findings) {
    labels(Facet.FACTOR, document.member("contributing"), findings);
    labels(Facet.CAUSE, document.member("root_cause"), findings);
    labels(Facet.COMPONENT, document.member("components"), findings);
    labels(Facet.SYMPTOM, document.member("symptoms"), findings);
    labels(Facet.DOMAIN, document.member("domain"), findings);
    labels(Facet.SEVERITY, document.member("severity"), findings);
    labels(Facet.TRIGGER, document.member("analysis", "trigger_kind"), findings);
    labels(Facet.DETECTED_BY, document.member("analysis", "detected_by"), findings);
    Optional<Field> evidence = document.member("analysis", "evidence");
    labels(Facet.EVIDENCE, evidence.flatMap(field -> field.member("tier")), findings);
    for (Field source : document.member("sources").map(Field::oneOrMore).orElse(List.of())) {
      labels(Facet.SOURCE, source.member("kind"), findings);
    }
  }

  private void labels(Facet facet, Optional<Field> field, Findings findings) {
    Optional<Defined> defined = Optional.ofNullable(facets.get(facet));
    if (defined.isEmpty() || field.isEmpty()) {
      return;
    }
    for (Field item : field.get().oneOrMore()) {
      Labels.one(Optional.of(item))
          .filter(label -> !defined.get().labels().contains(label))
          .ifPresent(label -> undefined(facet, label, defined.get(), item, findings));
    }
  }

  private void undefined(
      Facet facet, String label, Defined defined, Field item, Findings findings) {
    if (isNew(new FacetValue(facet, label))) {
      findings.warn(item, message(facet, label), hint(facet, label, defined));
    } else {
      findings.doubt();
    }
  }

  private boolean isNew(FacetValue label) {
    return named.size() >= MOST_KEPT ? !named.contains(label) : named.add(label);
  }

  private static String message(Facet facet, String label) {
    return "%s is no %s of the vocabulary; it is taken as it is, and not named again"
        .formatted(Characters.quote(label), noun(facet));
  }

  private static String hint(Facet facet, String label, Defined defined) {
    Optional<String> meant = defined.meant(label);
    if (meant.isPresent()) {
      return "write \"%s\", as the vocabulary does".formatted(meant.get());
    }
    return defined
        .nearest(label)
        .map("did you mean \"%s\"?"::formatted)
        .orElseGet(() -> "`vocabulary %s` lists those that are defined".formatted(facet.word()));
  }

  private static String noun(Facet facet) {
    return switch (facet) {
      case EVIDENCE -> "evidence tier";
      case SOURCE -> "source kind";
      case TRIGGER -> "kind of trigger";
      case DETECTED_BY -> "kind of detection";
      default -> facet.word();
    };
  }
}
