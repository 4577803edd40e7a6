package dev.ikg.data;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;

/** Writes the reference of the case document from its JSON Schema. */
final class CaseDocumentReference {

  private static final String DEFINITIONS = "#/$defs/";

  private final JsonNode schema;
  private final List<String> lines = new ArrayList<>();

  private CaseDocumentReference(JsonNode schema) {
    this.schema = schema;
  }

  /** The reference as Markdown. */
  static String of(JsonNode schema) {
    return new CaseDocumentReference(schema).write();
  }

  private String write() {
    lines.add("# " + text(schema, "title"));
    lines.add("");
    lines.add(
        "<!-- Made from data/case.schema.json by a test. Change the schema, not this page. -->");
    lines.add("");
    lines.add(text(schema, "description"));
    lines.add("");
    lines.add("## Fields");
    lines.add("");
    lines.add("A dot leads into an object, `[]` into each item of a list.");
    lines.add("");
    lines.add("| Field | Value | Meaning |");
    lines.add("|---|---|---|");
    fields("", schema);
    lines.add("");
    lines.add("## Kinds of value");
    lines.add("");
    lines.add("| Kind | Meaning | Examples |");
    lines.add("|---|---|---|");
    schema.path("$defs").forEach(this::kind);
    return String.join("\n", lines) + "\n";
  }

  private void fields(String prefix, JsonNode holder) {
    holder
        .path("properties")
        .properties()
        .forEach(
            field -> {
              String name = prefix + field.getKey();
              JsonNode value = field.getValue();
              lines.add(row("`" + name + "`", value(value), meaning(value)));
              fields(name + ".", value);
              fields(name + "[].", value.path("items"));
            });
  }

  private void kind(JsonNode definition) {
    lines.add(
        row(text(definition, "title"), text(definition, "description"), examples(definition)));
  }

  /** What stands in a field, in words. */
  private String value(JsonNode value) {
    if (value.has("$ref")) {
      return text(target(value), "title");
    }
    if (value.has("enum")) {
      return value
          .path("enum")
          .valueStream()
          .filter(choice -> !choice.isNull())
          .map(choice -> "`" + choice.asString() + "`")
          .collect(Collectors.joining(", "));
    }
    if (value.has("anyOf")) {
      return value
          .path("anyOf")
          .valueStream()
          .map(this::value)
          .filter(kind -> !kind.isEmpty())
          .collect(Collectors.joining(" or "));
    }
    JsonNode type = value.path("type");
    String kind = type.isArray() ? type.path(0).asString() : type.asString();
    return switch (kind) {
      case "null" -> "";
      case "array" -> list(value.path("items"));
      default -> kind;
    };
  }

  private String list(JsonNode items) {
    String item = items.isMissingNode() ? "" : value(items);
    return item.isEmpty() ? "list" : "list of " + item;
  }

  private String meaning(JsonNode value) {
    String examples = value.has("examples") ? " Such as " + examples(value) + "." : "";
    return text(value, "description") + examples;
  }

  private static String examples(JsonNode value) {
    return value
        .path("examples")
        .valueStream()
        .map(example -> "`" + (example.isString() ? example.asString() : example) + "`")
        .collect(Collectors.joining(", "));
  }

  private JsonNode target(JsonNode value) {
    String name = text(value, "$ref").substring(DEFINITIONS.length());
    return schema.path("$defs").path(name);
  }

  private static String text(JsonNode node, String field) {
    return node.path(field).asString();
  }

  private static String row(String... cells) {
    return "| " + String.join(" | ", cells).replace("\n", " ") + " |";
  }
}
