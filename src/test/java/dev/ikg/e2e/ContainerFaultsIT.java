package dev.ikg.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ikg.answer.Column;
import dev.ikg.cypher.CypherQuery;
import dev.ikg.graph.Graph;
import dev.ikg.neo4j.FaultyWire;
import dev.ikg.neo4j.FaultyWire.Fault;
import dev.ikg.neo4j.ServerContainer;
import dev.ikg.problem.Failure;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.testcontainers.junit.jupiter.Container;
import org.testcontainers.junit.jupiter.Testcontainers;

/** The program and a server in a container, with what goes wrong between them. */
@Testcontainers(disabledWithoutDocker = true)
@Timeout(300)
final class ContainerFaultsIT {

  private static final int CASES = 20_000;
  private static final String CASES_SHOWN = "20,000";

  @Container private static final ServerContainer SERVER = ServerContainer.at(freePort());

  @TempDir private Path home;
  private Ikg ikg;

  @BeforeEach
  void wipe() throws Exception {
    ikg = Ikg.in(home).with("NEO4J_PASSWORD", ServerContainer.PASSWORD);
    try (Graph graph = SERVER.open()) {
      graph.write(
          in ->
              in.run(
                  new CypherQuery("MATCH (n) CALL (n) { DETACH DELETE n }", Map.of(), List.of())));
    }
  }

  /** Whether the load outlives it or says so, the same command completes it. */
  @Test
  void aServerThatIsStartedAgainInTheMiddleOfALoad() throws Exception {
    String cases = ikg.file("cases.jsonl", cases(CASES));
    Ended first;
    try (Running load = ikg.start(at(SERVER.getBoltUrl(), "load", cases))) {
      long before = awaitCases();
      SERVER.getDockerClient().restartContainerCmd(SERVER.getContainerId()).exec();
      first = load.end();
      assertTrue(before < CASES, "the load was over before the server ended");
    }
    if (first.code() != 0) {
      assertTrue(
          first.expecting(3).err().matches("(?s).*(ended|answers|not ready|ends them at once).*"),
          first::toString);
    }
    awaitServer();

    Ended again = ikg.run(at(SERVER.getBoltUrl(), "load", cases)).expecting(0);

    assertTrue(again.toString().contains(CASES_SHOWN + " read: "), again::toString);
    assertTrue(
        ikg.run(at(SERVER.getBoltUrl(), "load", cases))
            .expecting(0)
            .toString()
            .contains(CASES_SHOWN + " unchanged, 0 rejected"),
        "nothing is left to load");
  }

  @Test
  void aServerThatIsStillStartingBehindItsPortIsSaid() throws Exception {
    SERVER.getDockerClient().restartContainerCmd(SERVER.getContainerId()).exec();
    Ended ended = ikg.run(at(SERVER.getBoltUrl(), "ask", "all"));
    awaitServer();

    assertEquals("", ended.expecting(3).out());
    assertTrue(ended.err().contains("still starting"), ended::toString);
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "NONE")
  void aWireThatBreaksAtACommit(Fault fault) throws Exception {
    String cases = ikg.file("cases.jsonl", cases(1500));
    ikg.run(at(SERVER.getBoltUrl(), "load", Ikg.INTERCOM)).expecting(0);
    try (FaultyWire wire = new FaultyWire(SERVER.port())) {
      wire.breakAt(3, fault);

      Ended load = ikg.run(at("bolt://127.0.0.1:" + wire.port(), "load", cases)).expecting(0);

      assertTrue(wire.isBroken(), "there was no such commit");
      assertTrue(load.toString().contains("1,500 read: 1,500 added"), load::toString);
    }
    assertTrue(
        ikg.run(at(SERVER.getBoltUrl(), "load", cases))
            .expecting(0)
            .toString()
            .contains("1,500 unchanged, 0 rejected"));
  }

  @Test
  void aWireThatStallsIsSaid() throws Exception {
    try (FaultyWire wire = new FaultyWire(SERVER.port())) {
      wire.stall();

      Ended ended = ikg.run(at("bolt://127.0.0.1:" + wire.port(), "ask", "all"));

      assertEquals("", ended.expecting(3).out());
      assertTrue(ended.err().contains("not as Neo4j does"), ended::toString);
    }
  }

  @Test
  void sixteenProcessesThatLoadAtTheSameMomentEndAsOneLoadOfAll(@TempDir Path other)
      throws Exception {
    Ikg embedded = Ikg.in(other);
    embedded.run("load", embedded.file("none.json", "{\"id\": \"NONE\"}")).expecting(0);
    embedded.run("remove", "NONE").expecting(0);

    SixteenLoads.endAsOneLoadOfAll(ikg, embedded, "--uri", SERVER.getBoltUrl());
  }

  /** A server takes some seconds until it answers again; the time limit of the class ends this. */
  private static void awaitServer() throws InterruptedException {
    boolean answers = false;
    while (!answers) {
      try {
        SERVER.open().close();
        answers = true;
      } catch (Failure notYet) {
        Thread.sleep(500);
      }
    }
  }

  /** Waits for the first batch, and says how many cases there are. */
  private static long awaitCases() throws InterruptedException {
    CypherQuery count =
        new CypherQuery(
            "MATCH (c:Case) RETURN count(c) AS n", Map.of(), List.of(Column.whole("n")));
    try (Graph graph = SERVER.open()) {
      long cases = 0;
      while (cases == 0) {
        Thread.sleep(50);
        cases = graph.read(in -> in.run(count)).get(0).whole(0);
      }
      return cases;
    }
  }

  private static String cases(int number) {
    StringBuilder cases = new StringBuilder();
    for (int i = 0; i < number; i++) {
      cases.append("{\"id\":\"C-%05d\",\"title\":\"t\",\"org\":\"O%d\"}%n".formatted(i, i % 9));
    }
    return cases.toString();
  }

  private static String[] at(String address, String... command) {
    List<String> all = new ArrayList<>(List.of(command));
    all.addAll(List.of("--uri", address));
    return all.toArray(String[]::new);
  }

  private static int freePort() {
    try (ServerSocket any = new ServerSocket(0)) {
      return any.getLocalPort();
    } catch (IOException none) {
      throw new UncheckedIOException(none);
    }
  }
}
