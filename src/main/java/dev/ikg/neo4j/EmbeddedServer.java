package dev.ikg.neo4j;

import dev.ikg.cypher.CypherQuery;
import dev.ikg.cypher.StatementFile;
import dev.ikg.problem.Failure;
import inet.ipaddr.IPAddressString;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.apache.logging.log4j.Level;
import org.apache.logging.log4j.status.StatusLogger;
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
import org.neo4j.io.locker.FileLockException;
import org.neo4j.kernel.internal.GraphDatabaseAPI;
import org.neo4j.kernel.internal.Version;

/**
 * A Neo4j Community server inside this process. It listens on loopback only, on a port that the
 * system chooses, and asks for the password.
 */
final class EmbeddedServer {

  private static final String DATABASE = "neo4j";
  private static final String SYSTEM = "system";
  private static final long START_MILLIS = 30_000;

  private final Path folder;
  private final DatabaseManagementService service;
  private final Path store;
  private final URI address;

  private EmbeddedServer(Path folder, DatabaseManagementService service, Path store, URI address) {
    this.folder = folder;
    this.service = service;
    this.store = store;
    this.address = address;
  }

  /**
   * Starts the server of a graph folder, on a store that is made where there is none.
   *
   * @throws Failure of kind {@code GRAPH} where the store cannot be opened
   */
  static EmbeddedServer start(GraphFolder folder) {
    Path store = folder.storeFor(StoreVersion.parse(Version.getNeo4jVersion()));
    FolderFaults.checkRoomToStart(store);
    DatabaseManagementService service = open(folder, store);
    silenceConsole();
    boolean ready = false;
    try {
      if (!service.database(DATABASE).isAvailable(START_MILLIS)) {
        throw new IllegalStateException(
            "its database did not start; store/logs/debug.log says why");
      }
      EmbeddedServer server = new EmbeddedServer(folder.path(), service, store, addressOf(service));
      ready = true;
      return server;
    } catch (RuntimeException fault) {
      throw FolderFaults.failure(folder.path(), fault);
    } finally {
      if (!ready) {
        ServerShutdown.of(service, store);
      }
    }
  }

  private static DatabaseManagementService open(GraphFolder folder, Path store) {
    try {
      return new DatabaseManagementServiceBuilder(store).setConfig(settings()).build();
    } catch (RuntimeException fault) {
      if (Faults.has(fault, FileLockException.class)) {
        throw Failure.of(
                Failure.Kind.GRAPH,
                "Another program has the store in " + folder.path() + " open.",
                "End it, such as a Neo4j server on the same folder, and try again.")
            .causedBy(fault);
      }
      throw FolderFaults.failure(folder.path(), fault);
    }
  }

  /** Neo4j's logging would print long traces where it cannot write to its own files. */
  private static void silenceConsole() {
    StatusLogger.getLogger().getFallbackListener().setLevel(Level.OFF);
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
        Map.entry(GraphDatabaseSettings.pagecache_memory, PageCache.bytes()),
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

  /** Where clients of this machine reach the server. */
  URI address() {
    return address;
  }

  /**
   * Sets what every client must know from now on.
   *
   * @throws Failure of kind {@code GRAPH} where it cannot be kept
   */
  void setPassword(String password) {
    CypherQuery statement =
        StatementFile.load("server/set-password").with(Map.of("password", password));
    try {
      service.database(SYSTEM).executeTransactionally(statement.text(), statement.parameters());
    } catch (RuntimeException fault) {
      throw FolderFaults.failure(folder, fault);
    }
  }

  /**
   * Ends the server.
   *
   * @return whether it has ended; otherwise it uses the store until this process ends
   */
  boolean stop() {
    return ServerShutdown.of(service, store);
  }
}
