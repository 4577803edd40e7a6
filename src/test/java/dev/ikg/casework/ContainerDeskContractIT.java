package dev.ikg.casework;

import dev.ikg.graph.Graph;
import dev.ikg.neo4j.ServerContainer;
import org.testcontainers.junit.jupiter.Container;
import org.testcontainers.junit.jupiter.Testcontainers;

/** The contract of the use cases, on a Neo4j server in a container. */
@Testcontainers(disabledWithoutDocker = true)
final class ContainerDeskContractIT extends DeskContract {

  @Container private static final ServerContainer SERVER = new ServerContainer();

  @Override
  Graph graph() {
    return SERVER.graph();
  }
}
