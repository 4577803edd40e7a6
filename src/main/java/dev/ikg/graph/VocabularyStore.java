package dev.ikg.graph;

import dev.ikg.cypher.StatementFile;
import dev.ikg.graph.Graph.Transaction;
import dev.ikg.incident.Facet;
import dev.ikg.incident.LocalizedText;
import dev.ikg.incident.Vocabulary;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The definitions of labels, as nodes of a graph. */
public final class VocabularyStore {

  private static final StatementFile GROUPS = StatementFile.load("vocabulary/groups");
  private static final StatementFile FORGET = StatementFile.load("vocabulary/forget");
  private static final StatementFile DROP_UNUSED = StatementFile.load("vocabulary/drop-unused");
  private static final StatementFile VERSION = StatementFile.load("vocabulary/version");
  private static final StatementFile KEEP_VERSION = StatementFile.load("vocabulary/keep-version");

  private VocabularyStore() {}

  /** Makes sure that a graph holds these definitions; writes nothing where it does. */
  public static void ensure(Graph graph, Vocabulary vocabulary) {
    if (!graph.read(VocabularyStore::version).equals(vocabulary.version())) {
      graph.write(
          transaction -> {
            write(transaction, vocabulary);
            return vocabulary.version();
          });
    }
  }

  private static String version(Transaction transaction) {
    return transaction.run(VERSION.query()).stream()
        .findFirst()
        .flatMap(row -> row.text(0))
        .orElse("");
  }

  private static void write(Transaction transaction, Vocabulary vocabulary) {
    new CaseStore(transaction).lock();
    transaction.run(FORGET.query());
    for (Vocabulary.Definitions definitions : vocabulary.facets()) {
      if (definitions.facet().nodes().isPresent()) {
        define(transaction, definitions);
      }
    }
    transaction.run(DROP_UNUSED.query());
    transaction.run(KEEP_VERSION.with(Map.of("vocabulary", vocabulary.version())));
  }

  private static void define(Transaction transaction, Vocabulary.Definitions definitions) {
    Facet facet = definitions.facet();
    List<Map<String, Object>> groups = new ArrayList<>();
    for (Vocabulary.Group group : definitions.groups()) {
      Map<String, Object> properties = new HashMap<>(Map.of("name", group.name()));
      properties.put("facet", facet.word());
      put(properties, "definition", group.definition());
      groups.add(Map.of("key", groupKey(facet, group.name()), "properties", properties));
    }
    run(transaction, GROUPS, groups);
    List<Map<String, Object>> labels =
        definitions.labels().stream().map(label -> row(facet, label)).toList();
    run(transaction, StatementFile.load("vocabulary/" + facet.word()), labels);
  }

  private static Map<String, Object> row(Facet facet, Vocabulary.Label label) {
    Map<String, Object> properties = new HashMap<>();
    put(properties, "title", label.names());
    put(properties, "definition", label.definition());
    properties.put("aliases", label.aliases());
    label.phase().ifPresent(phase -> properties.put("phase", phase));
    Map<String, Object> row = new HashMap<>(Map.of("name", label.name(), "properties", properties));
    label.group().ifPresent(group -> row.put("group", groupKey(facet, group)));
    return row;
  }

  private static String groupKey(Facet facet, String group) {
    return facet.word() + ":" + group;
  }

  private static void put(Map<String, Object> properties, String name, LocalizedText text) {
    text.byLanguage().forEach((language, words) -> properties.put(name + "_" + language, words));
  }

  private static void run(
      Transaction transaction, StatementFile statement, List<Map<String, Object>> rows) {
    transaction.run(statement.with(Map.of("rows", rows)));
  }
}
