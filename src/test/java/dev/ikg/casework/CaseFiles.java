package dev.ikg.casework;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The bundled case documents, read apart from the product. */
final class CaseFiles {

  private static final List<JsonNode> ALL = read(Path.of("data", "cases"));

  private CaseFiles() {}

  static List<JsonNode> all() {
    return ALL;
  }

  /** How many documents are so. */
  static long count(Predicate<JsonNode> is) {
    return ALL.stream().filter(is).count();
  }

  /** How many organizations have a document that is so. */
  static long organizations(Predicate<JsonNode> is) {
    return ALL.stream().filter(is).map(d -> d.path("org_slug").asString()).distinct().count();
  }

  /** The value at a JSON pointer is this text, or a list that holds it. */
  static Predicate<JsonNode> has(String pointer, String text) {
    return document -> values(document.at(pointer)).anyMatch(text::equals);
  }

  /** There is a text that is not empty or {@code unknown}, or a list that is not empty. */
  static Predicate<JsonNode> knows(String pointer) {
    return document -> values(document.at(pointer)).anyMatch(v -> !v.equals("unknown"));
  }

  private static Stream<String> values(JsonNode node) {
    Stream<JsonNode> nodes = node.isArray() ? node.valueStream() : Stream.of(node);
    return nodes.filter(JsonNode::isString).map(JsonNode::asString).filter(v -> !v.isBlank());
  }

  private static List<JsonNode> read(Path folder) {
    JsonMapper mapper = new JsonMapper();
    try (Stream<Path> files = Files.list(folder)) {
      return files.sorted().map(file -> mapper.readTree(text(file))).toList();
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
