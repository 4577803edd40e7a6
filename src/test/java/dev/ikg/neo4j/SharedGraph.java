package dev.ikg.neo4j;

import dev.ikg.cypher.CypherQuery;
import dev.ikg.graph.Graph;
import dev.ikg.graph.Target;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.logging.log4j.LogManager;

/**
 * One embedded graph for all tests of a JVM. The first use takes seconds, later ones nothing. It is
 * a graph folder opened as the product opens one, so a test sees what a user has.
 *
 * <pre>{@code
 * private final Graph graph = SharedGraph.graph();
 *
 * @BeforeEach
 * void wipe() {
 *   SharedGraph.wipe();
 * }
 * }</pre>
 *
 * <p>Tests that use it must not run at the same time, and must not close it.
 */
public final class SharedGraph {

  private static final int NODES_A_TRANSACTION = 10_000;

  private SharedGraph() {}

  /** The graph, which may hold what the test before left. */
  public static Graph graph() {
    return Holder.GRAPH;
  }

  /** Deletes all nodes and links. Constraints and indexes stay, since to make them takes long. */
  public static void wipe() {
    CypherQuery some =
        statement(
            "MATCH (n) WITH n LIMIT $some DETACH DELETE n", Map.of("some", NODES_A_TRANSACTION));
    CypherQuery any = statement("MATCH (n) RETURN n LIMIT 1", Map.of());
    while (!graph().read(in -> in.run(any)).isEmpty()) {
      graph().write(in -> in.run(some));
    }
  }

  /** Deletes everything, constraints and indexes too, as in a graph that was never used. */
  public static void wipeSchemaToo() {
    wipe();
    drop("SHOW CONSTRAINTS YIELD name RETURN 'DROP CONSTRAINT `' + name + '`' AS drop");
    drop(
        "SHOW INDEXES YIELD name, type WHERE type <> 'LOOKUP'"
            + " RETURN 'DROP INDEX `' + name + '`' AS drop");
  }

  private static void drop(String listing) {
    CypherQuery list =
        new CypherQuery(listing, Map.of(), List.of(dev.ikg.answer.Column.text("drop")));
    graph()
        .read(in -> in.run(list))
        .forEach(
            row -> graph().write(in -> in.run(statement(row.text(0).orElseThrow(), Map.of()))));
  }

  private static CypherQuery statement(String text, Map<String, Object> parameters) {
    return new CypherQuery(text, parameters, List.of());
  }

  /** The port on which the server of the graph listens. */
  public static int port() {
    return folder().host().flatMap(HostRecord::address).orElseThrow().getPort();
  }

  /** The same graph as a server behind another port, as of a proxy. */
  public static Target.Server behind(int port) {
    return new Target.Server(
        URI.create("bolt://127.0.0.1:" + port),
        "neo4j",
        folder().password().orElseThrow(),
        Optional.empty());
  }

  /** The folder that the graph lies in. */
  static GraphFolder folder() {
    graph();
    return GraphFolder.prepare(Holder.FOLDER);
  }

  private static void end() {
    Holder.GRAPH.close();
    try (Stream<Path> files = Files.walk(Holder.FOLDER)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(file);
      }
    } catch (IOException staysBehind) {
      throw new UncheckedIOException(staysBehind);
    }
  }

  /** Made at the first use. */
  private static final class Holder {
    static final Path FOLDER = temporaryFolder();
    static final Graph GRAPH = GraphOpener.open(new Target.Folder(FOLDER));

    static {
      // Neo4j's logging starts when it is closed, and cannot while the process ends.
      LogManager.getFactory();
      Runtime.getRuntime().addShutdownHook(new Thread(SharedGraph::end));
    }

    private static Path temporaryFolder() {
      try {
        return Files.createTempDirectory("graph");
      } catch (IOException noPlace) {
        throw new UncheckedIOException(noPlace);
      }
    }
  }
}
