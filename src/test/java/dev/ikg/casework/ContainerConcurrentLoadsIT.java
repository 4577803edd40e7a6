package dev.ikg.casework;

import dev.ikg.graph.Graph;
import dev.ikg.graph.Target;
import dev.ikg.neo4j.GraphOpener;
import java.net.URI;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.testcontainers.junit.jupiter.Container;
import org.testcontainers.junit.jupiter.Testcontainers;
import org.testcontainers.neo4j.Neo4jContainer;

/** Loads at the same time, on a Neo4j server in a container. */
@Testcontainers(disabledWithoutDocker = true)
final class ContainerConcurrentLoadsIT extends ConcurrentLoadsTest {

  private static final String PASSWORD = "a-long-password";

  @Container
  private static final Neo4jContainer SERVER =
      new Neo4jContainer("neo4j:5.26-community").withAdminPassword(PASSWORD);

  private static Graph graph;

  @BeforeAll
  static void connect() {
    graph =
        GraphOpener.open(
            new Target.Server(
                URI.create(SERVER.getBoltUrl()), "neo4j", PASSWORD, Optional.empty()));
  }

  @AfterAll
  static void close() {
    graph.close();
  }

  @Override
  Graph graph() {
    return graph;
  }
}
