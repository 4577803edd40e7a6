package dev.ikg;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import dev.ikg.casework.Desk;
import dev.ikg.casework.GraphChoice;
import dev.ikg.problem.Failure;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which graph is opened, and what a person is asked for it. */
class WiringTest {

  private static Desk deskOf(String uri) {
    Wiring wiring =
        new Wiring(
            Map.of("NEO4J_URI", uri),
            notice -> {},
            server -> fail("somebody was asked for the password of " + server));
    return wiring.desk(
        new GraphChoice(
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty()));
  }

  @ParameterizedTest
  @ValueSource(strings = {"http://127.0.0.1:7687", "localhost", "bolt:///"})
  void nobodyIsAskedForThePasswordOfAnAddressThatIsNone(String uri) {
    Desk desk = deskOf(uri);

    Failure failure = assertThrows(Failure.class, desk::status);

    assertTrue(failure.getMessage().contains("none that Neo4j understands"), failure.getMessage());
  }

  @Test
  void aPersonIsAskedForThePasswordOfAServer() {
    Desk desk = deskOf("neo4j+s://graph.example:7687");

    AssertionError asked = assertThrows(AssertionError.class, desk::status);

    String said = String.valueOf(asked.getMessage());
    assertTrue(said.contains("password of graph.example"), said);
  }
}
