package dev.ikg.casework;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ikg.answer.LoadReport;
import dev.ikg.graph.Graph;
import dev.ikg.graph.WholeGraph;
import dev.ikg.intake.CaseDraft;
import dev.ikg.intake.Format;
import dev.ikg.intake.Intake;
import dev.ikg.intake.Taken;
import dev.ikg.intake.VocabularyReader;
import dev.ikg.neo4j.SharedGraph;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What holds for every load holds for the cases that come with the program. */
class BundledCasesTest {

  private static final Path CASES = Path.of("data", "cases");

  private final Graph graph = SharedGraph.graph();

  @BeforeEach
  void wipe() {
    SharedGraph.wipe();
  }

  @Test
  void theyComeBackEqualLoadTwiceAsOnceAndInAnyOrderAsTheSameGraph() throws IOException {
    LoadReport first = load().paths(CASES);
    WholeGraph once = WholeGraph.of(graph);
    long version = load().state().version();

    assertEquals(first.read(), first.added());
    assertEquals(List.of(), first.problems());
    assertEquals(documents(), load().documents());

    LoadReport second = load().paths(CASES);
    assertEquals(second.read(), second.unchanged());
    assertEquals(version, load().state().version());

    SharedGraph.wipe();
    load().paths(backwards());
    WholeGraph.assertSame(once, WholeGraph.of(graph));
  }

  private TestLoad load() {
    return new TestLoad(graph).defining(VocabularyReader.bundled());
  }

  private static Path[] backwards() throws IOException {
    try (Stream<Path> files = Files.list(CASES)) {
      return files.sorted(Comparator.reverseOrder()).toArray(Path[]::new);
    }
  }

  /** The canonical documents in the order of their ids. */
  private static List<String> documents() {
    Intake intake =
        new Intake(List.of(CASES.toString()), InputStream.nullInputStream(), Format.CASES);
    try (Stream<Taken> taken = intake.take()) {
      return taken
          .map(found -> ((Taken.Draft) found).draft())
          .sorted(Comparator.comparing(draft -> draft.document().text("id").orElseThrow()))
          .map(CaseDraft::canonical)
          .map(json -> new String(json, StandardCharsets.UTF_8))
          .toList();
    }
  }
}
