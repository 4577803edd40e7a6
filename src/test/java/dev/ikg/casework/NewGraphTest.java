package dev.ikg.casework;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ikg.answer.LoadReport;
import dev.ikg.answer.ReadLimits;
import dev.ikg.graph.Target;
import dev.ikg.neo4j.GraphOpener;
import dev.ikg.problem.Failure;
import dev.ikg.problem.Problem;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;

/**
 * A folder in which there is no graph: only a load makes one there, and never among other things.
 */
class NewGraphTest {

  private static final AskOptions ENGLISH = new AskOptions("en");

  private static final LoadOptions STRICT = new LoadOptions("cases", false, true, false, false);

  @TempDir private Path parent;

  private final List<String> notices = new ArrayList<>();
  private Path cases = Path.of("cases.json");

  @BeforeEach
  void writeCases() throws IOException {
    cases =
        Files.writeString(parent.resolve("cases.json"), "{\"id\": \"A-1\", \"related\": \"A-2\"}");
  }

  @Test
  void aRehearsalMakesNoGraph() {
    Path missing = parent.resolve("missing");
    try (Desk desk = desk(missing)) {
      for (boolean prune : new boolean[] {false, true}) {
        LoadReport report = load(desk, new LoadOptions("cases", true, true, false, prune));

        assertEquals(1, report.added());
        assertEquals(List.of("A-2"), report.placeholders());
      }
      assertFalse(Files.exists(missing));
    }
    assertFalse(Files.exists(missing));
  }

  @Test
  void aRehearsalAndThenALoadOnOneDeskMakeOneAndSaySo() {
    Path graph = parent.resolve("graph");
    try (Desk desk = desk(graph)) {
      load(desk, new LoadOptions("cases", true, false, false, false));
      assertEquals(List.of(), notices);

      assertEquals(1, load(desk, LoadOptions.USUAL).added());

      assertEquals(List.of("Making a new graph in " + graph + "."), notices);
      assertEquals(1, desk.ask("all", ENGLISH).rows().size());
    }
  }

  @Test
  void aStrictLoadThatIsRefusedMakesNoGraph() throws IOException {
    Path graph = parent.resolve("graph");
    Files.writeString(cases, "[{\"id\": \"A-1\"}, {\"id\": \"A-2\", \"date\": \"soon\"}]");
    try (Desk desk = desk(graph)) {
      LoadReport report = load(desk, STRICT);

      assertEquals(2, report.rejected());
      assertFalse(Files.exists(graph));
    }
    assertEquals(List.of(), notices);
  }

  @Test
  void aStrictLoadThatIsGoodMakesOneAndSaysSo() {
    Path graph = parent.resolve("graph");
    try (Desk desk = desk(graph)) {
      assertEquals(1, load(desk, STRICT).added());

      assertEquals(List.of("Making a new graph in " + graph + "."), notices);
      assertEquals(1, desk.ask("all", ENGLISH).rows().size());
    }
  }

  @Test
  void whatOnlyReadsIsRefusedWhereThereIsNoGraphAndMakesNone() {
    Path missing = parent.resolve("missing");
    try (Desk desk = desk(missing)) {
      List<Executable> reading =
          List.of(
              () -> desk.ask("all", ENGLISH),
              () -> desk.explain("all", ENGLISH),
              () -> desk.showCase("A-1", ENGLISH),
              () -> desk.remove(List.of("A-1")),
              () -> desk.documents(document -> {}, Progress.silent()),
              () -> desk.cypher("RETURN 1", new ReadLimits(1, Duration.ofSeconds(1))));
      for (Executable command : reading) {
        Problem problem = refused(command);
        assertEquals("There is no graph in " + missing + ".", problem.message());
        assertEquals("`load PATH...` with --graph " + missing + " makes one.", problem.hint());
      }
    }
    assertFalse(Files.exists(missing));
  }

  @Test
  void theGraphBesideItWithTheNearestNameIsNamed() throws IOException {
    Path meant = Files.createDirectory(parent.resolve("my-graph"));
    Files.writeString(meant.resolve("neo4j-version"), "5.26.0");
    Files.createDirectory(parent.resolve("my-grap")); // nearer, and no graph

    try (Desk desk = desk(parent.resolve("my-grpah"))) {
      String hint = refused(() -> desk.ask("all", ENGLISH)).hint();
      assertTrue(hint.startsWith("Did you mean " + meant + "? "), hint);
    }
  }

  @Test
  void aFolderOfOtherThingsIsLeftAsItIs() throws IOException {
    Path other = Files.createDirectory(parent.resolve("other"));
    Files.writeString(other.resolve("letter.txt"), "Dear");
    Files.createDirectory(other.resolve("store")); // a name that the product uses too
    List<Path> before = tree(other);

    try (Desk desk = desk(other)) {
      for (boolean dry : new boolean[] {true, false}) {
        Problem problem =
            refused(() -> load(desk, new LoadOptions("cases", dry, false, false, false)));
        assertEquals(
            "The folder " + other + " holds no graph, but other things, such as letter.txt",
            problem.message());
      }
      assertTrue(refused(() -> desk.ask("all", ENGLISH)).message().contains("letter.txt"));
    }
    assertEquals(before, tree(other));
    assertEquals(List.of(), notices);
  }

  @Test
  void aFileInThePlaceOfAGraphIsLeftAsItIs() throws IOException {
    String before = Files.readString(cases);
    try (Desk desk = desk(cases)) {
      assertEquals(
          cases + " is a file, and a graph is a folder.",
          refused(() -> load(desk, LoadOptions.USUAL)).message());
    }
    assertEquals(before, Files.readString(cases));
  }

  @Test
  void aLoadOfAMissingFileMakesNoGraph() {
    Path graph = parent.resolve("graph");
    try (Desk desk = desk(graph)) {
      LoadRequest request =
          new LoadRequest(
              List.of("nowhere.json"), InputStream.nullInputStream(), LoadOptions.USUAL);
      refused(() -> desk.load(request, Progress.silent(), Consent.given()));
    }
    assertFalse(Files.exists(graph));
  }

  private Desk desk(Path folder) {
    return new GraphDesk(
        opening -> GraphOpener.open(new Target.Folder(folder), opening, notices::add),
        List::of,
        Optional.empty(),
        notices::add,
        "test");
  }

  private LoadReport load(Desk desk, LoadOptions options) {
    return desk.load(
        new LoadRequest(List.of(cases.toString()), InputStream.nullInputStream(), options),
        Progress.silent(),
        Consent.given());
  }

  private static Problem refused(Executable command) {
    Failure failure = assertThrows(Failure.class, command);
    assertEquals(Failure.Kind.USAGE, failure.kind(), failure::getMessage);
    return failure.problems().get(0);
  }

  private static List<Path> tree(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.sorted().toList();
    }
  }
}
