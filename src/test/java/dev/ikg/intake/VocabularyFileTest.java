package dev.ikg.intake;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ikg.incident.Facet;
import dev.ikg.incident.Vocabulary;
import dev.ikg.problem.Failure;
import dev.ikg.problem.Place;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class VocabularyFileTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "[]|1|one JSON object",
        "{'facet': |1|cut off",
        "{'labels': []}|1|no \"facet\"",
        "{'facet': 'colour'}|1|no facet \"colour\"",
        "{'facet': 'factor',/'labels': [{'name': 'a'},/{'names': {}}]}|3|no \"name\"",
        "{'facet': 'factor', 'labels': [/{'name': 'a'}, /{'name': 'a'}]}|3|defined twice",
        "{'facet': 'factor', 'labels': [/{'name': 'a', 'near': ['b']}]}|2|no label with its facet",
        "{'facet': 'factor', 'labels': [/{'name': 'a', 'near': ['x:b']}]}|2|no facet \"x\"",
        "{'facet': 'factor', 'labels': [{'name': 'a', 'corresponds': [/{}]}]}|2|no \"taxonomy\""
      })
  void whatIsWrongIsNamedWithItsLine(String json, int line, String words) {
    String text = json.replace('\'', '"').replace('/', '\n');

    Failure failure = assertThrows(Failure.class, () -> read(text));

    assertEquals(Failure.Kind.CONTENT, failure.kind());
    assertTrue(failure.getMessage().contains(words), failure::getMessage);
    Place.InFile place = (Place.InFile) failure.problems().get(0).place();
    assertEquals("factors.json", place.file());
    assertEquals(line, place.line(), failure::getMessage);
  }

  @Test
  void whatIsOfNoUseIsLeftOut() {
    String text = "{\"facet\": \"factor\", \"labels\": [1, {\"name\": \"a\", \"names\": 2}]}";

    assertEquals(Facet.FACTOR, read(text).facet());
    assertEquals("a", read(text).labels().get(0).name());
  }

  private static Vocabulary.Definitions read(String text) {
    return VocabularyReader.definitions("factors.json", text.getBytes(StandardCharsets.UTF_8));
  }
}
