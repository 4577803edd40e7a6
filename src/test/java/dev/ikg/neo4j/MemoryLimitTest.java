package dev.ikg.neo4j;

import static dev.ikg.neo4j.GraphContract.message;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ikg.cypher.CypherQuery;
import dev.ikg.graph.Graph;
import dev.ikg.graph.Target;
import dev.ikg.problem.Failure;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.neo4j.configuration.GraphDatabaseInternalSettings;
import org.neo4j.configuration.GraphDatabaseSettings;
import org.neo4j.configuration.connectors.BoltConnector;
import org.neo4j.configuration.connectors.ConnectorPortRegister;
import org.neo4j.configuration.connectors.ConnectorType;
import org.neo4j.configuration.helpers.SocketAddress;
import org.neo4j.dbms.api.DatabaseManagementService;
import org.neo4j.dbms.api.DatabaseManagementServiceBuilder;
import org.neo4j.io.ByteUnit;
import org.neo4j.kernel.internal.GraphDatabaseAPI;

/** A server that gives a transaction little memory. */
@Timeout(60)
final class MemoryLimitTest {

  @Test
  void workThatNeedsTooMuchMemoryEndsAtOnce(@TempDir Path home) {
    DatabaseManagementService service = start(home);
    CypherQuery hungry =
        new CypherQuery(
            "UNWIND range(1, 10000000) AS i WITH collect(i) AS every RETURN size(every) AS n",
            Map.of(),
            List.of());
    AtomicInteger attempts = new AtomicInteger();
    try (Graph graph = GraphOpener.open(server(service))) {
      Failure failure =
          assertThrows(
              Failure.class,
              () ->
                  graph.read(
                      in -> {
                        attempts.incrementAndGet();
                        return in.run(hungry);
                      }));

      assertEquals(Failure.Kind.CONTENT, failure.kind(), message(failure));
      assertTrue(message(failure).contains("more memory"), message(failure));
      assertEquals(1, attempts.get());
    } finally {
      service.shutdown();
    }
  }

  private static DatabaseManagementService start(Path home) {
    return new DatabaseManagementServiceBuilder(home)
        .setConfig(BoltConnector.enabled, true)
        .setConfig(BoltConnector.listen_address, new SocketAddress("127.0.0.1", 0))
        .setConfig(GraphDatabaseInternalSettings.netty_server_shutdown_quiet_period, 0)
        .setConfig(GraphDatabaseSettings.memory_transaction_max_size, ByteUnit.mebiBytes(4))
        .build();
  }

  private static Target.Server server(DatabaseManagementService service) {
    int port =
        ((GraphDatabaseAPI) service.database("neo4j"))
            .getDependencyResolver()
            .resolveDependency(ConnectorPortRegister.class)
            .getLocalAddress(ConnectorType.BOLT)
            .getPort();
    return new Target.Server(
        URI.create("bolt://127.0.0.1:" + port), "neo4j", "any", Optional.empty());
  }
}
