package dev.ikg.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ikg.answer.GraphView;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command that writes graph views, without a graph. */
class ExportCommandTest {

  private final TestShell shell = new TestShell();

  @TempDir private Path folder;

  private int export(String... arguments) {
    return shell.run(
        Stream.concat(Stream.of("export"), Stream.of(arguments)).toArray(String[]::new));
  }

  private String file(String name) {
    return folder.resolve(name).toString();
  }

  private List<String> files() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  @Test
  void theEndingOfTheFileChoosesTheFormat() throws IOException {
    assertEquals(ExitCodes.DONE, export("factors", "--to", file("f.graphml")));
    assertTrue(Files.readString(folder.resolve("f.graphml")).contains("<graphml"));
    assertEquals("", shell.out());
    assertEquals("3 nodes, 2 links.\n", shell.err());
  }

  @Test
  void aPatternThatNoCaseShowsIsNamed() {
    shell.view = new GraphView(shell.view.about(), shell.view.shape(), List.of(), List.of());
    assertEquals(
        ExitCodes.DONE, export("pattern", "retry-storm at gcp", "--to", file("none.html")));
    assertEquals(
        "0 nodes, 0 links.\nNo case shows `retry-storm at gcp`; 'ask' says why.\n", shell.err());
    assertEquals(ExitCodes.DONE, export("all", "--where", "at gcp", "--to", file("all.html")));
    assertTrue(shell.err().endsWith("No case shows `at gcp`; 'ask' says why.\n"), shell.err());
  }

  @Test
  void theOptionChoosesItForAnyFileAndForStandardOutput() throws IOException {
    assertEquals(ExitCodes.DONE, export("all", "--to", file("all.txt"), "--format", "gexf"));
    assertTrue(Files.readString(folder.resolve("all.txt")).contains("<gexf"));
    assertEquals(ExitCodes.DONE, export("all", "--to", "-", "--format", "jsonl"));
    assertTrue(shell.out().startsWith("{\"type\":\"view\""), shell.out());
  }

  @Test
  void csvIsThreeFilesOfWhichNoneIsWrittenOver() throws IOException {
    assertEquals(ExitCodes.DONE, export("factors", "--to", file("f.csv")));
    assertEquals(List.of("f-about.csv", "f-links.csv", "f.csv"), files());
    Files.delete(folder.resolve("f.csv"));
    assertEquals(ExitCodes.USAGE, export("factors", "--to", file("f.csv")));
    assertEquals(List.of("f-about.csv", "f-links.csv"), files());
    assertEquals(ExitCodes.DONE, export("factors", "--to", file("f.csv"), "--force"));
    assertEquals(ExitCodes.USAGE, export("factors", "--to", "-", "--format", "csv"));
  }

  @Test
  void optionsReachTheView() {
    export(
        "case",
        "X",
        "--depth",
        "2",
        "--where",
        "a b",
        "--max-nodes",
        "9",
        "--to",
        "-",
        "--format",
        "dot");
    assertEquals(
        List.of("ViewRequest[name=CASE, arguments=[X], where=Optional[a b], depth=2, most=9"),
        shell.asked.stream().map(asked -> asked.replaceAll(", values=.*", "")).toList());
  }

  @Test
  void whatPeopleLookAtIsCutBySizeAndWhatProgramsReadIsNot() {
    export("all", "--to", "-", "--format", "html");
    export("all", "--to", "-", "--format", "graphml");
    assertTrue(shell.asked.get(0).contains("most=3000,"), shell.asked.get(0));
    assertTrue(shell.asked.get(1).contains("most=0,"), shell.asked.get(1));
  }

  @Test
  void wrongWordsAreNamedBeforeTheGraphIsOpened() {
    assertWrong("there is no view 'factor'", "factor", "--to", "-");
    assertWrong("graph views are not written as zip", "all", "--to", "-", "--format", "zip");
    assertWrong("does not say which format is meant", "all", "--to", file("all.xlsx"));
    assertWrong("gexf has no flavour yed", "all", "--to", file("a.gexf"), "--flavour", "yed");
    assertWrong("the view case needs the id of a case", "case", "--to", file("a.gexf"));
    assertWrong("the view path needs the ids of two cases", "path", "X", "--to", file("a.gexf"));
    assertWrong(
        "the view all has no parameters", "all", "--to", file("a.gexf"), "--param", "min=2");
    assertWrong("the view all takes nothing behind it", "all", "x", "--to", file("a.gexf"));
    assertWrong("cases takes nothing behind it", "cases", "x", "--to", file("a.jsonl"));
    assertEquals(0, shell.opened);
  }

  @Test
  void aPatternWithoutQuotesAndAValueWithoutItsOptionAreShownAsTheyAreWritten() {
    String quoted =
        "A pattern of several words stands in quotes: --where \"retry-storm in database\"";
    shell.run("-c", "export all --where retry-storm in database");
    assertTrue(shell.err().contains(quoted), shell::err);
    shell.run("-c", "export case X --where retry-storm in database --to " + file("a.gexf"));
    assertTrue(shell.err().contains(quoted), shell::err);
    shell.parameters.put("third-time", List.of("cause"));
    shell.run("-c", "export question third-time latent-bug");
    assertTrue(shell.err().contains("Write --param cause=latent-bug;"), shell::err);
    assertEquals(0, shell.opened);
  }

  private void assertWrong(String message, String... arguments) {
    assertEquals(ExitCodes.USAGE, export(arguments));
    assertTrue(shell.err().contains(message), shell.err());
  }
}
