package dev.ikg.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Every answer says in JSON what was asked, so that it can be asked again. */
class AskedTest {

  private final TestShell shell = new TestShell();

  private JsonNode summary(String line) {
    shell.run("-c", line);
    return JsonMapper.shared().readTree(shell.out()).path("summary");
  }

  private JsonNode asked(String line) {
    return summary(line + " --format json").path("asked");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "pairs cause factor --all --limit 3 --where \"in database\" | pairs | [\"cause\",\"factor\"]"
            + " | {\"all\":true,\"limit\":3,\"where\":\"in database\",\"lang\":null}",
        "similar A-1 | similar | [\"A-1\"] | {\"limit\":null,\"where\":null,\"lang\":null}",
        "durations by domain --compare latent-bug --lang ko | durations | [\"by\",\"domain\"]"
            + " | {\"compare\":\"latent-bug\",\"limit\":null,\"where\":null,\"lang\":\"ko\"}",
        "ask retry storm by org --limit 5 | ask | [\"retry storm by org\"]"
            + " | {\"where\":null,\"limit\":5,\"lang\":null}",
        "cypher RETURN 1 --max-rows 7 --timeout 2m | cypher | [\"RETURN 1\"]"
            + " | {\"limit\":null,\"max-rows\":7,\"timeout\":\"2m\"}",
      })
  void theCommandItsArgumentsAndItsOptionsAreData(
      String line, String command, String arguments, String options) {
    JsonNode asked = asked(line);
    assertEquals(command, asked.path("command").asString());
    assertEquals(arguments, asked.path("arguments").toString());
    assertEquals(options, asked.path("options").toString());
  }

  @Test
  void valuesOfASavedQuestionAreAList() {
    JsonNode options = asked("question x --param a=b=c --param d=1").path("options");
    assertEquals("[\"a=b=c\",\"d=1\"]", options.path("param").toString());
  }

  @Test
  void whatHoldsInTheSessionIsAPartOfIt() {
    shell.run("-c", "set where in database", "-c", "pairs --format json");
    JsonNode options =
        JsonMapper.shared().readTree(shell.out()).path("summary").path("asked").path("options");
    assertEquals("in database", options.path("where").asString());
  }

  @Test
  void itStandsBeforeTheOtherValues() {
    assertEquals("asked", summary("ask all --format json").propertyNames().iterator().next());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "ask a", "question x", "questions", "cypher RETURN 1", "pairs", "similar A-1",
        "path A-1 A-2", "recurrences", "trend cause", "durations", "coverage", "vocabulary",
        "stats", "search x", "status", "doctor", "config", "explain a --plan"
      })
  void everyCommandThatAnswersSaysIt(String line) {
    assertEquals(line.split(" ", 2)[0], asked(line).path("command").asString());
  }

  @Test
  void noAddressAndNoUserIsToldAgain() {
    JsonNode asked = asked("ask all --uri bolt://me:s3cret@host --user someone --database cases");
    assertFalse(asked.toString().matches(".*(s3cret|someone|host|\"cases\").*"), asked::toString);
  }

  @Test
  void theExampleOfTheDocumentationIsTrue() throws IOException {
    String page = Files.readString(Path.of("docs/answers.md"));
    String example = page.substring(page.indexOf("\"asked\": {"));
    String shown = "{" + example.substring(0, example.indexOf("\n```")) + "}";
    assertEquals(
        JsonMapper.shared().readTree(shown).path("asked"),
        asked("pairs cause factor --limit 3 --where \"in database since 2020\""));
  }
}
