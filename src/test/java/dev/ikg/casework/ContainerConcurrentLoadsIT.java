package dev.ikg.casework;

import dev.ikg.graph.Graph;
import dev.ikg.neo4j.ServerContainer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.testcontainers.junit.jupiter.Container;
import org.testcontainers.junit.jupiter.Testcontainers;

/** Loads at the same time, on a Neo4j server in a container. */
@Testcontainers(disabledWithoutDocker = true)
final class ContainerConcurrentLoadsIT extends ConcurrentLoadsTest {

  @Container private static final ServerContainer SERVER = new ServerContainer();

  private static Graph graph;

  @BeforeAll
  static void connect() {
    graph = SERVER.open();
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
