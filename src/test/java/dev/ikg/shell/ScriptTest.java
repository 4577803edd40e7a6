package dev.ikg.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ikg.problem.Failure;
import dev.ikg.problem.Place;
import dev.ikg.problem.Problem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ScriptTest {

  private final TestShell shell = new TestShell();

  @Test
  void threePipedCommandsRun() {
    assertEquals(0, shell.input("ask a\nask b\r\nask c").run());
    assertEquals(List.of("a", "b", "c"), shell.asked);
  }

  @Test
  void commentsAndBlankLinesArePassedOver() {
    String script = "\uFEFF# it's a comment\n\n  // another's\n \t \nask a\n#ask b\n";
    assertEquals(0, shell.input(script).run());
    assertEquals(List.of("a"), shell.asked);
  }

  @Test
  void aScriptStopsAtTheFirstFailureAndSaysWhere() {
    assertEquals(2, shell.input("ask a\n\nask b --nope\nask c\n").run());
    assertEquals(List.of("a"), shell.asked);
    assertTrue(shell.err().endsWith("standard input:3: stopped at: ask b --nope\n"), shell.err());
  }

  @Test
  void keepGoingRunsAllAndReturnsTheFirstFailingCode() {
    shell.rejected = 1;
    assertEquals(1, shell.input("load x\nask b --nope\nask c\n").run("--keep-going"));
    assertEquals(List.of("c"), shell.asked);
  }

  @Test
  void aStatementGoesOnUntilItsSemicolonOrABlankLine() {
    shell
        .input(
            "cypher MATCH (c:Case)\n  RETURN c;\nask a\ncypher RETURN\n 1\n\nask b\ncypher RETURN 2")
        .run();

    assertEquals(
        List.of("MATCH (c:Case)\n  RETURN c", "a", "RETURN\n 1", "b", "RETURN 2"),
        shell.asked.stream().map(asked -> asked.replaceAll(" within .*", "")).toList());
  }

  @Test
  void aFailureInAStatementOfSeveralLinesNamesItsFirst() {
    shell.input("# one\ncypher --nonsense MATCH (c)\nRETURN c;\nask a\nnonsense\n");

    assertEquals(2, shell.run("--keep-going"));
    assertTrue(
        shell.err().contains("standard input:2: failed: cypher --nonsense MATCH (c) ...\n"),
        shell.err());
    assertTrue(shell.err().contains("standard input:5: failed: nonsense\n"), shell.err());
  }

  @Test
  void aCommandThatAStatementWithoutAnEndTookInIsNamed() {
    shell.failing(
        new Failure(
            Failure.Kind.USAGE,
            List.of(Problem.error(Place.nowhere(), "that is no Cypher", "See the manual."))));

    assertEquals(2, shell.input("cypher RETURN 1\nask all by year\n").run());
    assertEquals(
        """
        error: that is no Cypher
          See the manual. Is `ask all by year` a command? Then end the statement above it with ;
        standard input:1: stopped at: cypher RETURN 1 ...
        """,
        shell.err());
    shell.input("cypher MATCH (n)\nRETURN n;\n").run();
    assertFalse(shell.err().contains("a command?"), shell.err());
  }

  @Test
  void aSemicolonEndsAnyLineAndQuotesKeepOne() {
    shell.input("ask a;\nask text \"b;\"\nask c ; \ncase X;\n;\nask \"d\";\n").run();

    assertEquals(List.of("a", "text \"b;\"", "c", "case X in en", "d"), shell.asked);
  }

  @Test
  void exitEndsAScript() {
    assertEquals(0, shell.input("ask a\nquit\nask b\n").run());
    assertEquals(List.of("a"), shell.asked);
    assertEquals(0, shell.run("-c", "exit", "-c", "ask b"));
    assertEquals(List.of("a"), shell.asked);
  }

  @Test
  void aFileRunsWithTheOptionsOfItsRun(@TempDir Path folder) throws IOException {
    Path script = Files.writeString(folder.resolve("s.ikg"), "ask a\nask b --graph two\n");
    assertEquals(0, shell.run("run", script.toString(), "--graph", "one"));
    assertEquals(
        List.of("one", "two"), shell.choices.stream().map(c -> c.folder().orElse("")).toList());
  }

  @Test
  void aFailingLineOfAFileIsNamedWithTheFile(@TempDir Path folder) throws IOException {
    Path script = Files.writeString(folder.resolve("s.ikg"), "ask a\nbad\n");
    assertEquals(2, shell.run("run", script.toString()));
    assertTrue(shell.err().endsWith(script + ":2: stopped at: bad\n"), shell.err());
  }

  @Test
  void aScriptThatRunsItselfIsStopped(@TempDir Path folder) throws IOException {
    Path script = folder.resolve("s.ikg");
    Files.writeString(script, "run '" + script + "'\n");
    assertEquals(2, shell.run("run", script.toString()));
    assertTrue(shell.err().contains("runs itself"), shell.err());
  }

  @Test
  void aFileThatIsNotThereIsAWrongUse() {
    assertEquals(2, shell.run("run", "no such file"));
    assertTrue(shell.err().contains("no such file cannot be read"), shell.err());
  }
}
