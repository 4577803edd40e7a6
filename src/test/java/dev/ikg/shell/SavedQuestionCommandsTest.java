package dev.ikg.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

/** What the commands for saved questions and statements ask the desk for. */
class SavedQuestionCommandsTest {

  private final TestShell shell = new TestShell().variable("XDG_CONFIG_HOME", "/config");

  @Test
  void questionsTakesAThemeOfSeveralWords() {
    assertEquals(0, shell.run("questions", "Data", "quality", "--questions", "mine"));
    assertEquals(List.of("Data quality in [mine, /config/ikg/questions]"), shell.asked);
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
