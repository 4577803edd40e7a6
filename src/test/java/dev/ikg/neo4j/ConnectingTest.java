package dev.ikg.neo4j;

import static dev.ikg.neo4j.GraphContract.message;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ikg.answer.Column;
import dev.ikg.answer.ReadLimits;
import dev.ikg.cypher.CypherQuery;
import dev.ikg.graph.Graph;
import dev.ikg.graph.Target;
import dev.ikg.problem.Failure;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What is said of a server that cannot be used, each with its own words. {@link StrangersTest}
 * tries those who are no server of Neo4j.
 */
@Timeout(60)
final class ConnectingTest {

  @ParameterizedTest
  @ValueSource(
      strings = {"http://127.0.0.1:7687", "localhost", "bolt:///", "bolt://127.0.0.1?a=b", "x:y"})
  void anAddressThatIsNone(String address) {
    assertSaid("is none that Neo4j understands", address);
  }

  @ParameterizedTest
  @ValueSource(strings = {"bolt", "neo4j"})
  void aHostThatIsNot(String scheme) {
    assertSaid("no host of the name", scheme + "://no-such-host.invalid:7687");
  }

  @ParameterizedTest
  @ValueSource(strings = {"bolt", "neo4j", "bolt+s", "neo4j+ssc"})
  void aPortWhereNobodyListens(String scheme) throws IOException {
    int port;
    try (ServerSocket free = listener()) {
      port = free.getLocalPort();
    }
    assertSaid("Nothing answers", scheme + "://127.0.0.1:" + port);
  }

  @ParameterizedTest
  @ValueSource(strings = {"bolt+s", "bolt+ssc", "neo4j+s", "neo4j+ssc"})
  void tlsAskedOfAPlainServer(String scheme) {
    assertSaid("TLS was asked", scheme + "://" + address().getAuthority());
  }

  @Test
  void aPasswordInTheAddressIsNotShown() {
    Failure failure =
        assertThrows(
            Failure.class, () -> GraphOpener.open(server("http://me:secret@127.0.0.1:7687")));

    assertFalse(failure.problems().toString().contains("secret"), failure.problems()::toString);
  }

  /**
   * Neo4j shuts a user out for some seconds after three wrong passwords, even with the right one.
   */
  @Test
  void aWrongPasswordThreeTimesAndThenTheRightOne() throws InterruptedException {
    Target.Server right = server(address().toString());
    Target.Server wrong =
        new Target.Server(right.uri(), right.user(), "wrong-password", Optional.empty());
    for (int i = 0; i < 3; i++) {
      Failure failure = assertThrows(Failure.class, () -> GraphOpener.open(wrong));
      assertEquals(Failure.Kind.GRAPH, failure.kind());
      assertTrue(message(failure).contains("refused the user name"), message(failure));
      assertFalse(failure.problems().toString().contains("wrong-password"), message(failure));
    }

    Failure shutOut = assertThrows(Failure.class, () -> GraphOpener.open(right));

    assertEquals(Failure.Kind.GRAPH, shutOut.kind());
    assertTrue(message(shutOut).contains("too many wrong passwords"), message(shutOut));
    assertTrue(shutOut.problems().get(0).hint().contains("Wait some seconds"), message(shutOut));
    awaitLogin(right);
  }

  /** Waits until the user is let in again; the time limit of the class ends this. */
  private static void awaitLogin(Target.Server server) throws InterruptedException {
    boolean in = false;
    while (!in) {
      try {
        GraphOpener.open(server).close();
        in = true;
      } catch (Failure stillShutOut) {
        Thread.sleep(200);
      }
    }
  }

  /** Asked where to go, such a server answers as one that cannot be used at all. */
  @ParameterizedTest
  @ValueSource(strings = {"bolt", "neo4j"})
  void aServerThatIsStillStarting(String scheme) throws IOException {
    try (StubServer stub = StubServer.starting()) {
      String address = scheme + "://127.0.0.1:" + stub.port();

      Failure failure = assertThrows(Failure.class, () -> GraphOpener.open(server(address)));

      assertEquals(Failure.Kind.GRAPH, failure.kind());
      String said = message(failure) + " " + failure.problems().get(0).hint();
      assertTrue(said.contains("not ready: it starts") || said.contains("is still starting"), said);
    }
  }

  @Test
  void routingWorksForASingleServerThatCanBeReached() {
    try (Graph graph = GraphOpener.open(server("neo4j://" + address().getAuthority()))) {
      assertEquals(1, graph.read(in -> in.run(one())).get(0).whole(0));
    }
  }

  @Test
  void routingToAServerThatIsNotThereNamesTheDirectAddress() throws IOException {
    try (StubServer stub = new StubServer("127.0.0.1:1", 5, 2)) {
      String direct = "bolt://127.0.0.1:" + stub.port();
      Failure failure =
          assertThrows(
              Failure.class, () -> GraphOpener.open(server("neo4j://127.0.0.1:" + stub.port())));

      assertTrue(message(failure).contains("names addresses for routing"), message(failure));
      assertTrue(failure.problems().get(0).hint().contains(direct), failure.problems()::toString);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"bolt", "neo4j"})
  void aServerThatIsTooOld(String scheme) throws IOException {
    try (StubServer stub = new StubServer("127.0.0.1:1", 4, 4)) {
      assertSaid("is too old", scheme + "://127.0.0.1:" + stub.port());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"bolt", "neo4j"})
  void aDatabaseThatIsNot(String scheme) {
    Target.Server server = server(scheme + "://" + address().getAuthority());
    Target.Server other =
        new Target.Server(server.uri(), server.user(), server.password(), Optional.of("nowhere"));

    Failure failure = assertThrows(Failure.class, () -> GraphOpener.open(other));

    assertTrue(message(failure).contains("no such database"), message(failure));
  }

  @Test
  void workThatTakesLongerThanItsLimit() {
    CypherQuery endless =
        new CypherQuery(
            "UNWIND range(1, 100000000) AS i UNWIND range(1, 1000) AS j"
                + " WITH i * j AS n WHERE n < 0 RETURN n",
            Map.of(),
            List.of());
    try (Graph graph = GraphOpener.open(server(address().toString()))) {
      Failure failure =
          assertThrows(
              Failure.class,
              () -> graph.table(endless, new ReadLimits(10, Duration.ofMillis(200))));

      assertEquals(Failure.Kind.CONTENT, failure.kind());
      assertTrue(message(failure).contains("time limit"), message(failure));
    }
  }

  private static void assertSaid(String words, String address) {
    Failure failure = assertThrows(Failure.class, () -> GraphOpener.open(server(address)));

    assertEquals(Failure.Kind.GRAPH, failure.kind());
    assertTrue(message(failure).contains(words), message(failure));
    assertFalse(failure.problems().get(0).hint().isEmpty());
  }

  private static Target.Server server(String address) {
    return new Target.Server(
        URI.create(address),
        "neo4j",
        SharedGraph.folder().password().orElseThrow(),
        Optional.empty());
  }

  private static URI address() {
    return SharedGraph.folder().host().flatMap(HostRecord::address).orElseThrow();
  }

  private static CypherQuery one() {
    return new CypherQuery("RETURN 1 AS one", Map.of(), List.of(Column.whole("one")));
  }

  private static ServerSocket listener() throws IOException {
    return new ServerSocket(0, 50, InetAddress.getByAddress(new byte[] {127, 0, 0, 1}));
  }
}
