package dev.ikg.graph;

import dev.ikg.answer.Row;
import dev.ikg.cypher.StatementFile;
import dev.ikg.graph.Graph.Transaction;
import dev.ikg.incident.Facet;
import dev.ikg.incident.FacetValue;
import dev.ikg.incident.Key;
import dev.ikg.incident.Lexicon;
import dev.ikg.incident.Vocabulary;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Puts together what a question can name on a graph: what cases carry, and what is defined. */
public final class LexiconReader {

  private static final StatementFile LEXICON = StatementFile.load("read/lexicon");

  private final Map<FacetValue, List<String>> spellings = new LinkedHashMap<>();
  private final Map<FacetValue, Long> cases = new LinkedHashMap<>();
  private final Map<FacetValue, List<FacetValue>> members = new LinkedHashMap<>();
  private final Map<String, List<Lexicon.Perhaps>> perhaps = new LinkedHashMap<>();

  /** The names of a facet before those that organizations have elsewhere. */
  private final Map<Facet, Set<String>> folded = new EnumMap<>(Facet.class);

  private LexiconReader() {}

  /** The names of the graph as this transaction sees it, with those of a vocabulary. */
  public static Lexicon read(Transaction transaction, Vocabulary vocabulary) {
    return of(
        transaction
            .run(LEXICON.with(Map.of("properties", FacetProperties.of(List.of(Facet.values())))))
            .stream()
            .filter(row -> row.text(1).isPresent())
            .map(LexiconReader::carried)
            .toList(),
        vocabulary);
  }

  /** What cases carry, with the names of a vocabulary. */
  public static Lexicon of(List<Lexicon.Entry> carried, Vocabulary vocabulary) {
    LexiconReader reader = new LexiconReader();
    carried.forEach(reader::take);
    vocabulary.facets().forEach(reader::defined);
    vocabulary.others().forEach(reader::otherwise);
    return reader.lexicon();
  }

  private static Lexicon.Entry carried(Row row) {
    Facet facet = Facet.named(row.key(0)).orElseThrow();
    FacetValue value = new FacetValue(facet, row.key(1));
    return Lexicon.Entry.carried(value, row.texts(2), row.whole(3));
  }

  private void take(Lexicon.Entry carried) {
    cases.put(carried.value(), carried.cases());
    carried.spellings().forEach(spelling -> spell(carried.value(), spelling));
  }

  private void defined(Vocabulary.Definitions definitions) {
    for (Vocabulary.Label label : definitions.labels()) {
      FacetValue value = new FacetValue(definitions.facet(), label.name());
      spell(value, label.name());
      label.aliases().forEach(alias -> spell(value, alias));
      label.names().byLanguage().values().forEach(name -> spell(value, name));
      label
          .group()
          .map(group -> new FacetValue(definitions.facet(), group))
          .ifPresent(g -> members.computeIfAbsent(g, k -> new ArrayList<>()).add(value));
    }
  }

  private void spell(FacetValue value, String spelling) {
    List<String> known = spellings.computeIfAbsent(value, v -> new ArrayList<>());
    if (!known.contains(spelling)) {
      known.add(spelling);
    }
  }

  /** What a graph does not have needs no other name, and what it has keeps its own. */
  private void otherwise(Vocabulary.OtherNames names) {
    for (FacetValue value : meant(names.meant())) {
      names.aliases().stream()
          .filter(alias -> !isTaken(value.facet(), alias))
          .forEach(alias -> spell(value, alias));
      names
          .perhaps()
          .forEach(
              name ->
                  perhaps
                      .computeIfAbsent(Key.folded(name), n -> new ArrayList<>())
                      .add(new Lexicon.Perhaps(value, names.doubt())));
    }
  }

  /** An organization can be meant as one that had a case and as one that others relied on. */
  private List<FacetValue> meant(FacetValue named) {
    Stream<FacetValue> values =
        named.facet() == Facet.ORG
            ? Stream.of(named, new FacetValue(Facet.PROVIDER, named.key()))
            : Stream.of(named);
    return values.filter(spellings::containsKey).toList();
  }

  private boolean isTaken(Facet facet, String name) {
    return folded.computeIfAbsent(facet, this::foldedNames).contains(Key.folded(name));
  }

  private Set<String> foldedNames(Facet facet) {
    return spellings.entrySet().stream()
        .filter(known -> known.getKey().facet() == facet)
        .flatMap(known -> known.getValue().stream())
        .map(Key::folded)
        .collect(Collectors.toSet());
  }

  private Lexicon lexicon() {
    Stream<Lexicon.Entry> labels =
        spellings.entrySet().stream()
            .map(
                e ->
                    new Lexicon.Entry(
                        e.getKey(), e.getValue(), cases.getOrDefault(e.getKey(), 0L), false));
    Stream<Lexicon.Entry> groups =
        members.keySet().stream()
            .map(group -> new Lexicon.Entry(group, List.of(group.key()), 0, true));
    return new Lexicon(Stream.concat(labels, groups).toList(), members, perhaps);
  }
}
