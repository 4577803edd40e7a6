package dev.ikg.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The shell in a real terminal. */
final class TerminalIT extends OnTerminal {

  @BeforeEach
  void enterTheShell() throws Exception {
    enter();
  }

  @Test
  void aQuestionNeedsNoQuotes() throws Exception {
    terminal.type("ask unpinned-version with automation-amplified across orgs at least 1");

    assertTrue(terminal.await("1 case at 1 organization").contains("\nIntercom  "));
    terminal.awaitLastLine(PROMPT);
  }

  @Test
  void exitLeavesAtOnce() throws Exception {
    terminal.type("exit");

    terminal.await("left with 0");
  }

  @Test
  void theEndOfInputLeaves() throws Exception {
    terminal.press("C-d");

    terminal.await("left with 0");
  }

  @Test
  void anInterruptClearsTheLineAndKeepsTheShell() throws Exception {
    terminal.type("version");
    terminal.awaitLastLine(PROMPT);
    terminal.press("x");
    terminal.awaitLastLine(PROMPT + " x");
    terminal.press("C-c");

    terminal.awaitLastLine(PROMPT);
    terminal.type("exit");
    assertFalse(terminal.await("left with 0").contains("x: "), "the line ran");
  }

  @Test
  void aMistakeIsShownAndTheShellGoesOn() throws Exception {
    terminal.type("ask unpined-version");

    terminal.await("Did you mean `unpinned-version`?");
    terminal.awaitLastLine(PROMPT);
  }

  @Test
  void hangulIsTypedFoundAndShown() throws Exception {
    terminal.type("ask text \"중단되다\" --lang ko --format csv --no-header");

    terminal.await("Intercom US 리전이 71분간 중단되다");
  }

  @Test
  void thePasswordIsNotOnTheScreen() throws Exception {
    terminal.type("ask all");
    String password = Files.readString(ikg.graph().resolve("password")).strip();

    assertFalse(terminal.await("1 case at 1 organization").contains(password));
    assertEquals(-1, terminal.screen().indexOf(password));
  }

  @Test
  void theGreetingSaysWhatIsLoaded() throws Exception {
    assertTrue(terminal.screen().contains(": 1 case, loaded 2"), terminal.screen());
  }

  @Test
  void namesOfTheGraphAreCompletedInsideAPattern() throws Exception {
    terminal.press("a");
    terminal.keys("sk unpinned-version with automation-am");
    terminal.press("Tab");

    terminal.awaitLastLine(PROMPT + " ask unpinned-version with automation-amplified");
    terminal.keys("across or");
    terminal.press("Tab");
    terminal.awaitLastLine(PROMPT + " ask unpinned-version with automation-amplified across orgs");
  }

  @Test
  void savedQuestionsAndCaseIdsAreCompleted() throws Exception {
    terminal.keys("question same-c");
    terminal.press("Tab");
    terminal.awaitLastLine(PROMPT + " question same-cause-again");
    terminal.press("C-c");
    terminal.awaitLastLine(PROMPT);
    terminal.keys("case il-03");
    terminal.press("Tab");
    terminal.awaitLastLine(PROMPT + " case IL-0304");
  }

  @Test
  void whatWasTypedIsFoundAgain() throws Exception {
    terminal.type("version");
    terminal.awaitLastLine(PROMPT);
    terminal.press("C-r");
    terminal.keys("versi");

    terminal.await("version\nbck-i-search: versi");
  }

  @Test
  void aStatementGoesOnUntilItsSemicolon() throws Exception {
    terminal.type("cypher MATCH (c:Case)");
    terminal.type("RETURN count(c) AS found\\;");

    terminal.await("found");
    terminal.awaitLastLine(PROMPT);
  }
}
