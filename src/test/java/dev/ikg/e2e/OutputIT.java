package dev.ikg.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Where answers go, how they look there, and commands that need no graph. */
final class OutputIT {

  private static final String ESCAPE = "\u001B[";

  /** A folder in which nobody, whatever rights he has, can make a file. */
  private static final Path UNWRITABLE = Path.of("/proc");

  @TempDir private static Path home;
  private static Ikg ikg;

  @BeforeAll
  static void load() throws Exception {
    ikg = Ikg.in(home);
    ikg.run("load", Ikg.INTERCOM).expecting(0);
  }

  @Test
  void aFolderIsNoOutputFile() throws Exception {
    Files.createDirectory(home.resolve("folder.csv"));

    assertEquals(
        "error: folder.csv is a folder\n  Name a file in it.\n",
        refused(2, "ask", "all", "--output", "folder.csv").err());
  }

  @Test
  void anOutputFileBelowAFileIsRefused() throws Exception {
    ikg.file("kept", "kept");

    Ended ended = refused(2, "ask", "all", "--output", "kept/answer.csv");

    assertTrue(ended.err().contains("kept/answer.csv lies in a file"), ended::toString);
    assertEquals("kept", Files.readString(home.resolve("kept")));
  }

  @Test
  void anOutputFileInAFolderThatIsNotThereIsRefused() throws Exception {
    Ended ended = refused(2, "ask", "all", "--output", "nowhere/answer.csv");

    assertTrue(ended.err().contains("the folder of nowhere/answer.csv"), ended::toString);
    assertTrue(Files.notExists(home.resolve("nowhere")));
  }

  @ParameterizedTest
  @CsvSource({
    "ask all --output, answer.json",
    "export cases --to, answer.jsonl",
    "export all --to, answer.html"
  })
  void aFolderThatCannotBeWrittenIsSaidWithoutTheNameOfADraft(String command, String name)
      throws Exception {
    assumeTrue(Files.isDirectory(UNWRITABLE), "there is no such folder here");
    String file = UNWRITABLE + "/" + name;

    Ended ended = refused(1, (command + " " + file).split(" "));

    assertTrue(ended.err().contains("error: " + file + " cannot be written"), ended::toString);
    assertFalse(ended.err().contains(".part"), ended::toString);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "ask all",
        "help",
        "case IL-0304",
        "vocabulary factor --wide",
        "ask all --format json",
        "ask all by factor --format markdown"
      })
  void aReaderThatHasEnoughOrHasGoneIsNoFault(String command) throws Exception {
    for (String reader : List.of("head -n 1", "true")) {
      Ended ended =
          inBash("set -o pipefail; '%s' %s | %s".formatted(Ikg.LAUNCHER, command, reader))
              .expecting(0);

      assertEquals("", ended.err());
    }
  }

  @Test
  void aReaderThatHasGoneEndsAScript() throws Exception {
    String lines = "stats\\n".repeat(200) + "ask no-such-label\\n";

    Ended ended =
        inBash("set -o pipefail; printf '%s' | '%s' | head -n 1".formatted(lines, Ikg.LAUNCHER));

    assertEquals("", ended.expecting(0).err());
  }

  @Test
  void closedStreamsAreNotTakenForFilesOfTheProgram() throws Exception {
    Ended noInput = inBash("'" + Ikg.LAUNCHER + "' <&-").expecting(0);
    assertEquals("", noInput.out() + noInput.err());

    Ended noOutput = inBash("'" + Ikg.LAUNCHER + "' ask all >&-").expecting(1);
    assertTrue(noOutput.err().contains("standard output cannot be written"), noOutput::toString);

    Ended noErrors = inBash("'" + Ikg.LAUNCHER + "' ask no-such-label 2>&-").expecting(2);
    assertEquals("", noErrors.out() + noErrors.err());
  }

  @Test
  void timeIsSaidAside() throws Exception {
    Ended plain = ikg.run("ask", "all", "--format", "csv").expecting(0);

    Ended timed = ikg.run("ask", "all", "--format", "csv", "--time").expecting(0);

    assertEquals(plain.out(), timed.out());
    String said = timed.err().lines().reduce((first, last) -> last).orElse("");
    assertTrue(
        said.matches("time: .* opening the graph, .* parsing .* graph, .* printing"),
        timed::toString);
  }

  @Test
  void theValuesOfARowCanStandBelowEachOther() throws Exception {
    List<String> lines = ikg.run("ask", "all", "--vertical").expecting(0).out().lines().toList();

    assertTrue(lines.stream().anyMatch(line -> line.matches("id +IL-0304")), lines::toString);
    assertTrue(lines.stream().anyMatch(line -> line.matches("org +Intercom")), lines::toString);
  }

  @Test
  void wideShortensNothing() throws Exception {
    Ikg narrow = ikg.with("COLUMNS", "60");

    List<String> shortened = table(narrow.run("ask", "all").expecting(0));
    List<String> whole = table(narrow.run("ask", "all", "--wide").expecting(0));

    assertTrue(
        shortened.stream().allMatch(line -> line.length() <= 60 || line.startsWith("(to fit")),
        shortened::toString);
    assertTrue(shortened.stream().anyMatch(line -> line.contains("…")), shortened::toString);
    assertTrue(whole.stream().noneMatch(line -> line.contains("…")), whole::toString);
    assertTrue(whole.stream().anyMatch(line -> line.length() > 60), whole::toString);
  }

  @ParameterizedTest
  @CsvSource({"tsv, 'IL-0304\t'", "csv, 'IL-0304,'", "table, 'IL-0304  '"})
  void withoutAHeaderTheFirstLineIsARow(String format, String begins) throws Exception {
    Ended ended = ikg.run("ask", "all", "--no-header", "--format", format).expecting(0);

    assertTrue(ended.out().startsWith(begins.strip()), ended::toString);
  }

  @ParameterizedTest
  @CsvSource({
    "always, ask all, 0, true",
    "always, ask no-such-label, 2, true",
    "auto, ask all, 0, false",
    "never, ask all, 0, false"
  })
  void colourIsForThoseWhoWantIt(String color, String command, int code, boolean coloured)
      throws Exception {
    for (String suppressed : List.of("", "1")) {
      Ended ended =
          ikg.with("NO_COLOR", suppressed)
              .run(("--color " + color + " " + command).split(" "))
              .expecting(code);

      assertEquals(coloured, ended.toString().contains(ESCAPE), ended::toString);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "help",
        "help pattern",
        "--version",
        "completion bash",
        "config",
        "questions",
        "validate case.json"
      })
  void whatNeedsNoGraphWorksWhereNoneCanBe(String line, @TempDir Path other) throws Exception {
    Ikg fresh = Ikg.in(other);
    fresh.file("no-folder", "kept");
    fresh.file("case.json", Files.readString(Path.of(Ikg.INTERCOM)));
    List<Ikg> impossible =
        List.of(
            fresh.with("IKG_HOME", other.resolve("no-folder/graph").toString()),
            fresh.with("NEO4J_URI", "bolt://127.0.0.1:1"));

    for (Ikg each : impossible) {
      Ended ended = each.run(line.split(" ")).expecting(0);

      assertFalse(ended.out().isEmpty(), ended::toString);
      assertEquals("", ended.err());
    }
    assertEquals("kept", Files.readString(other.resolve("no-folder")));
    assertTrue(Files.notExists(fresh.graph()), "a graph was made");
  }

  private static Ended inBash(String script) throws Exception {
    return ikg.startCommand(List.of("bash", "-c", script)).end();
  }

  private static Ended refused(int code, String... arguments) throws Exception {
    Ended ended = ikg.run(arguments).expecting(code);
    assertEquals("", ended.out());
    return ended;
  }

  /** The lines of a table, without those under it. */
  private static List<String> table(Ended ended) {
    return ended.out().lines().takeWhile(line -> !line.isBlank()).toList();
  }
}
