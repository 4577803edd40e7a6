package dev.ikg.casework;

import dev.ikg.graph.Graph;
import dev.ikg.neo4j.ServerContainer;
import org.testcontainers.junit.jupiter.Container;
import org.testcontainers.junit.jupiter.Testcontainers;

/** Loads at the same time, on a Neo4j server in a container. */
@Testcontainers(disabledWithoutDocker = true)
final class ContainerConcurrentLoadsIT extends ConcurrentLoadsTest {

  @Container private static final ServerContainer SERVER = new ServerContainer();

  @Override
  Graph graph() {
    return SERVER.graph();
  }
}
