package dev.ikg.neo4j;

import dev.ikg.answer.Plan;
import dev.ikg.answer.ReadLimits;
import dev.ikg.answer.Row;
import dev.ikg.answer.Table;
import dev.ikg.cypher.CypherQuery;
import dev.ikg.graph.Graph;
import dev.ikg.graph.Reach;
import dev.ikg.graph.Target;
import dev.ikg.problem.Failure;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.neo4j.driver.Bookmark;
import org.neo4j.driver.BookmarkManagerConfig;
import org.neo4j.driver.BookmarkManagers;
import org.neo4j.driver.Driver;
import org.neo4j.driver.Result;
import org.neo4j.driver.Session;
import org.neo4j.driver.SessionConfig;
import org.neo4j.driver.TransactionCallback;
import org.neo4j.driver.TransactionConfig;
import org.neo4j.driver.TransactionContext;
import org.neo4j.driver.exceptions.ClientException;
import org.neo4j.driver.exceptions.Neo4jException;

/**
 * A graph behind the driver, whether it runs in this process, on a server or in a cluster. Work
 * runs in managed transactions on a thread of its own, so that the caller can be interrupted: then
 * the transaction ends on the server, and the caller gets a failure of kind {@code INTERRUPTED}.
 */
final class DriverGraph implements Graph {

  private static final int ROWS_A_FETCH = 5000;
  private static final Duration TIME_TO_PLAN = Duration.ofSeconds(60);
  private static final String FIRST_USER = "neo4j";
  private static final String FIRST_DATABASE = "neo4j";

  private final Connections connections;
  private final boolean hasFollowers;
  private final Attempts attempts;
  private final SessionConfig sessions;
  private final String location;

  private DriverGraph(
      Target.Server server, String location, Predicate<Neo4jException> worthAnotherTry) {
    this.location = location;
    this.connections = new Connections(server, location);
    this.hasFollowers = Addresses.isRouting(server.uri());
    this.attempts = new Attempts(connections, location, worthAnotherTry);
    SessionConfig.Builder config =
        SessionConfig.builder()
            .withFetchSize(ROWS_A_FETCH)
            // A cluster's followers answer only once they have what this command wrote.
            .withBookmarkManager(
                BookmarkManagers.defaultManager(BookmarkManagerConfig.builder().build()));
    server.database().ifPresent(config::withDatabase);
    this.sessions = config.build();
  }

  /**
   * Connects to a server and makes sure that it answers.
   *
   * @throws dev.ikg.problem.Failure of kind {@code GRAPH} where it does not within seconds
   */
  static DriverGraph connect(Target.Server server) {
    return verified(new DriverGraph(server, Addresses.shown(server.uri()), DriverFaults::mayPass));
  }

  /**
   * Connects to the server of a graph folder. One that does not answer is gone for good, so there
   * is no second try.
   *
   * @param folder what the graph is called in messages
   */
  static DriverGraph onThisMachine(URI address, String password, Path folder) {
    return verified(
        new DriverGraph(
            new Target.Server(address, FIRST_USER, password, Optional.of(FIRST_DATABASE)),
            folder.toString(),
            fault -> DriverFaults.mayPass(fault) && !DriverFaults.isLoss(fault)));
  }

  private static DriverGraph verified(DriverGraph graph) {
    boolean answers = false;
    try {
      graph.connections.verify();
      answers = true;
      return graph;
    } finally {
      if (!answers) {
        graph.close();
      }
    }
  }

  @Override
  public <T> T read(Work<T> work) {
    return reading(statements(work), config(Optional.empty()));
  }

  @Override
  public Table table(CypherQuery query, ReadLimits limits) {
    return reading(
        context -> TableReader.read(context, query, limits.rows()),
        config(Optional.of(limits.time())));
  }

  @Override
  public Plan plan(CypherQuery query) {
    try {
      return reading(context -> PlanReader.read(context, query), config(Optional.of(TIME_TO_PLAN)));
    } catch (Failure failure) {
      throw PlanReader.placed(failure, query);
    }
  }

  private <T> T reading(TransactionCallback<T> work, TransactionConfig config) {
    return attempts.untilKnown(
        (driver, known) ->
            inSession(
                driver,
                s -> s.executeRead(hasFollowers ? work : untilCommit(work, known), config)));
  }

  /**
   * What was read is known before the commit, which can change none of it: nobody waits for it. Of
   * several servers the next that reads may be behind this one, which the bookmark of the commit
   * prevents.
   */
  private static <T> TransactionCallback<T> untilCommit(
      TransactionCallback<T> work, Consumer<T> known) {
    return context -> {
      T read = work.execute(context);
      known.accept(read);
      return read;
    };
  }

  @Override
  public <T> T write(Work<T> work) {
    TransactionConfig config = config(Optional.empty());
    return attempts.of(driver -> inSession(driver, s -> s.executeWrite(statements(work), config)));
  }

  /** The bookmark of the last transaction that wrote, whoever began it; it is not to be read. */
  String lastWrite() {
    return attempts.of(
        driver ->
            inSession(
                driver,
                session -> {
                  session.executeRead(context -> "", config(Optional.empty()));
                  return session.lastBookmarks().stream()
                      .map(Bookmark::value)
                      .sorted()
                      .collect(Collectors.joining(" "));
                }));
  }

  private static TransactionConfig config(Optional<Duration> limit) {
    TransactionConfig.Builder config = TransactionConfig.builder();
    limit.ifPresent(config::withTimeout);
    return config.build();
  }

  private <T> T inSession(Driver driver, SessionUse<T> use) {
    try (Session session = driver.session(sessions)) {
      return use.in(session);
    }
  }

  private static <T> TransactionCallback<T> statements(Work<T> work) {
    return context -> work.in(new InContext(context));
  }

  /** The driver's transaction, for statements that the program itself wrote. */
  private record InContext(TransactionContext context) implements Transaction {
    @Override
    public List<Row> run(CypherQuery query) {
      return ofOurs(query, result -> result.list(found -> CellReader.row(found, query.columns())));
    }

    @Override
    public void each(CypherQuery query, Consumer<Row> use) {
      ofOurs(
          query,
          result -> {
            result.forEachRemaining(found -> use.accept(CellReader.row(found, query.columns())));
            return query;
          });
    }

    /** If a statement of the program is wrong, so is the program. */
    private <T> T ofOurs(CypherQuery query, Function<Result, T> take) {
      try {
        return take.apply(context.run(query.text(), query.parameters()));
      } catch (ClientException fault) {
        throw DriverFaults.isWrongStatement(fault)
            ? new IllegalStateException(
                "a statement of the program is wrong: " + query.text(), fault)
            : fault;
      }
    }
  }

  @Override
  public String location() {
    return location;
  }

  @Override
  public Reach reach() {
    return new Reach("on a server", 0);
  }

  @Override
  public void close() {
    attempts.close();
    connections.close();
  }

  /** What is done in a session. */
  @FunctionalInterface
  private interface SessionUse<T> {
    T in(Session session);
  }
}
