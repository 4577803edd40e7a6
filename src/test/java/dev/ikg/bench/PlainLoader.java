package dev.ikg.bench;

import dev.ikg.cypher.CypherQuery;
import dev.ikg.graph.Graph;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/**
 * What people write first: one {@code UNWIND ... MERGE} statement through the driver, with
 * constraints, a thousand documents at once, and nothing looked at.
 */
final class PlainLoader {

  private static final int DOCUMENTS_AT_ONCE = 1000;
  private static final List<String> KEYS =
      List.of(
          "Case.id",
          "Organization.slug",
          "RootCause.name",
          "ContributingFactor.name",
          "Component.name",
          "Symptom.name",
          "Domain.name",
          "Source.url",
          "Document.id");

  private final Graph graph;
  private final ObjectMapper json = new ObjectMapper();
  private final String statement = Resources.text("plain-load.cypher");

  PlainLoader(Graph graph) {
    this.graph = graph;
  }

  void load(Path documents) {
    for (String key : KEYS) {
      String[] parts = key.split("\\.");
      run(
          "CREATE CONSTRAINT IF NOT EXISTS FOR (n:%s) REQUIRE n.%s IS UNIQUE"
              .formatted(parts[0], parts[1]),
          Map.of());
    }
    List<Map<String, Object>> rows = new ArrayList<>();
    try (Stream<String> lines = Files.lines(documents)) {
      lines.forEach(
          line -> {
            rows.add(row(line));
            if (rows.size() == DOCUMENTS_AT_ONCE) {
              write(rows);
            }
          });
      write(rows);
    } catch (IOException fault) {
      throw new UncheckedIOException(fault);
    }
  }

  private void write(List<Map<String, Object>> rows) {
    run(statement, Map.of("rows", List.copyOf(rows)));
    rows.clear();
  }

  private void run(String text, Map<String, Object> parameters) {
    CypherQuery query = new CypherQuery(text, parameters, List.of());
    graph.write(transaction -> transaction.run(query));
  }

  private Map<String, Object> row(String line) {
    JsonNode document = json.readTree(line);
    Map<String, Object> row = new HashMap<>();
    row.put("id", document.path("id").asString());
    row.put("json", line);
    row.put("org", document.path("org").asString());
    row.put("org_slug", document.path("org_slug").asString());
    row.put("properties", properties(document));
    row.put("causes", List.of(document.path("root_cause").asString()));
    row.put("factors", texts(document.path("contributing")));
    row.put("components", texts(document.path("components")));
    row.put("symptoms", texts(document.path("symptoms")));
    row.put("domains", texts(document.path("domain")));
    row.put("sources", fields(document.path("sources"), "url"));
    row.put("remediation", englishOf(document.path("remediation")));
    row.put("promised", englishOf(document.path("action_items")));
    row.put("recurrences", links(document, true));
    row.put("related", links(document, false));
    return row;
  }

  private static Map<String, Object> properties(JsonNode document) {
    Map<String, Object> properties = new HashMap<>();
    for (String field : List.of("date", "date_kind", "severity", "updated_at")) {
      properties.put(field, document.path(field).asString(""));
    }
    for (String field : List.of("title", "summary")) {
      for (String language : List.of("en", "ko")) {
        String text = document.path(field).path(language).asString("");
        properties.put(field + "_" + language, text);
      }
    }
    return properties;
  }

  private static List<String> texts(JsonNode array) {
    LinkedHashSet<String> texts = new LinkedHashSet<>();
    array.forEach(item -> texts.add(item.asString()));
    return List.copyOf(texts);
  }

  private static List<String> fields(JsonNode array, String field) {
    LinkedHashSet<String> texts = new LinkedHashSet<>();
    array.forEach(item -> texts.add(item.path(field).asString()));
    return List.copyOf(texts);
  }

  private static List<String> englishOf(JsonNode array) {
    List<String> texts = new ArrayList<>();
    array.forEach(item -> texts.add(item.path("text").path("en").asString("")));
    return texts;
  }

  private static List<Map<String, Object>> links(JsonNode document, boolean recurrence) {
    List<Map<String, Object>> links = new ArrayList<>();
    for (JsonNode link : document.path("analysis").path("links")) {
      String kind = link.path("kind").asString("");
      if (kind.equals("recurrence") == recurrence) {
        String id = link.path("id").asString("");
        links.add(Map.of("id", id, "kind", kind, "basis", link.path("basis").asString("")));
      }
    }
    return links;
  }
}
