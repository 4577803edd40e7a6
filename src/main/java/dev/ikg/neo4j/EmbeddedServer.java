package dev.ikg.neo4j;

import dev.ikg.problem.Failure;
import inet.ipaddr.IPAddressString;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.neo4j.configuration.GraphDatabaseInternalSettings;
import org.neo4j.configuration.GraphDatabaseSettings;
import org.neo4j.configuration.connectors.BoltConnector;
import org.neo4j.configuration.connectors.ConnectorPortRegister;
import org.neo4j.configuration.connectors.ConnectorType;
import org.neo4j.configuration.connectors.HttpConnector;
import org.neo4j.configuration.helpers.SocketAddress;
import org.neo4j.dbms.api.DatabaseManagementService;
import org.neo4j.dbms.api.DatabaseManagementServiceBuilder;
import org.neo4j.graphdb.config.Setting;
import org.neo4j.internal.helpers.HostnamePort;
import org.neo4j.io.ByteUnit;
import org.neo4j.kernel.internal.GraphDatabaseAPI;

/**
 * A Neo4j Community server inside this process. It listens on loopback only, on a port that the
 * system chooses, and asks for the password.
 */
final class EmbeddedServer implements AutoCloseable {

  private static final String DATABASE = "neo4j";
  private static final String SYSTEM = "system";

  private final DatabaseManagementService service;
  private final URI address;

  private EmbeddedServer(DatabaseManagementService service, URI address) {
    this.service = service;
    this.address = address;
  }

  /**
   * Starts a server on a store, which is made where there is none.
   *
   * @param password what every client must know from now on
   * @throws Failure of kind {@code GRAPH} where the store cannot be opened
   */
  static EmbeddedServer start(Path store, String password) {
    DatabaseManagementService service;
    try {
      service = new DatabaseManagementServiceBuilder(store).setConfig(settings()).build();
    } catch (RuntimeException cannotOpen) {
      throw Failure.of(
              Failure.Kind.GRAPH,
              "The graph in " + store + " cannot be opened: " + rootMessage(cannotOpen),
              "Is the folder writable, is the disk full, or was it made by a newer version?")
          .causedBy(cannotOpen);
    }
    service
        .database(SYSTEM)
        .executeTransactionally(
            "ALTER USER neo4j SET PASSWORD $password CHANGE NOT REQUIRED",
            Map.of("password", password));
    return new EmbeddedServer(service, addressOf(service));
  }

  /** The settings that differ from Neo4j's own, and why. */
  private static Map<Setting<?>, Object> settings() {
    SocketAddress loopbackAnyPort = new SocketAddress("127.0.0.1", 0);
    return Map.ofEntries(
        Map.entry(BoltConnector.enabled, true),
        Map.entry(BoltConnector.listen_address, loopbackAnyPort),
        Map.entry(HttpConnector.enabled, false),
        Map.entry(GraphDatabaseSettings.auth_enabled, true),
        // LOAD CSV would otherwise read any file and any address, even in a session that only
        // reads.
        Map.entry(GraphDatabaseSettings.allow_file_urls, false),
        Map.entry(
            GraphDatabaseInternalSettings.cypher_ip_blocklist,
            List.of(new IPAddressString("0.0.0.0/0"), new IPAddressString("::/0"))),
        // Without it every stop waits ten seconds for clients that are gone.
        Map.entry(GraphDatabaseInternalSettings.netty_server_shutdown_quiet_period, 0),
        Map.entry(GraphDatabaseSettings.udc_enabled, false),
        Map.entry(GraphDatabaseSettings.log_queries, GraphDatabaseSettings.LogQueryLevel.OFF),
        Map.entry(GraphDatabaseSettings.pagecache_memory, ByteUnit.mebiBytes(256)),
        // One question must not take the heap of all.
        Map.entry(GraphDatabaseSettings.memory_transaction_max_size, ByteUnit.gibiBytes(1)));
  }

  private static URI addressOf(DatabaseManagementService service) {
    HostnamePort bolt =
        ((GraphDatabaseAPI) service.database(DATABASE))
            .getDependencyResolver()
            .resolveDependency(ConnectorPortRegister.class)
            .getLocalAddress(ConnectorType.BOLT);
    return URI.create("bolt://127.0.0.1:" + bolt.getPort());
  }

  private static String rootMessage(Throwable thrown) {
    Throwable root = thrown;
    for (Throwable cause = thrown.getCause(); cause != null; cause = cause.getCause()) {
      root = cause;
    }
    return root.getMessage() == null ? root.getClass().getSimpleName() : root.getMessage();
  }

  /** Where clients of this machine reach the server. */
  URI address() {
    return address;
  }

  @Override
  public void close() {
    service.shutdown();
  }
}
