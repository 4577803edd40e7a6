package dev.ikg.neo4j;

import static dev.ikg.neo4j.GraphContract.message;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ikg.answer.Column;
import dev.ikg.cypher.CypherQuery;
import dev.ikg.graph.Graph;
import dev.ikg.graph.Target;
import dev.ikg.problem.Failure;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the server of a graph folder lets in, and who shares it. */
final class EmbeddedServerTest {

  @Test
  void itAnswersOnLoopbackOnly() throws Exception {
    URI address = address();
    assertEquals("127.0.0.1", address.getHost());

    for (NetworkInterface network : NetworkInterface.networkInterfaces().toList()) {
      for (var local : network.inetAddresses().filter(a -> !a.isLoopbackAddress()).toList()) {
        assertThrows(
            IOException.class,
            () -> {
              try (Socket socket = new Socket()) {
                socket.connect(new InetSocketAddress(local, address.getPort()), 2000);
              }
            },
            local::toString);
      }
    }
  }

  @Test
  void itAsksForThePasswordOfItsFolder() {
    Target.Server stranger =
        new Target.Server(address(), "neo4j", "not the password", Optional.empty());

    Failure failure = assertThrows(Failure.class, () -> GraphOpener.open(stranger));

    assertTrue(message(failure).contains("refused"), message(failure));
  }

  @Test
  void statementsReachNoFileAndNoAddress(@TempDir Path outside) throws Exception {
    Path secret = Files.writeString(outside.resolve("secret.csv"), "secret");
    for (String from : new String[] {secret.toUri().toString(), "http://127.0.0.1:9/x.csv"}) {
      CypherQuery load =
          new CypherQuery(
              "LOAD CSV FROM $from AS line RETURN line[0] AS text",
              Map.of("from", from),
              List.of(Column.text("text")));

      assertThrows(
          RuntimeException.class, () -> SharedGraph.graph().read(in -> in.run(load)), from);
      assertThrows(
          RuntimeException.class, () -> SharedGraph.graph().write(in -> in.run(load)), from);
    }
  }

  @Test
  void whoOpensAFolderTwiceInOneProcessSharesItsServer(@TempDir Path folder) {
    Graph first = GraphOpener.open(new Target.Folder(folder));
    Graph second = GraphOpener.open(new Target.Folder(folder));
    first.write(in -> in.run(new CypherQuery("CREATE (:Thing)", Map.of(), List.of())));
    first.close();
    first.close();

    CypherQuery count =
        new CypherQuery(
            "MATCH (t:Thing) RETURN count(t) AS n", Map.of(), List.of(Column.whole("n")));
    assertEquals(1, second.read(in -> in.run(count)).get(0).whole(0));
    assertEquals(0, second.reach().others());
    second.close();

    try (Graph again = GraphOpener.open(new Target.Folder(folder))) {
      assertEquals(1, again.read(in -> in.run(count)).get(0).whole(0));
    }
  }

  /** The system chooses the port as it binds it, so there is no moment in which it can be lost. */
  @Test
  void serversThatStartAtTheSameMomentEachHaveAPort(@TempDir Path folder) throws Exception {
    ExecutorService atOnce = Executors.newFixedThreadPool(3);
    try {
      List<Future<Graph>> starting = new ArrayList<>();
      for (String name : List.of("a", "b", "c")) {
        Target target = new Target.Folder(folder.resolve(name));
        starting.add(atOnce.submit(() -> GraphOpener.open(target)));
      }
      Set<Integer> ports = new HashSet<>(Set.of(address().getPort()));
      for (Future<Graph> started : starting) {
        Graph graph = started.get();
        ports.add(addressOf(Path.of(graph.location())).getPort());
      }
      assertEquals(4, ports.size(), ports::toString);
      for (Future<Graph> started : starting) {
        started.get().close();
      }
    } finally {
      atOnce.shutdown();
    }
  }

  /** Neo4j's own ports may be those of a server of this machine. */
  @Test
  void thePortsOfAnotherNeo4jAreNotAskedFor(@TempDir Path folder) throws Exception {
    List<ServerSocket> taken = new ArrayList<>();
    try {
      for (int port : new int[] {7687, 7688, 7474, 7473}) {
        take(port).ifPresent(taken::add);
      }
      try (Graph graph = GraphOpener.open(new Target.Folder(folder))) {
        assertFalse(List.of(7687, 7688, 7474, 7473).contains(addressOf(folder).getPort()));
        assertEquals(folder.toRealPath().toString(), graph.location());
      }
    } finally {
      for (ServerSocket socket : taken) {
        socket.close();
      }
    }
  }

  /** Takes a port on every address of this machine; empty where another has it already. */
  private static Optional<ServerSocket> take(int port) {
    try {
      return Optional.of(new ServerSocket(port));
    } catch (IOException anotherHasIt) {
      return Optional.empty();
    }
  }

  private static URI addressOf(Path folder) {
    return GraphFolder.prepare(folder).host().flatMap(HostRecord::address).orElseThrow();
  }

  private static URI address() {
    return SharedGraph.folder().host().flatMap(HostRecord::address).orElseThrow();
  }
}
