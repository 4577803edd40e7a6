package dev.ikg.data;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.MissingNode;

/** The files under {@code data/}, read once for all tests. */
final class BundledData {

  static final Path SCHEMA = Path.of("data", "case.schema.json");
  static final Path README = Path.of("data", "README.md");

  private static final JsonMapper MAPPER =
      JsonMapper.builder().enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION).build();
  private static final SortedMap<String, JsonNode> CASES = folder(Path.of("data", "cases"));
  private static final SortedMap<String, JsonNode> VOCABULARY =
      folder(Path.of("data", "vocabulary"));

  private BundledData() {}

  /** Every case document by the name of its file, without the ending. */
  static SortedMap<String, JsonNode> cases() {
    return CASES;
  }

  /** Every vocabulary file by its name, without the ending. */
  static SortedMap<String, JsonNode> vocabulary() {
    return VOCABULARY;
  }

  /** One case document; a missing node where there is none of this id. */
  static JsonNode caseOf(String id) {
    return CASES.getOrDefault(id, MissingNode.getInstance());
  }

  /** One vocabulary file; a missing node where there is none of this name. */
  static JsonNode vocabulary(String file) {
    return VOCABULARY.getOrDefault(file, MissingNode.getInstance());
  }

  static JsonNode json(Path file) {
    return MAPPER.readTree(text(file));
  }

  static JsonNode json(String text) {
    return MAPPER.readTree(text);
  }

  static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  /** The strings of a list; of anything else none. */
  static List<String> strings(JsonNode list) {
    return list.isArray() ? list.valueStream().map(JsonNode::asString).toList() : List.of();
  }

  private static SortedMap<String, JsonNode> folder(Path folder) {
    SortedMap<String, JsonNode> documents = new TreeMap<>();
    try (Stream<Path> files = Files.list(folder)) {
      files.forEach(
          file -> documents.put(file.getFileName().toString().replace(".json", ""), json(file)));
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
    return documents;
  }
}
