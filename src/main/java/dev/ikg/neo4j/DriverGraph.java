package dev.ikg.neo4j;

import dev.ikg.answer.Row;
import dev.ikg.cypher.CypherQuery;
import dev.ikg.graph.Graph;
import dev.ikg.graph.Target;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.neo4j.driver.AuthTokens;
import org.neo4j.driver.BookmarkManagerConfig;
import org.neo4j.driver.BookmarkManagers;
import org.neo4j.driver.Config;
import org.neo4j.driver.Driver;
import org.neo4j.driver.GraphDatabase;
import org.neo4j.driver.Logging;
import org.neo4j.driver.NotificationConfig;
import org.neo4j.driver.Session;
import org.neo4j.driver.SessionConfig;
import org.neo4j.driver.TransactionContext;
import org.neo4j.driver.exceptions.Neo4jException;

/** A graph behind the driver, whether it runs in this process, on a server or in a cluster. */
final class DriverGraph implements Graph {

  private static final Duration CONNECT = Duration.ofSeconds(5);
  private static final Duration RETRY = Duration.ofSeconds(15);
  private static final int ROWS_A_FETCH = 5000;

  private final Driver driver;
  private final SessionConfig sessions;
  private final String location;

  private DriverGraph(Driver driver, Optional<String> database, String location) {
    this.driver = driver;
    this.location = location;
    SessionConfig.Builder config =
        SessionConfig.builder()
            .withFetchSize(ROWS_A_FETCH)
            // A cluster's followers answer only once they have what this command wrote.
            .withBookmarkManager(
                BookmarkManagers.defaultManager(BookmarkManagerConfig.builder().build()));
    database.ifPresent(config::withDatabase);
    this.sessions = config.build();
  }

  /**
   * Connects to a server and makes sure that it answers.
   *
   * @param location how to call the graph in messages
   */
  static DriverGraph connect(Target.Server server, String location) {
    Driver driver;
    try {
      driver =
          GraphDatabase.driver(
              server.uri(), AuthTokens.basic(server.user(), server.password()), config());
    } catch (IllegalArgumentException | Neo4jException wrongAddress) {
      throw DriverFaults.wrongAddress(location, wrongAddress);
    }
    DriverGraph graph = new DriverGraph(driver, server.database(), location);
    try {
      driver.verifyConnectivity();
      return graph;
    } catch (Neo4jException fault) {
      graph.close();
      throw DriverFaults.failure(fault, location);
    }
  }

  private static Config config() {
    return Config.builder()
        .withConnectionTimeout(CONNECT.toMillis(), TimeUnit.MILLISECONDS)
        .withConnectionAcquisitionTimeout(2 * CONNECT.toMillis(), TimeUnit.MILLISECONDS)
        .withMaxTransactionRetryTime(RETRY.toMillis(), TimeUnit.MILLISECONDS)
        .withLogging(Logging.none())
        .withNotificationConfig(NotificationConfig.disableAllConfig())
        .withTelemetryDisabled(true)
        .withUserAgent("ikg")
        .build();
  }

  @Override
  public <T> T read(Work<T> work) {
    return inSession(session -> session.executeRead(context -> work.in(queriesOf(context))));
  }

  @Override
  public <T> T write(Work<T> work) {
    return inSession(session -> session.executeWrite(context -> work.in(queriesOf(context))));
  }

  private <T> T inSession(Function<Session, T> use) {
    try (Session session = driver.session(sessions)) {
      return use.apply(session);
    } catch (Neo4jException fault) {
      throw DriverFaults.failure(fault, location);
    }
  }

  private static Transaction queriesOf(TransactionContext context) {
    return query -> rows(context, query);
  }

  private static List<Row> rows(TransactionContext context, CypherQuery query) {
    return context
        .run(query.text(), query.parameters())
        .list(found -> CellReader.row(found, query.columns()));
  }

  @Override
  public String location() {
    return location;
  }

  @Override
  public void close() {
    driver.close();
  }
}
