package dev.ikg.casework;

import dev.ikg.answer.Cell;
import dev.ikg.incident.Facet;
import dev.ikg.incident.LocalizedText;
import dev.ikg.incident.Vocabulary;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** What the vocabulary says of labels, as attributes of their nodes. */
final class LabelTexts {

  private final Map<Facet, Map<String, Vocabulary.Label>> labels = new HashMap<>();

  LabelTexts(Vocabulary vocabulary) {
    for (Vocabulary.Definitions facet : vocabulary.facets()) {
      Map<String, Vocabulary.Label> byName = new HashMap<>();
      facet.labels().forEach(label -> byName.put(label.name(), label));
      labels.put(facet.facet(), byName);
    }
  }

  /** The group of a label; empty where it has none. */
  String group(Facet facet, String name) {
    return find(facet, name).flatMap(Vocabulary.Label::group).orElse("");
  }

  /** Numbers of a label, then its names and its definition in both languages. */
  Cell.Fields attributes(Facet facet, String name, Map<String, Cell> numbers) {
    Map<String, Cell> attributes = new LinkedHashMap<>(numbers);
    find(facet, name)
        .ifPresent(
            label -> {
              put(attributes, "name", label.names());
              put(attributes, "definition", label.definition());
              label.group().ifPresent(group -> attributes.put("label_group", Cell.of(group)));
            });
    return new Cell.Fields(attributes);
  }

  private static void put(Map<String, Cell> attributes, String name, LocalizedText text) {
    text.byLanguage()
        .forEach((language, words) -> attributes.put(name + "_" + language, Cell.of(words)));
  }

  private Optional<Vocabulary.Label> find(Facet facet, String name) {
    return Optional.ofNullable(labels.getOrDefault(facet, Map.of()).get(name));
  }
}
