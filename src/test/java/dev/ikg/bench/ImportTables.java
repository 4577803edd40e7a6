package dev.ikg.bench;

import dev.ikg.graph.CaseMapper;
import dev.ikg.graph.CaseRecord;
import dev.ikg.graph.GraphBatch;
import dev.ikg.graph.LinkKind;
import dev.ikg.graph.NodeKind;
import dev.ikg.intake.CaseDraft;
import dev.ikg.intake.IntakeLimits;
import dev.ikg.intake.JsonReader;
import dev.ikg.intake.JsonValue.JsonObject;
import dev.ikg.intake.Parsed;
import dev.ikg.intake.VocabularyReader;
import dev.ikg.review.Review;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Base64;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The nodes and links of cases as tables for Neo4j's bulk importer: the same rows that the product
 * writes, made by its own mapping.
 */
final class ImportTables implements AutoCloseable {

  private static final int CASES_AT_ONCE = 500;

  private static final List<String> CASE_COLUMNS =
      List.of(
          "digest",
          "mapping:long",
          "title_en",
          "title_ko",
          "summary_en",
          "summary_ko",
          "date",
          "first_day:date",
          "last_day:date",
          "year:long",
          "quarter",
          "has_text:boolean",
          "has_impact:boolean",
          "has_lessons:boolean",
          "date_kind",
          "severity",
          "trigger",
          "detected_by",
          "evidence",
          "read:string[]",
          "unread:string[]",
          "source_kinds:string[]",
          "detected_seconds:long",
          "resolved_seconds:long",
          "url",
          "updated_at");

  private static final List<String> TEXT_COLUMNS = List.of("text_en", "text_ko", "text_und");

  /** A kind of node with a key, and what the importer calls it. */
  private enum Table {
    ORGANIZATION("Organization", "slug", List.of("names:string[]")),
    COMPONENT("Component", "name", List.of()),
    ROOT_CAUSE("RootCause", "name", List.of()),
    CONTRIBUTING_FACTOR("ContributingFactor", "name", List.of()),
    DOMAIN("Domain", "name", List.of()),
    SYMPTOM("Symptom", "name", List.of()),
    SOURCE("Source", "url", List.of()),
    CASE("CaseId;Case", "id", CASE_COLUMNS);

    private final String labels;
    private final String key;
    private final List<String> columns;

    Table(String labels, String key, List<String> columns) {
      this.labels = labels;
      this.key = key;
      this.columns = columns;
    }

    private NodeKind kind() {
      return NodeKind.valueOf(name());
    }
  }

  private static final Map<LinkKind, Table> ENDS =
      Map.of(
          LinkKind.AT, Table.ORGANIZATION,
          LinkKind.AFFECTED, Table.COMPONENT,
          LinkKind.CAUSED_BY, Table.ROOT_CAUSE,
          LinkKind.CONTRIBUTED_BY, Table.CONTRIBUTING_FACTOR,
          LinkKind.IN_DOMAIN, Table.DOMAIN,
          LinkKind.SHOWED, Table.SYMPTOM,
          LinkKind.REPORTED_IN, Table.SOURCE,
          LinkKind.RELIED_ON, Table.ORGANIZATION,
          LinkKind.RELATED_TO, Table.CASE,
          LinkKind.RECURRENCE_OF, Table.CASE);

  private static final Map<LinkKind, List<String>> LINK_COLUMNS =
      Map.of(
          LinkKind.AT, List.of("name"),
          LinkKind.REPORTED_IN, List.of("position:long", "kind", "archived"),
          LinkKind.RELIED_ON, List.of("role"),
          LinkKind.RELATED_TO, List.of("basis", "kind"),
          LinkKind.RECURRENCE_OF, List.of("basis"));

  private static final List<String> POSITION = List.of("position:long");

  private static final Map<LinkKind, String> OWN =
      Map.of(
          LinkKind.REMEDIED_BY, "Remediation",
          LinkKind.PROMISED, "ActionItem");

  private static final String DOCUMENT = "Document";
  private static final String LINK = "link-";
  private static final String RECORDED_AS = "RECORDED_AS";

  private final Path folder;
  private final Map<String, BufferedWriter> files = new LinkedHashMap<>();
  private final Map<Table, Set<String>> written = new EnumMap<>(Table.class);
  private long own;

  /**
   * Tables in a folder.
   *
   * @param folder is there, and empty
   */
  ImportTables(Path folder) {
    this.folder = folder;
  }

  /** Writes the tables of documents, one a line. */
  void write(Path documents) {
    Review review = new Review(LocalDate.now(ZoneId.systemDefault()), VocabularyReader.bundled());
    JsonReader reader = new JsonReader(IntakeLimits.DEFAULT);
    List<CaseRecord> some = new ArrayList<>();
    try (Stream<String> lines = Files.lines(documents)) {
      lines.forEach(
          line -> {
            some.add(record(line, reader, review));
            if (some.size() == CASES_AT_ONCE) {
              write(some);
            }
          });
      write(some);
    } catch (IOException fault) {
      throw new UncheckedIOException(fault);
    }
  }

  private static CaseRecord record(String line, JsonReader reader, Review review) {
    byte[] bytes = line.getBytes(StandardCharsets.UTF_8);
    Parsed.Read read = (Parsed.Read) reader.read(bytes, "made", 1, "");
    CaseDraft draft = CaseDraft.of("made", 1, "", (JsonObject) read.value());
    return new CaseRecord(
        review.review(draft).incident().orElseThrow(), draft.digest(), draft.canonical());
  }

  private void write(List<CaseRecord> records) {
    GraphBatch batch = CaseMapper.map(records);
    List<Map<String, Object>> documents = CaseMapper.documents(records);
    records.clear();
    for (Table table : Table.values()) {
      nodes(batch, table).forEach(row -> node(table, row));
    }
    List<String> cases = batch.keys(NodeKind.CASE);
    ENDS.forEach(
        (kind, end) -> {
          List<String> ends = batch.keys(end == Table.CASE ? NodeKind.CASE_ID : end.kind());
          batch
              .links(kind)
              .forEach(row -> link(kind, end, key(cases, row, 0), key(ends, row, 1), row));
        });
    OWN.forEach((kind, label) -> batch.links(kind).forEach(row -> own(kind, label, cases, row)));
    documents.forEach(this::document);
  }

  private static List<Map<String, Object>> nodes(GraphBatch batch, Table table) {
    if (table == Table.CASE) {
      return batch.cases();
    }
    return table == Table.ORGANIZATION
        ? batch.organizations()
        : batch.keys(table.kind()).stream().map(key -> Map.<String, Object>of("key", key)).toList();
  }

  private void node(Table table, Map<String, Object> row) {
    String key = text(row.getOrDefault("key", ""));
    if (!written.computeIfAbsent(table, t -> new HashSet<>()).add(key)) {
      return;
    }
    Map<?, ?> properties = row.get("properties") instanceof Map<?, ?> known ? known : row;
    List<String> header = new ArrayList<>(List.of(table.key + ":ID(" + table.name() + ")"));
    header.addAll(table.columns);
    line("node-" + table.name(), header, key, properties, table.columns);
  }

  /** A link comes with the places of its ends, with some values, and with others by name. */
  private void link(LinkKind kind, Table end, String from, String to, List<Object> row) {
    List<String> columns = LINK_COLUMNS.getOrDefault(kind, POSITION);
    Map<String, Object> values = new HashMap<>();
    for (int i = 2; i < row.size(); i++) {
      if (row.get(i) instanceof Map<?, ?> named) {
        named.forEach((name, value) -> values.put(String.valueOf(name), value));
      } else {
        values.put(name(columns.get(i - 2)), row.get(i));
      }
    }
    List<String> header =
        new ArrayList<>(List.of(":START_ID(CASE)", ":END_ID(" + end.name() + ")"));
    header.addAll(columns);
    line(LINK + kind.name(), header, text(from) + "," + text(to), values, columns);
  }

  private static String key(List<String> keys, List<Object> row, int end) {
    return keys.get((Integer) row.get(end));
  }

  private void own(LinkKind kind, String label, List<String> cases, List<Object> row) {
    String key = "own" + own++;
    List<String> header = new ArrayList<>(List.of(":ID(OWN)"));
    header.addAll(TEXT_COLUMNS);
    line("node-" + label, header, key, (Map<?, ?>) row.get(2), TEXT_COLUMNS);
    owned(kind.name(), key(cases, row, 0), key, Map.of("position", row.get(1)));
  }

  private void document(Map<String, Object> row) {
    String key = "own" + own++;
    if (row.get("json") instanceof byte[] document) {
      Map<String, Object> json = Map.of("json", Base64.getEncoder().encodeToString(document));
      line("node-" + DOCUMENT, List.of(":ID(OWN)", "json"), key, json, List.of("json"));
    }
    owned(RECORDED_AS, String.valueOf(row.get("id")), key, Map.of());
  }

  private void owned(String kind, String from, String key, Map<String, Object> values) {
    List<String> header = List.of(":START_ID(CASE)", ":END_ID(OWN)", "position:long");
    line(LINK + kind, header, text(from) + "," + key, values, POSITION);
  }

  private void line(
      String table, List<String> header, String begin, Map<?, ?> values, List<String> columns) {
    try {
      BufferedWriter file = files.get(table);
      if (file == null) {
        file = Files.newBufferedWriter(folder.resolve(table + ".csv"), StandardCharsets.UTF_8);
        file.write(String.join(",", header) + "\n");
        files.put(table, file);
      }
      file.write(begin);
      for (String column : columns) {
        Object value = values.get(name(column));
        file.write(value == null ? "," : "," + text(value));
      }
      file.write('\n');
    } catch (IOException fault) {
      throw new UncheckedIOException(fault);
    }
  }

  private static String name(String column) {
    int type = column.indexOf(':');
    return type < 0 ? column : column.substring(0, type);
  }

  private static String text(Object value) {
    String text =
        value instanceof List<?> list
            ? list.stream().map(String::valueOf).collect(Collectors.joining(";"))
            : String.valueOf(value);
    return "\"" + text.replace("\"", "\"\"").replace('\n', ' ') + "\"";
  }

  /** The importer's options that name the tables. */
  List<String> options() {
    List<String> options = new ArrayList<>();
    for (Table table : written.keySet()) {
      options.add("--nodes=" + table.labels.replace(";", ":") + "=" + file("node-" + table.name()));
    }
    Stream.concat(OWN.values().stream(), Stream.of(DOCUMENT))
        .filter(label -> files.containsKey("node-" + label))
        .forEach(label -> options.add("--nodes=" + label + "=" + file("node-" + label)));
    files.keySet().stream()
        .filter(table -> table.startsWith(LINK))
        .map(table -> table.substring(LINK.length()))
        .forEach(kind -> options.add("--relationships=" + kind + "=" + file(LINK + kind)));
    return options;
  }

  private Path file(String table) {
    return folder.resolve(table + ".csv");
  }

  /** Brings everything to disk that was written so far. */
  void flush() {
    try {
      for (BufferedWriter file : files.values()) {
        file.flush();
      }
    } catch (IOException fault) {
      throw new UncheckedIOException(fault);
    }
  }

  @Override
  public void close() {
    try {
      for (BufferedWriter file : files.values()) {
        file.close();
      }
    } catch (IOException fault) {
      throw new UncheckedIOException(fault);
    }
  }
}
