package dev.ikg.casework;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ikg.ChildJvm;
import dev.ikg.graph.Graph;
import dev.ikg.graph.Target;
import dev.ikg.graph.WholeGraph;
import dev.ikg.neo4j.GraphOpener;
import dev.ikg.neo4j.SharedGraph;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A load that is killed in the middle. */
class KilledLoadTest {

  private static final int CASES = 12_000;

  @TempDir private Path folder;

  /** This process attaches to the one that loads, and kills it when it has come so far. */
  @Test
  void aKilledLoadLeavesNoHalfCaseAndTheSameCommandCompletesIt() throws Exception {
    Path cases = folder.resolve("cases.jsonl");
    writeCases(cases);
    Path store = folder.resolve("graph");
    for (long written : List.of(1L, 3000L, 7000L)) {
      Files.deleteIfExists(store.resolve("host"));
      Process load = start(cases, store);
      awaitHost(load, store);
      try (Graph graph = GraphOpener.open(new Target.Folder(store))) {
        while (load.isAlive() && new TestLoad(graph).state().cases() < written) {
          Thread.onSpinWait();
        }
        load.destroyForcibly().waitFor();
        assertEveryCaseIsWhole(graph);
      }
    }
    assertEquals(0, start(cases, store).waitFor());

    SharedGraph.wipe();
    new TestLoad(SharedGraph.graph()).paths(cases);
    try (Graph graph = GraphOpener.open(new Target.Folder(store))) {
      assertEquals(CASES, new TestLoad(graph).state().cases());
      TestGraph.change(graph, "MATCH (n:Defined|LabelGroup) DETACH DELETE n");
      WholeGraph.assertSame(WholeGraph.of(SharedGraph.graph()), WholeGraph.of(graph));
    }
    SharedGraph.wipe();
  }

  /** Waits until the process has the folder, so that this one does not take it. */
  private static void awaitHost(Process load, Path store) throws InterruptedException {
    while (load.isAlive() && !Files.exists(store.resolve("host"))) {
      Thread.sleep(20);
    }
  }

  private static void assertEveryCaseIsWhole(Graph graph) {
    long whole =
        TestGraph.number(
            graph,
            """
            MATCH (c:Case)
            WHERE COUNT { (c)-[:RECORDED_AS]->(:Document) } = 1
              AND COUNT { (c)-[:AFFECTED]->() } = 2
              AND COUNT { (c)-[:PROMISED]->() } = 1
              AND c.digest IS NOT NULL
            RETURN count(c) AS value
            """);
    long cases = TestGraph.number(graph, "MATCH (c:Case) RETURN count(c) AS value");
    assertEquals(cases, whole);
    assertEquals(cases, new TestLoad(graph).state().cases());
  }

  private static void writeCases(Path file) throws IOException {
    StringBuilder lines = new StringBuilder();
    for (int i = 0; i < CASES; i++) {
      lines.append(
          """
          {"id": "C-%05d", "components": ["x-dns", "x-part-%d"], "action_items": ["watch %d"]}
          """
              .formatted(i, i % 50, i));
    }
    Files.writeString(file, lines);
  }

  private static Process start(Path cases, Path store) throws IOException {
    return ChildJvm.running(ChildJvm.PROGRAM, "load", cases.toString(), "--graph", store.toString())
        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
        .redirectError(ProcessBuilder.Redirect.INHERIT)
        .start();
  }
}
