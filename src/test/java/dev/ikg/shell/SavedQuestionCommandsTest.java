package dev.ikg.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the commands for saved questions and statements ask the desk for. */
class SavedQuestionCommandsTest {

  private final TestShell shell = new TestShell().variable("XDG_CONFIG_HOME", "/config");

  @Test
  void questionsTakesAThemeOfSeveralWords() {
    assertEquals(0, shell.run("questions", "Data", "quality", "--questions", "mine"));
    assertEquals(List.of("Data quality in [mine, /config/ikg/questions]"), shell.asked);
  }

  @Test
  void aBrokenFileIsNotedOnceInASessionAndInEveryAnswerForAProgram() {
    shell.notes = List.of("mine.cypher is broken.");
    shell.run("-c", "questions", "-c", "questions", "-c", "questions Again");
    assertEquals(1, count("mine.cypher is broken", shell.out()));
    shell.run("-c", "questions --format json", "-c", "questions --format json");
    assertEquals(2, count("mine.cypher is broken", shell.out()));
    shell.run("questions");
    assertEquals(1, count("mine.cypher is broken", shell.out()));
  }

  private static int count(String part, String text) {
    return text.split(part, -1).length - 1;
  }

  @Test
  void saveSaysThatAValueIsFixed() {
    shell.run("save", "mine", "{factor}", "across", "orgs", "--param", "factor=retry-storm");
    assertEquals(
        "Saved as /config/ikg/questions/mine, with factor=retry-storm fixed in it;"
            + " ask it with: question mine\n",
        shell.out());
  }

  @Test
  void aRelativeConfigurationFolderIsIgnored() {
    TestShell other = new TestShell().variable("XDG_CONFIG_HOME", "x").variable("HOME", "/home/me");
    assertEquals(0, other.run("questions"));
    assertEquals(List.of("all in [/home/me/.config/ikg/questions]"), other.asked);
  }

  @Test
  void questionTakesValuesAndLimits() {
    int code =
        shell.run(
            "question",
            "x",
            "--param",
            "a=b=c",
            "--param",
            "d=",
            "--max-rows",
            "5",
            "--timeout",
            "2m");
    assertEquals(0, code);
    String asked = shell.asked.get(0);
    assertTrue(asked.contains("a=b=c") && asked.contains("d="), asked);
    assertTrue(asked.contains("rows=5, time=PT2M"), asked);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "companions retry-storm       | Write --param label=retry-storm; companions takes label.",
        "companions label=retry-storm | Write --param label=retry-storm; companions takes label.",
        "third-time least=3           | Write --param least=3; third-time takes cause, least=2.",
        "same-cause-again retry-storm | same-cause-again takes no parameters.",
        "nothing retry-storm | 'questions' lists the saved questions and their parameters.",
      },
      quoteCharacter = '§')
  void aValueWithoutItsOptionIsShownWithIt(String words, String hint) {
    shell.parameters.put("companions", List.of("label"));
    shell.parameters.put("third-time", List.of("cause", "least=2"));
    assertEquals(2, shell.run(("question " + words).split(" ")));
    String word = words.split(" ")[1];
    assertEquals("error: one word too many: " + word + "\n  " + hint + "\n", shell.err());
    assertEquals(2, shell.run("-c", "question " + words));
    assertTrue(shell.err().contains("\n  " + hint + "\n"), shell::err);
  }

  @Test
  void questionSaysThatASettingNarrowsIt() {
    assertEquals(2, shell.run("question", "x", "--where", "in database"));
    assertTrue(shell.err().contains("Write 'set where PATTERN' before it"), shell::err);
    assertEquals(0, shell.run("-c", "set where in database", "-c", "question x"));
    assertTrue(shell.asked.get(0).endsWith(" where in database"), shell.asked.toString());
  }

  @Test
  void aValueThatIsNoneIsWrongUse() {
    assertEquals(2, shell.run("question", "x", "--param", "a"));
    assertEquals(2, shell.run("question", "x", "--param", "a=1", "--param", "a=2"));
    assertEquals(2, shell.run("question", "x", "--timeout", "soon"));
    assertEquals(2, shell.run("question", "x", "--max-rows", "0"));
    assertEquals(List.of(), shell.asked);
  }

  @Test
  void saveKeepsThePatternAsItWasTyped() {
    assertEquals(0, shell.run("-c", "save mine text \"split  brain\" by org --force"));
    assertEquals(0, shell.run("save", "mine", "text \"split  brain\" by org"));
    assertEquals(
        List.of(
            "mine: text \"split  brain\" by org by force", "mine: text \"split  brain\" by org"),
        shell.asked);
    assertEquals(2, shell.run("save", "mine"));
  }

  @Test
  void cypherTakesTheStatementAsItWasTyped() {
    assertEquals(0, shell.run("cypher", "MATCH (a)-->(b) RETURN 'x  y'"));
    assertEquals(0, shell.run("-c", "cypher MATCH (a) RETURN 'x  y'"));
    assertTrue(shell.asked.get(0).startsWith("MATCH (a)-->(b) RETURN 'x  y' within"));
    assertTrue(shell.asked.get(1).startsWith("MATCH (a) RETURN 'x  y' within"));
  }
}
