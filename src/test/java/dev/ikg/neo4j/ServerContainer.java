package dev.ikg.neo4j;

import dev.ikg.graph.Graph;
import dev.ikg.graph.Target;
import java.net.URI;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.testcontainers.neo4j.Neo4jContainer;

/**
 * A Neo4j server in a container, and ways to reach it. A test class holds it in a static field with
 * {@code @Container} and is {@code @Testcontainers(disabledWithoutDocker = true)}.
 */
public final class ServerContainer extends Neo4jContainer {

  /** The password of the server's user; no test may see it in what is printed. */
  public static final String PASSWORD = "not-to-be-shown";

  private @Nullable Graph graph;

  /** A server that is not started. */
  public ServerContainer() {
    super("neo4j:5.26-community");
    withAdminPassword(PASSWORD);
  }

  /**
   * A server that is not started, at a port of this machine that stays the same when it is started
   * again.
   *
   * @param port a free port
   */
  public static ServerContainer at(int port) {
    ServerContainer server = new ServerContainer();
    server.addFixedExposedPort(port, 7687);
    return server;
  }

  /** Its graph, opened at the first use and closed with the server. */
  public Graph graph() {
    if (graph == null) {
      graph = open();
    }
    return graph;
  }

  @Override
  public void stop() {
    if (graph != null) {
      graph.close();
    }
    super.stop();
  }

  /** Opens its graph anew. */
  public Graph open() {
    return GraphOpener.open(target(PASSWORD, Optional.empty()));
  }

  /** The server with a password and a database that a test chooses. */
  Target.Server target(String password, Optional<String> database) {
    return new Target.Server(URI.create(getBoltUrl()), "neo4j", password, database);
  }

  /** The port on this machine that leads to it. */
  public int port() {
    return getMappedPort(7687);
  }
}
