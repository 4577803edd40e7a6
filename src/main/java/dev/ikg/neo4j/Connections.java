package dev.ikg.neo4j;

import dev.ikg.graph.Target;
import dev.ikg.problem.Failure;
import io.netty.util.internal.logging.InternalLoggerFactory;
import io.netty.util.internal.logging.JdkLoggerFactory;
import java.net.URI;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.neo4j.driver.AccessMode;
import org.neo4j.driver.AuthTokens;
import org.neo4j.driver.Config;
import org.neo4j.driver.Driver;
import org.neo4j.driver.GraphDatabase;
import org.neo4j.driver.Logging;
import org.neo4j.driver.NotificationConfig;
import org.neo4j.driver.Session;
import org.neo4j.driver.SessionConfig;
import org.neo4j.driver.Transaction;
import org.neo4j.driver.exceptions.Neo4jException;

/** The connections to a server, which can be cut so that everything under way ends there. */
final class Connections implements AutoCloseable {

  /** Held, for a logger that nobody holds forgets its level. */
  private static final Logger NETTY = Logger.getLogger("io.netty");

  static {
    // Else it would load Log4j, which takes a tenth of the time of a command that attaches.
    InternalLoggerFactory.setDefaultFactory(JdkLoggerFactory.INSTANCE);
    // What goes wrong on the wire reaches a person as a failure.
    NETTY.setLevel(Level.OFF);
  }

  /** A person waits for a connection. */
  private static final Duration CONNECT = Duration.ofSeconds(5);

  private static final Duration ACQUIRE = Duration.ofSeconds(10);

  private final Target.Server server;
  private final String location;
  private volatile Driver driver;

  Connections(Target.Server server, String location) {
    this.server = server;
    this.location = location;
    this.driver = open(server.uri());
  }

  /** The driver as it is now; another one after the connections were cut. */
  Driver driver() {
    return driver;
  }

  /**
   * Makes sure that the server answers, that the database is there, and that it is ready.
   *
   * @throws Failure of kind {@code GRAPH} where that is not so
   */
  void verify() {
    Interruption.check();
    try {
      beginAndEnd(driver);
    } catch (Neo4jException fault) {
      throw Addresses.isRouting(server.uri()) && DriverFaults.isLoss(fault) && answersDirectly()
          ? DriverFaults.wrongRouting(location, Addresses.direct(server.uri()), fault)
          : DriverFaults.notConnected(fault, server.uri(), location);
    }
  }

  /** Whether the server is there, and only the addresses that it names for routing are not. */
  private boolean answersDirectly() {
    try (Driver direct = open(Addresses.direct(server.uri()))) {
      beginAndEnd(direct);
      return true;
    } catch (Neo4jException | Failure notEither) {
      return false;
    }
  }

  /**
   * Opens a transaction that does nothing. The driver's own check stops once it has addresses for
   * routing, and asks for no database.
   */
  private void beginAndEnd(Driver asked) {
    SessionConfig.Builder session = SessionConfig.builder().withDefaultAccessMode(AccessMode.READ);
    server.database().ifPresent(session::withDatabase);
    try (Session opened = asked.session(session.build());
        Transaction nothing = opened.beginTransaction()) {
      nothing.rollback();
    }
  }

  /**
   * Ends what is under way on the server, in every thread: a server ends the transactions of a
   * connection that is closed. The driver itself does not end a transaction whose thread is
   * interrupted. The next use connects anew.
   */
  synchronized void cut() {
    Driver old = driver;
    driver = open(server.uri());
    letGo(old);
  }

  private Driver open(URI address) {
    try {
      return GraphDatabase.driver(
          address, AuthTokens.basic(server.user(), server.password()), config());
    } catch (IllegalArgumentException | Neo4jException wrongAddress) {
      throw DriverFaults.wrongAddress(location, wrongAddress);
    }
  }

  private static Config config() {
    return Config.builder()
        .withConnectionTimeout(CONNECT.toMillis(), TimeUnit.MILLISECONDS)
        .withConnectionAcquisitionTimeout(ACQUIRE.toMillis(), TimeUnit.MILLISECONDS)
        // Attempts decides what is tried again.
        .withMaxTransactionRetryTime(0, TimeUnit.MILLISECONDS)
        .withLogging(Logging.none())
        .withNotificationConfig(NotificationConfig.disableAllConfig())
        .withTelemetryDisabled(true)
        .withUserAgent("ikg")
        .build();
  }

  /** Closes without waiting: the driver's threads take 0.2 s to end and keep no process alive. */
  @SuppressWarnings("FutureReturnValueIgnored") // nothing follows from how it ends
  private static void letGo(Driver driver) {
    driver.closeAsync();
  }

  @Override
  public synchronized void close() {
    letGo(driver);
  }
}
