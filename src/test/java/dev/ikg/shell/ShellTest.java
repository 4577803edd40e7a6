package dev.ikg.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ikg.GoldenText;
import dev.ikg.problem.Failure;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ShellTest {

  private final TestShell shell = new TestShell();

  @Test
  void aPatternReachesTheDeskFromEveryDoor() {
    shell.run("ask", "a with b");
    shell.run("ask", "a", "with", "b");
    shell.run("-c", "ask a with b");
    shell.run("-c", "ask \"a with b\" --format json");
    shell.input("ask a with b\n").run();
    assertEquals(List.of("a with b", "a with b", "a with b", "a with b", "a with b"), shell.asked);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "help",
        "--help",
        "-c help",
        "version",
        "--version",
        "exit",
        "validate x",
        "ask --help",
        "help load",
        "explain --help",
        "completion bash",
        "completion zsh"
      })
  void whatNeedsNoGraphOpensNone(String line) {
    assertEquals(
        0, shell.run(line.startsWith("-c") ? new String[] {"-c", "help"} : line.split(" ")));
    assertEquals(0, shell.opened);
  }

  @ParameterizedTest
  @ValueSource(strings = {"?", "\\?", "-h", "--help", "HELP", "Help"})
  void theHelpIsAskedForInManyWays(String line) {
    shell.run("help");
    String help = shell.out();

    assertEquals(0, shell.input(line + "\n").run());
    assertEquals(help, shell.out());
  }

  @ParameterizedTest
  @ValueSource(strings = {"ask -h", "-h ask", "? ask", "ASK --help"})
  void aCommandIsExplainedInManyWays(String line) {
    shell.run("help", "ask");
    String help = shell.out();

    assertEquals(0, shell.input(line + "\n").run());
    assertEquals(help, shell.out());
  }

  @Test
  void commandsMayBeTypedInCapitals() {
    shell.input("ASK a with b\nCypher RETURN\n 1;\nEXIT\nask c\n").run();

    assertEquals(
        List.of("a with b", "RETURN\n 1"),
        shell.asked.stream().map(asked -> asked.replaceAll(" within .*", "")).toList());
  }

  @Test
  void aLineCanAskForTheVersion() {
    shell.run("version", "--format", "json");
    assertTrue(shell.out().contains("{\"version\":\""), shell::out);
    shell.run("version");
    String version = shell.out();

    assertEquals(0, shell.input("--version\n").run());
    assertEquals(version, shell.out());
  }

  @Test
  void aViewTakesAPatternWithAndWithoutQuotes() {
    List<String> lines =
        List.of(
            "export pattern a with \"b c\" --to - --format dot",
            "export --to - pattern a with \"b c\" --format dot",
            "export pattern 'a with \"b c\"' --to - --format dot");

    lines.forEach(line -> assertEquals(0, shell.run("-c", line), shell.err()));

    assertEquals(3, shell.asked.size());
    assertTrue(shell.asked.get(0).contains("a with \"b c\""), shell.asked::toString);
    assertEquals(1, shell.asked.stream().distinct().count(), shell.asked::toString);
    assertEquals(2, shell.run("export", "case", "a", "b", "c", "--to", "-"));
  }

  @Test
  void theSystemsShellCompletesSavedQuestions() {
    shell.run("completion", "bash");

    assertTrue(shell.out().contains("\"same-cause-again\""), shell.out());
  }

  @Test
  void theHelpIsOneText() {
    shell.run("help");
    GoldenText.assertSame("shell/help.txt", shell.out());
    String help = shell.out();
    shell.run("--help");
    assertEquals(help, shell.out());
  }

  @TestFactory
  Stream<DynamicTest> everyCommandHasAnExampleAndOneHelpText() {
    Pattern summary = Pattern.compile("^  ([a-z]+)\\b.*", Pattern.MULTILINE);
    shell.run("help");
    String help = shell.out();
    List<String> names =
        summary
            .matcher(help.substring(0, help.indexOf("\nOptions")))
            .results()
            .map(found -> found.group(1))
            .toList();
    assertTrue(names.size() > 30, names::toString);
    return names.stream().map(name -> DynamicTest.dynamicTest(name, () -> explainsItself(name)));
  }

  private void explainsItself(String name) {
    assertEquals(0, shell.run("help", name));
    String text = shell.out();
    assertTrue(text.contains("\nExamples\n  " + name), text);
    assertEquals(0, shell.run(name, "--help"));
    assertEquals(text, shell.out());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "ask",
        "explain",
        "case",
        "search",
        "vocabulary",
        "coverage",
        "stats",
        "load",
        "validate",
        "run",
        "help",
        "version",
        "exit"
      })
  void aCommandExplainsItselfInTwoWaysWithOneText(String command) {
    shell.run("help", command);
    GoldenText.assertSame("shell/help-" + command + ".txt", shell.out());
    String help = shell.out();
    assertEquals(0, shell.run(command, "--help"));
    assertEquals(help, shell.out());
    shell.run("--help", command);
    assertEquals(help, shell.out());
  }

  @ParameterizedTest
  @CsvSource({"CONTENT, 1", "USAGE, 2", "GRAPH, 3", "INTERRUPTED, 130"})
  void everyKindOfFailureHasItsCode(Failure.Kind kind, int code) {
    shell.failing(Failure.of(kind, "it went wrong", "Try again."));
    assertEquals(code, shell.run("ask", "a"));
    assertEquals("", shell.out());
    assertEquals("error: it went wrong\n  Try again.\n", shell.err());
  }

  @Test
  void aFaultOfOursIsOneLineWithoutATrace() {
    shell.failing(new IllegalStateException("odd"));
    assertEquals(70, shell.run("ask", "a"));
    assertEquals(
        """
        This is a fault of the program (code 70): java.lang.IllegalStateException: odd
          With IKG_DEBUG=1 it shows where.
        """,
        shell.err());
    assertEquals(70, shell.variable("IKG_DEBUG", "1").run("ask", "a"));
    assertTrue(shell.err().contains("\tat dev.ikg.shell."), shell.err());
  }

  @Test
  void anInterruptIsNoFault() {
    shell.failing(new IllegalStateException(new InterruptedException()));
    assertEquals(130, shell.run("ask", "a"));
    assertEquals("interrupted\n", shell.err());
  }

  @Test
  void aRejectedDocumentIsCodeOneAndStillReported() {
    shell.rejected = 2;
    assertEquals(1, shell.run("load", "x"));
    assertTrue(shell.out().contains("2 rejected"), shell.out());
  }

  @Test
  void aWrongCommandSuggestsTheNearestOrTheQuestion() {
    assertEquals(2, shell.run("aks", "a"));
    assertEquals("error: there is no command 'aks'\n  Did you mean 'ask'?\n", shell.err());
    assertEquals(2, shell.run("-c", "unpinned-version with b"));
    assertTrue(shell.err().contains("To ask a pattern: ask unpinned-version with b"), shell.err());
  }

  @ParameterizedTest
  @CsvSource({
    "\\q, exit",
    ":exit, exit",
    ":quit, exit",
    ".quit, exit",
    "q, exit",
    "\\h, help",
    ".help, help",
    "\\i, run",
    ":source, run",
    "rm, remove",
    "delete, remove"
  })
  void aCommandOfAnotherShellNamesOurs(String typed, String ours) {
    assertEquals(2, shell.input(typed + "\n").run());
    assertTrue(
        shell
            .err()
            .startsWith(
                "error: there is no command '" + typed + "'\n  Did you mean '" + ours + "'?\n"),
        shell.err());
  }

  @Test
  void optionsBeforeACommandHoldUnlessTheCommandSaysOtherwise() {
    shell.run("--graph", "one", "ask", "a");
    shell.run("--graph", "one", "-c", "ask a", "-c", "ask a --graph two");
    shell.run("--uri", "bolt://x", "ask", "a", "--graph", "three");
    assertEquals(
        List.of("one", "one", "two", "three"),
        shell.choices.stream().map(choice -> choice.folder().orElse("")).toList());
    assertTrue(shell.choices.get(3).uri().isEmpty());
  }

  @Test
  void theSameGraphIsOpenedOnceAndClosedAtTheEnd() {
    shell.run("-c", "ask a", "-c", "ask b", "-c", "ask c --graph other");
    assertEquals(2, shell.opened);
    assertEquals(2, shell.closed);
  }

  @Test
  void aClosedPipeEndsQuietly() {
    assertEquals(0, shell.runIntoClosedPipe("-c", "ask a", "-c", "ask b"));
    assertEquals("", shell.err());
    assertEquals(List.of("a"), shell.asked);
  }

  @Test
  void anAnswerGoesToAFileWholeOrNotAtAll(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("answer.csv");
    assertEquals(0, shell.run("ask", "a", "--output", file.toString()));
    assertEquals("pattern\r\na\r\n", Files.readString(file));
    assertEquals("", shell.out());
    assertEquals(2, shell.run("ask", "b", "--output", file.toString()));
    assertEquals(List.of("a"), shell.asked);
    assertEquals("pattern\r\na\r\n", Files.readString(file));
    assertEquals(0, shell.run("ask", "b", "--output", file.toString(), "--force"));
    assertEquals("pattern\r\nb\r\n", Files.readString(file));
    try (var files = Files.list(folder)) {
      assertEquals(List.of(file), files.toList());
    }
  }

  @Test
  void aCommandAndLinesDoNotGoTogether() {
    assertEquals(2, shell.run("-c", "ask a", "ask", "b"));
    assertFalse(shell.err().isEmpty());
    assertEquals(List.of(), shell.asked);
  }
}
