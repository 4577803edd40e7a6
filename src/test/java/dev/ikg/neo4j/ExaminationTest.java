package dev.ikg.neo4j;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.ikg.graph.Finding;
import dev.ikg.graph.Target;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which step on the way to a graph is said to fail, and that nothing is looked at after it. */
@Timeout(120)
final class ExaminationTest {

  @Test
  void aServerThatIsWellPassesEverything() {
    assertEquals(
        List.of(
            "name",
            "port",
            "tls",
            "bolt",
            "login",
            "database",
            "version",
            "cases",
            "schema",
            "rights"),
        checks(GraphOpener.examine(server(address(), password(), Optional.of("neo4j")))));
  }

  @ParameterizedTest
  @CsvSource({
    "bolt://no-such-host.invalid:7687, name",
    "bolt:///, address",
    "bolt+s://ADDRESS, tls",
    "neo4j+ssc://ADDRESS, tls"
  })
  void theAddressFailsAtItsStep(String address, String step) {
    String named = address.replace("ADDRESS", address().getAuthority());
    assertFailsAt(step, server(URI.create(named), password(), Optional.empty()));
  }

  @Test
  void aPortWhereNobodyListensFails() throws IOException {
    int port;
    try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      port = free.getLocalPort();
    }
    assertFailsAt("port", server(URI.create("bolt://127.0.0.1:" + port), "", Optional.empty()));
  }

  @Test
  void somethingElseThatListensFailsAtBolt() throws IOException {
    try (ServerSocket silent = new ServerSocket(0, 50, InetAddress.getLoopbackAddress())) {
      URI address = URI.create("bolt://127.0.0.1:" + silent.getLocalPort());
      assertFailsAt("bolt", server(address, "", Optional.empty()));
    }
  }

  @Test
  void aWrongPasswordFailsAtLoginAndIsNotShown() {
    List<Finding> findings =
        assertFailsAt("login", server(address(), "wrong-secret", Optional.empty()));
    assertFalse(findings.toString().contains("wrong-secret"));
  }

  @Test
  void aDatabaseThatIsNotFailsLast() {
    assertFailsAt("database", server(address(), password(), Optional.of("nowhere")));
  }

  @Test
  void aFolderOfOtherThingsFailsAndStaysAsItIs(@TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("letter.txt"), "text");

    List<Finding> findings = GraphOpener.examine(new Target.Folder(folder));

    assertEquals(List.of("folder"), checks(findings));
    assertEquals(Finding.Outcome.FAILED, findings.get(0).outcome());
    assertEquals("text", Files.readString(file));
    assertEquals(1, folder.toFile().list().length);
  }

  @Test
  void aFolderWithoutAGraphIsNoFault(@TempDir Path parent) {
    Path folder = parent.resolve("none");

    List<Finding> findings = GraphOpener.examine(new Target.Folder(folder));

    assertEquals(Finding.Outcome.NOTE, findings.get(0).outcome());
    assertFalse(Files.exists(folder));
  }

  @Test
  void aGraphFolderThatIsWellPassesEverything() {
    List<Finding> findings = GraphOpener.examine(new Target.Folder(SharedGraph.folder().path()));

    assertEquals(
        List.of("folder", "server", "version", "cases", "schema", "rights"), checks(findings));
    assertFalse(findings.stream().anyMatch(Finding::isFailure));
  }

  private static List<Finding> assertFailsAt(String step, Target target) {
    List<Finding> findings = GraphOpener.examine(target);
    Finding last = findings.get(findings.size() - 1);
    assertEquals(step, last.check(), findings::toString);
    assertEquals(List.of(last), findings.stream().filter(Finding::isFailure).toList());
    assertFalse(last.cure().isEmpty(), findings::toString);
    return findings;
  }

  private static List<String> checks(List<Finding> findings) {
    return findings.stream().map(Finding::check).toList();
  }

  private static Target.Server server(URI address, String password, Optional<String> database) {
    return new Target.Server(address, "neo4j", password, database);
  }

  private static URI address() {
    return SharedGraph.folder().host().flatMap(HostRecord::address).orElseThrow();
  }

  private static String password() {
    return SharedGraph.folder().password().orElseThrow();
  }
}
