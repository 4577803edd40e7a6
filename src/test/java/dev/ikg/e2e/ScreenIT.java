package dev.ikg.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** The shell on screens of other sizes, and what is longer than they are. */
final class ScreenIT extends OnTerminal {

  private static final String QUESTION =
      "ask unpinned-version with automation-amplified across orgs at least 1";

  @Test
  void aTableFitsTheWidthThatTheTerminalHasNow() throws Exception {
    enter();
    for (int width : new int[] {60, 110}) {
      terminal.resize(width, 40);
      terminal.press("C-l");
      terminal.awaitLastLine(PROMPT);
      terminal.type("ask all --no-header");
      terminal.await("1 case at 1 organization");

      String row = lineOf("IL-0304");
      assertTrue(row.endsWith("…"), row);
      assertTrue(row.length() <= width && row.length() > width - 20, row);
    }
  }

  @Test
  void aLineThatIsTypedSurvivesAnotherWidth() throws Exception {
    enter();
    terminal.press("C-l");
    terminal.awaitLastLine(PROMPT);
    terminal.keys(QUESTION);
    terminal.await(QUESTION);
    for (int width : new int[] {40, 90}) {
      terminal.resize(width, 40);
      terminal.await(
          "the line", screen -> screen.replace("\n", "").endsWith(PROMPT + " " + QUESTION));
    }

    terminal.press("Enter");

    terminal.await("1 case at 1 organization");
  }

  @Test
  void hangulIsEditedCellByCell() throws Exception {
    enter();
    terminal.keys("ask text \"중단되다가\"");
    terminal.press("Left");
    terminal.press("BSpace");
    terminal.awaitLastLine(PROMPT + " ask text \"중단되다\"");
    terminal.press("End");
    terminal.type(" --lang ko --format csv --no-header");

    terminal.await("Intercom US 리전이 71분간 중단되다");
  }

  @Test
  void anInterruptLeavesAStatementThatIsHalfTyped() throws Exception {
    enter();
    terminal.type("cypher MATCH (c:Case)");
    terminal.await("(; ends it)>");
    terminal.keys("RETURN c.id");
    terminal.press("C-c");
    terminal.awaitLastLine(PROMPT);

    terminal.type("version");

    terminal.await("ikg 0");
    assertFalse(terminal.screen().contains("error"), terminal.screen());
  }

  @Test
  void thePasteOfSeveralLinesRunsEach() throws Exception {
    enter();
    terminal.paste(
        "version\ncypher MATCH (c:Case)\nRETURN count(c) AS found;\nask no-such-label\nask all by year");
    terminal.await("ask all by year");
    terminal.press("Enter");

    String screen = terminal.await("1 case at 1 organization");
    assertTrue(screen.contains("\nikg 0."), screen);
    assertTrue(screen.contains("found"), screen);
    assertTrue(screen.contains("there is no label"), screen);
    terminal.awaitLastLine(PROMPT);
  }

  @Test
  void whatWrapsOnANarrowScreenIsPagedByTheLinesThatItTakes() throws Exception {
    terminal.resize(20, 12);
    terminal.type(Ikg.LAUNCHER + " ask all");
    terminal.await("the pager", text -> text.endsWith(":"));

    terminal.press("q");

    terminal.awaitLastLine(">");
  }

  @Test
  void aLongAnswerIsPagedAndTheShellLivesOn() throws Exception {
    terminal.resize(100, 12);
    enter();
    terminal.type("help");
    terminal.await("the pager", screen -> screen.endsWith(":"));
    assertTrue(terminal.screen().contains("Usage: ikg"), terminal.screen());

    terminal.press("q");

    terminal.awaitLastLine(PROMPT);
    terminal.type("exit");
    terminal.await("left with 0");
  }

  @Test
  void onlyALongAnswerOnATerminalIsPaged() throws Exception {
    terminal.type("export PAGER='sed s/^/paged:/' LANG=C.UTF-8 PS1='$ '");
    terminal.type("clear; " + Ikg.LAUNCHER + " version");
    terminal.await("ikg 0");
    assertFalse(terminal.screen().contains("paged:"), terminal.screen());

    terminal.type(Ikg.LAUNCHER + " help | tail -n 1; echo over");
    terminal.await("over", screen -> screen.lines().anyMatch("over"::equals));
    assertFalse(terminal.screen().contains("paged:"), terminal.screen());

    terminal.type(Ikg.LAUNCHER + " help");
    terminal.await("paged:'help COMMAND'");
  }

  @Test
  void aPagerThatIsNotThereIsDoneWithout() throws Exception {
    terminal.type("export PAGER=no-such-pager; " + Ikg.LAUNCHER + " help; echo code $?");

    assertTrue(terminal.await("code 0").contains("'help COMMAND'"), terminal.screen());
  }

  private String lineOf(String word) throws Exception {
    String screen = terminal.screen();
    assertEquals(1, screen.lines().filter(line -> line.startsWith(word)).count(), screen);
    return screen.lines().filter(line -> line.startsWith(word)).findFirst().orElseThrow();
  }
}
