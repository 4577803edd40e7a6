package dev.ikg.neo4j;

import static dev.ikg.neo4j.GraphContract.message;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ikg.graph.Finding;
import dev.ikg.graph.Target;
import dev.ikg.neo4j.Stranger.Habit;
import dev.ikg.problem.Failure;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyStore;
import java.util.List;
import java.util.Optional;
import javax.net.ServerSocketFactory;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Somebody else listens where a server should be; commands and {@code doctor} say who it may be.
 */
@Timeout(120)
final class StrangersTest {

  private static final String ENDS = "takes connections at ADDRESS and ends them at once";
  private static final String WEB = "A web server answers at ADDRESS";
  private static final String NOT_BOLT = "What answers at ADDRESS is not Neo4j's Bolt";
  private static final String WANTS_TLS = "What answers at ADDRESS wants TLS";
  private static final String NO_TLS = "TLS was asked of ADDRESS, which does not speak it";

  @ParameterizedTest
  @CsvSource({
    "HANGS_UP, bolt, still starting",
    "HANGS_UP, neo4j, still starting",
    "HANGS_UP, bolt+s, still starting",
    "HANGS_UP, neo4j+ssc, still starting",
    "BREAKS, bolt, still starting",
    "BREAKS, neo4j, still starting",
    "BREAKS, bolt+ssc, still starting",
    "LISTENS_AND_HANGS_UP, bolt, +s behind",
    "LISTENS_AND_HANGS_UP, neo4j, +s behind",
    "LISTENS_AND_HANGS_UP, neo4j+s, still starting"
  })
  void whoEndsEveryConnectionMayBeStarting(Habit habit, String scheme, String cure)
      throws IOException {
    assertSaid(ENDS, cure, habit, scheme);
  }

  @ParameterizedTest
  @CsvSource({"bolt", "neo4j", "bolt+s", "neo4j+ssc"})
  void aWebServerIsNamedAndSoIsThePortOfBolt(String scheme) throws IOException {
    assertSaid(WEB, "7687", Habit.WEB, scheme);
  }

  @ParameterizedTest
  @CsvSource({"bolt", "neo4j"})
  void aServerOfAnotherLanguageIsNotTakenForOne(String scheme) throws IOException {
    assertSaid(NOT_BOLT, "7687", Habit.SHELL, scheme);
  }

  @ParameterizedTest
  @CsvSource({"bolt+s", "neo4j+ssc"})
  void whoKnowsNoTlsIsSaidToKnowNone(String scheme) throws IOException {
    assertSaid(NO_TLS, "leave out +s", Habit.SHELL, scheme);
  }

  @ParameterizedTest
  @CsvSource({"bolt", "neo4j"})
  void whoAnswersInTlsIsAskedForTls(String scheme) throws IOException {
    assertSaid(WANTS_TLS, "+s behind", Habit.WANTS_TLS, scheme);
  }

  @ParameterizedTest
  @CsvSource({"bolt", "neo4j"})
  void whoSaysNothingIsNotTakenForNeo4j(String scheme) throws IOException {
    assertSaid("Something answers at ADDRESS, but not as", "starting", Habit.SILENT, scheme);
  }

  @Test
  void aServerWithTlsAndACertificateOfItsOwn(@TempDir Path folder) throws Exception {
    ServerSocketFactory sockets = tls(folder);
    assertSaid(WANTS_TLS, "+ssc", Habit.WEB, "bolt", sockets);
    assertSaid("certificate of ADDRESS is not", "+ssc", Habit.WEB, "bolt+s", sockets);
    assertSaid("certificate of ADDRESS is not", "+ssc", Habit.WEB, "neo4j+s", sockets);
    assertSaid(NOT_BOLT, "7687", Habit.WEB, "bolt+ssc", sockets);
    assertSaid(NOT_BOLT, "7687", Habit.WEB, "neo4j+ssc", sockets);
  }

  private static void assertSaid(String words, String cure, Habit habit, String scheme)
      throws IOException {
    assertSaid(words, cure, habit, scheme, ServerSocketFactory.getDefault());
  }

  private static void assertSaid(
      String words, String cure, Habit habit, String scheme, ServerSocketFactory sockets)
      throws IOException {
    try (Stranger stranger = new Stranger(habit, sockets)) {
      String address = scheme + "://127.0.0.1:" + stranger.port();
      Target server = new Target.Server(URI.create(address), "neo4j", "secret", Optional.empty());
      String expected = words.replace("ADDRESS", address);

      Failure failure = assertThrows(Failure.class, () -> GraphOpener.open(server));

      assertEquals(Failure.Kind.GRAPH, failure.kind());
      assertTrue(message(failure).contains(expected), message(failure));
      assertTrue(failure.problems().get(0).hint().contains(cure), failure.problems()::toString);

      List<Finding> findings = GraphOpener.examine(server);
      Finding last = findings.get(findings.size() - 1);
      assertTrue(last.isFailure() && last.detail().contains(expected), findings::toString);
      assertTrue(last.cure().contains(cure), findings::toString);
    }
  }

  /** Sockets of TLS with a certificate that nobody has signed. */
  private static ServerSocketFactory tls(Path folder) throws Exception {
    Path store = folder.resolve("store.p12");
    Process keytool =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "keytool").toString(),
                "-genkeypair",
                "-keyalg",
                "EC",
                "-dname",
                "CN=127.0.0.1",
                "-storepass",
                "password",
                "-keystore",
                store.toString())
            .start();
    assertEquals(0, keytool.waitFor());
    KeyStore keys = KeyStore.getInstance("PKCS12");
    try (InputStream in = Files.newInputStream(store)) {
      keys.load(in, "password".toCharArray());
    }
    KeyManagerFactory managers =
        KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
    managers.init(keys, "password".toCharArray());
    SSLContext context = SSLContext.getInstance("TLS");
    context.init(managers.getKeyManagers(), null, null);
    return context.getServerSocketFactory();
  }
}
