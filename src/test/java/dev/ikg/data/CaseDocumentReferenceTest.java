package dev.ikg.data;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/**
 * The reference page follows the schema. Run with {@code -Dreference.write=true} to write it anew.
 */
class CaseDocumentReferenceTest {

  private static final Path PAGE = Path.of("docs", "case-document.md");

  @Test
  void theReferencePageSaysWhatTheSchemaSays() throws IOException {
    String expected = CaseDocumentReference.of(BundledData.json(BundledData.SCHEMA));
    if (Boolean.getBoolean("reference.write")) {
      Files.createDirectories(PAGE.getParent());
      Files.writeString(PAGE, expected);
    }
    assertEquals(
        expected, BundledData.text(PAGE), "write the page anew with -Dreference.write=true");
  }

  @Test
  void everyFieldOfTheSchemaIsDescribed() {
    List<String> undescribed = new ArrayList<>();
    describe("", BundledData.json(BundledData.SCHEMA), undescribed);
    assertEquals(List.of(), undescribed);
  }

  @Test
  void aNestedFieldAndAListHaveTheirOwnRows() {
    String page =
        CaseDocumentReference.of(
            BundledData.json(
                """
                {"title": "T", "description": "D", "properties": {
                  "a": {"type": ["object", "null"], "description": "An object.",
                        "properties": {"b": {"$ref": "#/$defs/text", "description": "A text."}}},
                  "c": {"type": "array", "description": "A list.", "items": {"type": "object",
                        "properties": {"d": {"enum": ["x", "y", null], "description": "A choice."}}}}},
                 "$defs": {"text": {"title": "words", "description": "Any.", "examples": ["hello"]}}}
                """));
    assertTrue(page.contains("| `a.b` | words | A text. |"), page);
    assertTrue(page.contains("| `c[].d` | `x`, `y` | A choice. |"), page);
    assertTrue(page.contains("| words | Any. | `hello` |"), page);
  }

  private static void describe(String path, JsonNode holder, List<String> undescribed) {
    holder
        .path("properties")
        .properties()
        .forEach(
            field -> {
              String name = path + "/" + field.getKey();
              if (field.getValue().path("description").asString().isBlank()) {
                undescribed.add(name);
              }
              describe(name, field.getValue(), undescribed);
              describe(name, field.getValue().path("items"), undescribed);
            });
  }
}
