package dev.ikg.neo4j;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ikg.graph.Graph;
import dev.ikg.graph.Target;
import dev.ikg.problem.Failure;
import java.net.URI;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.testcontainers.junit.jupiter.Container;
import org.testcontainers.junit.jupiter.Testcontainers;
import org.testcontainers.neo4j.Neo4jContainer;

/** The contract of a graph, for a Neo4j server in a container. */
@Testcontainers(disabledWithoutDocker = true)
final class ContainerGraphContractIT extends GraphContract {

  private static final String PASSWORD = "a-long-password";

  @Container
  private static final Neo4jContainer SERVER =
      new Neo4jContainer("neo4j:5.26-community").withAdminPassword(PASSWORD);

  private static Graph graph;

  @BeforeAll
  static void connect() {
    graph = GraphOpener.open(server(PASSWORD, Optional.empty()));
  }

  @AfterAll
  static void close() {
    graph.close();
  }

  @Override
  Graph graph() {
    return graph;
  }

  @Test
  void aWrongPasswordIsSaidAndNotShown() {
    Failure failure =
        assertThrows(
            Failure.class, () -> GraphOpener.open(server("not-this-secret", Optional.empty())));

    assertEquals(Failure.Kind.GRAPH, failure.kind());
    assertTrue(message(failure).contains("refused the user name or the password"));
    assertTrue(!failure.problems().toString().contains("not-this-secret"));
  }

  @Test
  void aDatabaseThatIsNotThereIsSaid() {
    Failure failure =
        assertThrows(
            Failure.class, () -> GraphOpener.open(server(PASSWORD, Optional.of("nowhere"))));

    assertEquals(Failure.Kind.GRAPH, failure.kind());
    assertTrue(message(failure).contains("no such database"), () -> message(failure));
  }

  private static Target.Server server(String password, Optional<String> database) {
    return new Target.Server(URI.create(SERVER.getBoltUrl()), "neo4j", password, database);
  }
}
