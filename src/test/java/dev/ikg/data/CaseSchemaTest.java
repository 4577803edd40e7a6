package dev.ikg.data;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.ikg.incident.Facet;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** The JSON Schema of a case document, held against an independent validator. */
class CaseSchemaTest {

  private static final JsonNode SOURCE = BundledData.json(BundledData.SCHEMA);
  private static final Schema SCHEMA =
      SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12).getSchema(SOURCE);

  @Test
  void everyBundledCaseIsValid() {
    List<String> faults = new ArrayList<>();
    BundledData.cases()
        .forEach((name, document) -> problems(document).forEach(p -> faults.add(name + " " + p)));
    assertEquals(List.of(), faults);
  }

  @Test
  void everyFieldOfABundledCaseIsDescribed() {
    TreeSet<String> undescribed = new TreeSet<>();
    BundledData.cases().values().forEach(document -> undescribed.addAll(document.propertyNames()));
    undescribed.removeAll(SOURCE.path("properties").propertyNames());
    assertEquals(new TreeSet<>(), undescribed);
  }

  @Test
  void theFieldOfEveryFacetIsDescribed() {
    List<String> undescribed =
        Facet.withField()
            .filter(facet -> SOURCE.at(pointer(facet)).isMissingNode())
            .map(facet -> facet.word() + ": " + pointer(facet))
            .toList();
    assertEquals(List.of(), undescribed, "describe these in " + BundledData.SCHEMA);
  }

  private static String pointer(Facet facet) {
    return "/properties/" + String.join("/properties/", facet.path());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{'id': 'x'}",
        "{'id': 'x', 'title': null, 'timeline': null, 'impact': null, 'review': null}",
        "{'id': 'x', 'title': 'plain', 'summary': {'de': 'auf Deutsch'}, 'lessons': {}}",
        "{'id': 'x', 'related': ['y', {'id': 'z', 'why': 'same week'}], 'recurrence_of': ['y']}",
        "{'id': 'x', 'recurrence_of': 'y', 'components': [], 'root_cause': 'unknown'}",
        "{'id': 'x', 'date': '2026', 'timeline': {'detected_after': '0m', 'resolved_after': '2d 3h'}}",
        "{'id': 'x', 'date': '2026-11-14T12:33:55.812742Z', 'a_field_of_another_library': [1, {}]}",
        "{'id': 'x', 'remediation': ['restarted', {'text': 'waited', 'owner': 'us'}]}",
        "{'id': 'x', 'analysis': {'providers': [{'org_slug': 'p', 'role': 'breached'}]}}"
      })
  void gapsAndForeignFieldsAreValid(String document) {
    assertEquals(List.of(), problems(BundledData.json(document.replace('\'', '"'))));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{}",
        "[]",
        "{'id': ''}",
        "{'id': 7}",
        "{'id': 'x', 'title': 7}",
        "{'id': 'x', 'date': '20202'}",
        "{'id': 'x', 'timeline': {'resolved_after': '1415 minutes'}}",
        "{'id': 'x', 'sources': [{'url': 'example.com/post'}]}",
        "{'id': 'x', 'related': [{'why': 'no id'}]}",
        "{'id': 'x', 'analysis': {'providers': [{'org_slug': 'p', 'role': 'sold'}]}}",
        "{'id': 'x', 'analysis': {'links': [{'id': 'y', 'kind': 'cousin'}]}}"
      })
  void whatACaseCannotBeIsRefused(String document) {
    assertFalse(problems(BundledData.json(document.replace('\'', '"'))).isEmpty());
  }

  private static List<String> problems(JsonNode document) {
    return SCHEMA.validate(document).stream()
        .map(error -> error.getInstanceLocation() + " " + error.getMessage())
        .toList();
  }
}
