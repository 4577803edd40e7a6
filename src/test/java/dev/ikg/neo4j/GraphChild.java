package dev.ikg.neo4j;

import dev.ikg.answer.Column;
import dev.ikg.cypher.CypherQuery;
import dev.ikg.graph.Graph;
import dev.ikg.graph.Target;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A process that a test starts: opens a graph folder, does what the lines of its standard input
 * say, and answers each with a line. {@link ChildProcess} is the other end.
 */
final class GraphChild {

  private static final BufferedReader ORDERS =
      new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));

  private GraphChild() {}

  public static void main(String[] arguments) throws IOException {
    Path path = Path.of(arguments[1]);
    if (arguments[0].equals("hold")) {
      GraphFolder folder = GraphFolder.prepare(path);
      LockFile lock = LockFile.tryTake(folder.lock()).orElseThrow();
      folder.publish(HostRecord.here());
      say("held");
      order();
      lock.close();
    } else {
      Graph graph = GraphOpener.open(new Target.Folder(path), notice -> say("notice"));
      say(role(path));
      for (String order = order(); !order.equals("close"); order = order()) {
        say(answer(graph, path, order));
      }
      graph.close();
      say("closed");
    }
    // Bolt's threads would keep the process alive, as in the product.
    System.exit(0);
  }

  private static String answer(Graph graph, Path path, String order) {
    if (order.equals("role")) {
      return role(path);
    }
    if (order.equals("count")) {
      return Long.toString(count(graph));
    }
    if (order.equals("write")) {
      graph.write(in -> in.run(statement("CREATE (:Thing)")));
      return "written";
    }
    if (order.equals("write slowly")) {
      return "attempts " + writeSlowly(graph);
    }
    throw new IllegalArgumentException(order);
  }

  /** Writes twice in one transaction; the first attempt waits for an order between the two. */
  private static int writeSlowly(Graph graph) {
    AtomicInteger attempts = new AtomicInteger();
    graph.write(
        in -> {
          in.run(statement("CREATE (:Thing)"));
          if (attempts.incrementAndGet() == 1) {
            say("half");
            order();
          }
          return in.run(statement("CREATE (:Thing)"));
        });
    return attempts.get();
  }

  private static String role(Path path) {
    long host = GraphFolder.prepare(path).host().orElseThrow().process();
    return host == ProcessHandle.current().pid() ? "host" : "client";
  }

  private static long count(Graph graph) {
    return graph
        .read(in -> in.run(statement("MATCH (t:Thing) RETURN count(t) AS n", Column.whole("n"))))
        .get(0)
        .whole(0);
  }

  private static CypherQuery statement(String text, Column... columns) {
    return new CypherQuery(text, Map.of(), List.of(columns));
  }

  private static String order() {
    try {
      String line = ORDERS.readLine();
      return line == null ? "close" : line;
    } catch (IOException noInput) {
      throw new UncheckedIOException(noInput);
    }
  }

  private static void say(String line) {
    System.out.println(line);
  }
}
