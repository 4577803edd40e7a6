package dev.ikg.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The file for Docker's Compose, as Compose itself reads it. */
final class ComposeFileIT {

  @TempDir private Path home;

  @BeforeAll
  static void composeIsThere() throws InterruptedException {
    assumeTrue(
        Compose.isInstalled(),
        "docker-compose is not installed (Debian: apt-get install docker-compose)");
  }

  @Test
  void itIsValid() throws Exception {
    compose("a-password", "config", "-q").expecting(0);
  }

  @Test
  void withoutAPasswordItFailsAndSaysWhatToSet() throws Exception {
    Ended ended = compose("", "config", "-q");

    assertNotEquals(0, ended.code());
    assertTrue(ended.err().contains("set NEO4J_PASSWORD"), ended::toString);
  }

  @Test
  void everyPortIsPublishedOnThisMachineOnly() throws Exception {
    List<String> ports =
        compose("a-password", "config")
            .expecting(0)
            .out()
            .lines()
            .map(String::strip)
            .filter(line -> line.matches("- .*:\\d+/tcp"))
            .toList();

    assertEquals(List.of("- 127.0.0.1:7687:7687/tcp", "- 127.0.0.1:7474:7474/tcp"), ports);
  }

  private Ended compose(String password, String... arguments) throws Exception {
    return new Compose(
            home, "ikg", password.isEmpty() ? Map.of() : Map.of("NEO4J_PASSWORD", password))
        .run(arguments);
  }
}
