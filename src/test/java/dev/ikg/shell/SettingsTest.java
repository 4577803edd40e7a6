package dev.ikg.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class SettingsTest {

  @TempDir private Path folder;
  private final TestShell shell = new TestShell();

  private void file(String text) throws IOException {
    Files.createDirectories(folder.resolve("ikg"));
    Files.writeString(folder.resolve("ikg/config.properties"), text);
    shell.variable("XDG_CONFIG_HOME", folder.toString());
  }

  /** The line of a setting in what {@code config} shows. */
  private String shown(String setting) {
    return shell
        .out()
        .lines()
        .filter(line -> line.startsWith(setting + ","))
        .findFirst()
        .orElse("");
  }

  @Test
  void aFlagIsStrongerThanTheEnvironmentTheFileAndTheDefault() throws IOException {
    shell.run("config", "--format", "csv");
    assertTrue(shown("lang").startsWith("lang,en,default,IKG_LANG,"), shell.out());
    file("# mine\n\n  lang = ko\n");
    shell.run("config", "--format", "csv");
    assertTrue(shown("lang").contains(",ko," + folder), shell.out());
    shell.variable("IKG_LANG", "en").run("config", "--format", "csv");
    assertTrue(shown("lang").startsWith("lang,en,IKG_LANG,"), shell.out());
    shell.run("--lang", "ko", "config", "--format", "csv");
    assertTrue(shown("lang").startsWith("lang,ko,the command line,"), shell.out());
    shell.run("--lang", "ko", "-c", "set lang en", "-c", "config --format csv");
    assertTrue(shown("lang").startsWith("lang,en,this session,"), shell.out());
  }

  @Test
  void whatIsSetHoldsUntilItIsUnset() {
    shell.run("-c", "set format json", "-c", "ask a", "-c", "unset format", "-c", "ask b");
    assertTrue(shell.out().startsWith("{\"columns\""), shell.out());
    assertTrue(shell.out().endsWith("-------\nb\n"), shell.out());
  }

  @Test
  void aPatternThatIsSetSelectsForAskAndForTheCommandsThatTakeOne() {
    shell.run("-c", "set where in database", "-c", "ask a", "-c", "stats", "-c", "unset where");
    assertEquals(List.of("a where in database", "Stats[where=Optional[in database]]"), shell.asked);
    shell.run("-c", "set where \"in database\"", "-c", "ask b --where all");
    assertEquals("b where all", shell.asked.get(2));
  }

  @Test
  void aLimitThatIsSetHoldsForAskAndForTheCommandsThatTakeOne() {
    shell.run("-c", "set limit 5", "-c", "ask a", "-c", "explain a --plan", "-c", "pairs");
    assertEquals("a limit 5", shell.asked.get(0));
    assertEquals("a limit 5", shell.asked.get(1));
    assertTrue(shell.asked.get(2).contains("limit=5"), shell.asked.get(2));
    shell.run("-c", "set limit 5", "-c", "ask b --limit 7", "-c", "unset limit", "-c", "ask c");
    assertEquals(List.of("b limit 7", "c"), shell.asked.subList(3, 5));
    assertEquals(2, shell.run("ask", "d", "--limit", "0"));
    assertTrue(shell.err().contains("cannot be 0"), shell.err());
  }

  @Test
  void aPatternThatIsSetDoesNotReachIntoCypherWhichSaysSo() {
    shell.run("-c", "set where in database", "-c", "cypher RETURN 1 --format json");
    assertTrue(
        shell.out().contains("Not only cases where `in database`: that does not reach into Cypher"),
        shell.out());
  }

  @Test
  void aPatternThatIsSetRefusesAnExportOfAllDocuments() {
    int code = shell.run("-c", "set where in database", "-c", "export cases --to -");
    assertEquals(2, code);
    assertTrue(shell.err().contains("no selection"), shell.err());
    assertEquals(0, shell.opened);
  }

  @Test
  void aScriptSeesWhatWasSetAndItsOptionsAreStronger() throws IOException {
    Path script = Files.writeString(folder.resolve("s"), "ask a\nset lang en\ncase A\n");
    shell.run("-c", "set lang ko", "-c", "run '" + script + "' --format csv", "-c", "case B");
    assertEquals(List.of("a", "case A in en", "case B in en"), shell.asked);
    assertTrue(shell.out().startsWith("pattern\r\n"), shell.out());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "set fromat json      | Did you mean 'format'?",
        "set format xml       | It can be table, json",
        "set limit many       | It is a whole number.",
        "set format           | format cannot be ''",
        "set where a with     | has nothing on its right",
        "unset nothing-at-all | 'set' lists the settings.",
      })
  void aWrongSettingIsRefusedWithWhatItCanBe(String line, String says) {
    assertEquals(2, shell.run("-c", line));
    assertTrue(shell.err().contains(says), shell.err());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "lang ko       | config.properties:2: error: this is no setting: lang ko",
        "lange = ko    | config.properties:2: error: there is no setting 'lange'",
        "lang = fr     | config.properties:2: error: lang cannot be 'fr'",
        "password = pw | config.properties:2: error: a password does not belong",
      })
  void aWrongLineOfTheFileIsNamed(String line, String says) throws IOException {
    file("format = csv\n" + line + "\n");
    assertEquals(2, shell.run("ask", "a"));
    assertTrue(shell.err().contains(says), shell.err());
    assertEquals(List.of(), shell.asked);
  }

  @Test
  void aWrongVariableIsNamed() {
    assertEquals(2, shell.variable("IKG_COLOR", "blue").run("ask", "a"));
    assertTrue(shell.err().contains("IKG_COLOR cannot be 'blue'"), shell.err());
  }

  @Test
  void ofAGraphAndAnAddressTheStrongerHolds() throws IOException {
    file("graph = from-file\n");
    shell.run("ask", "a");
    shell.run("--uri", "bolt://x", "ask", "a");
    shell.variable("NEO4J_URI", "bolt://y").run("ask", "a");
    assertEquals("from-file", shell.choices.get(0).folder().orElse(""));
    assertEquals("bolt://x", shell.choices.get(1).uri().orElse(""));
    assertTrue(shell.choices.get(1).folder().isEmpty());
    assertTrue(shell.choices.get(2).folder().isEmpty());
  }

  @Test
  void configNeverShowsAPassword() {
    shell.variable("NEO4J_PASSWORD", "s3cret").run("config", "--format", "json");
    assertTrue(shell.out().contains("(set)"), shell.out());
    assertFalse(shell.out().contains("s3cret"), shell.out());
    assertEquals(0, shell.opened);
  }

  @ParameterizedTest
  @EnumSource(Setting.class)
  void everySettingHasADefaultThatItCanBe(Setting setting) {
    assertTrue(setting.usual().isEmpty() || setting.refusal(setting.usual()).isEmpty());
    assertEquals(setting, Setting.named(setting.word()).orElseThrow());
  }
}
