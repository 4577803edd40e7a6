package dev.ikg.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class OutputTest {

  private final TestShell shell = new TestShell();

  @ParameterizedTest
  @ValueSource(strings = {"out.xls", "out", "out.jsonx"})
  void anEndingThatStandsForNoFormatIsRefusedBeforeTheQuestionIsAsked(
      String name, @TempDir Path folder) {
    String file = folder.resolve(name).toString();
    assertEquals(2, shell.run("ask", "a", "--output", file));
    assertTrue(shell.err().contains(".txt, .json, .jsonl, .csv, .tsv, .md"), shell.err());
    assertEquals(List.of(), shell.asked);
    assertFalse(Files.exists(Path.of(file)));
    assertEquals(0, shell.run("ask", "a", "--output", file, "--format", "csv"));
  }

  @ParameterizedTest
  @CsvSource({
    "txt, pattern",
    "csv, pattern",
    "tsv, pattern",
    "md, | pattern",
    "json, '{\"columns\"'",
    "jsonl, '{\"pattern\"'"
  })
  void theEndingDecidesEvenOverTheSession(String ending, String begins, @TempDir Path folder)
      throws IOException {
    Path file = folder.resolve("out." + ending);
    assertEquals(0, shell.run("--format", "json", "ask", "a", "--output", file.toString()));
    assertTrue(Files.readString(file).startsWith(begins), Files.readString(file));
  }

  @Test
  void tablesOfSeveralCommandsAreKeptApartAndOthersAreNot() {
    shell.run("-c", "ask a", "-c", "ask b");
    assertEquals("pattern\n-------\na\n\npattern\n-------\nb\n", shell.out());
    shell.run("-c", "ask a --format csv --no-header", "-c", "ask b --format csv --no-header");
    assertEquals("a\r\nb\r\n", shell.out());
    shell.run("ask", "a");
    assertEquals("pattern\n-------\na\n", shell.out());
  }

  @Test
  void echoShowsEachCommandAside() {
    shell.input("# a comment\nask a\n  ask b\n").run("--echo");
    assertEquals("> ask a\n> ask b\n", shell.err());
  }

  @Test
  void aRowCanStandBelowTheOther() {
    shell.run("ask", "a", "--vertical");
    assertEquals("-- 1 --\npattern  a\n", shell.out());
  }

  @Test
  void timeSaysWhatTookHowLongAside() {
    shell.run("ask", "a", "--time");
    assertTrue(
        shell
            .err()
            .matches("time: \\d+\\.\\d{3} s parsing and reckoning, 0\\.005 s graph, .* printing\n"),
        shell.err());
    assertEquals("pattern\n-------\na\n", shell.out());
  }

  @Test
  void colourIsForTerminalsUnlessItIsAskedFor() {
    shell.run("ask", "a");
    assertFalse(shell.out().contains("\u001B"), shell.out());
    shell.run("ask", "a", "--color", "always");
    assertTrue(shell.out().startsWith("\u001B[1mpattern\u001B[0m\n"), shell.out());
    shell.variable("NO_COLOR", "1").run("ask", "a", "--color", "auto");
    assertFalse(shell.out().contains("\u001B"), shell.out());
  }

  @Test
  void mistakesAreColouredWhereAPersonReadsThem() {
    shell.told().run("aks");
    assertTrue(shell.err().startsWith("\u001B[1;31merror\u001B[0m: "), shell.err());
    shell.run("ask", "all", "--color", "never", "--limit", "0");
    assertTrue(shell.err().startsWith("error: "), shell.err());
    shell.run("--color", "never", "aks");
    assertTrue(shell.err().startsWith("error: "), shell.err());
    shell.variable("TERM", "dumb").run("aks");
    assertTrue(shell.err().startsWith("error: "), shell.err());
    shell.variable("TERM", "xterm").variable("NO_COLOR", "1").run("aks");
    assertTrue(shell.err().startsWith("error: "), shell.err());
    TestShell piped = new TestShell();
    piped.run("ask", "all", "--limit", "0");
    assertTrue(piped.err().startsWith("error: "), piped.err());
    piped.run("ask", "all", "--limit", "0", "--color", "always");
    assertTrue(piped.err().startsWith("\u001B[1;31merror"), piped.err());
  }

  @Test
  void bashCompletesCommandsOptionsAndChoices() throws Exception {
    shell.run("completion", "bash");
    assertEquals(0, shell.opened);
    assertEquals(List.of("ask"), completed(shell.out(), "ikg", "as"));
    assertEquals(List.of("--force", "--format"), completed(shell.out(), "ikg", "ask", "--fo"));
    assertEquals(List.of("json", "jsonl"), completed(shell.out(), "ikg", "ask", "--format", "js"));
    assertEquals(List.of("cause"), completed(shell.out(), "ikg", "--lang", "ko", "pairs", "cau"));
    assertEquals(List.of("--version"), completed(shell.out(), "ikg", "--vers"));
    assertEquals(2, shell.run("completion", "fish"));
  }

  /** What bash would offer for the last word. */
  private static List<String> completed(String script, String... words) throws Exception {
    String line =
        script
            + "COMP_WORDS=("
            + String.join(" ", words)
            + "); COMP_CWORD="
            + (words.length - 1)
            + "; _ikg; printf '%s\\n' \"${COMPREPLY[@]}\"";
    Process bash = new ProcessBuilder("bash", "-c", line).redirectErrorStream(true).start();
    String said = new String(bash.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, bash.waitFor(), said);
    return Arrays.asList(said.split("\n"));
  }
}
