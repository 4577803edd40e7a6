package dev.ikg.neo4j;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ikg.graph.Graph;
import dev.ikg.problem.Failure;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.testcontainers.junit.jupiter.Container;
import org.testcontainers.junit.jupiter.Testcontainers;

/** The contract of a graph, for a Neo4j server in a container. */
@Testcontainers(disabledWithoutDocker = true)
final class ContainerGraphContractIT extends GraphContract {

  @Container private static final ServerContainer SERVER = new ServerContainer();

  @Override
  Graph graph() {
    return SERVER.graph();
  }

  @Test
  void aWrongPasswordIsSaidAndNotShown() {
    Failure failure =
        assertThrows(
            Failure.class,
            () -> GraphOpener.open(SERVER.target("not-this-secret", Optional.empty())));

    assertEquals(Failure.Kind.GRAPH, failure.kind());
    assertTrue(message(failure).contains("refused the user name or the password"));
    assertTrue(!failure.problems().toString().contains("not-this-secret"));
  }

  @Test
  void aDatabaseThatIsNotThereIsSaid() {
    Failure failure =
        assertThrows(
            Failure.class,
            () ->
                GraphOpener.open(SERVER.target(ServerContainer.PASSWORD, Optional.of("nowhere"))));

    assertEquals(Failure.Kind.GRAPH, failure.kind());
    assertTrue(message(failure).contains("no such database"), () -> message(failure));
  }
}
