package dev.ikg.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.testcontainers.DockerClientFactory;

/** What the guide says of the server that Compose brings up, with a real engine. */
@Timeout(600)
final class ComposeServerIT {

  private static final String PASSWORD = "not-to-be-shown";
  private static final String VOLUME = "_graph-data";

  @TempDir private Path home;
  private String project;
  private String address;
  private Compose compose;

  @BeforeAll
  static void engineAndComposeAreThere() throws InterruptedException {
    assumeTrue(DockerClientFactory.instance().isDockerAvailable(), "no engine answers");
    assumeTrue(Compose.isInstalled(), "docker-compose is not installed");
  }

  @BeforeEach
  void up() throws Exception {
    String port = freePort();
    project = "ikg" + port;
    address = "bolt://localhost:" + port;
    compose =
        new Compose(
            home,
            project,
            Map.of(
                "NEO4J_PASSWORD",
                PASSWORD,
                "NEO4J_BOLT_PORT",
                port,
                "NEO4J_BROWSER_PORT",
                freePort()));
    compose.run("up", "-d").expecting(0);
  }

  @AfterEach
  void down() throws Exception {
    compose.run("down", "--volumes");
  }

  @Test
  void itBecomesHealthyKeepsItsVolumeAndLosesItOnlyWhenTold() throws Exception {
    awaitHealthy();
    Ikg ikg = Ikg.in(home).with("NEO4J_PASSWORD", PASSWORD).with("NEO4J_URI", address);
    ikg.run("load", Ikg.INTERCOM).expecting(0);
    ikg.with("NEO4J_PASSWORD", "neo4j").run("ask", "all").expecting(3);

    compose.run("down").expecting(0);
    assertEquals(List.of(project + VOLUME), volumes());
    compose.run("up", "-d").expecting(0);
    awaitHealthy();
    assertEquals(List.of("IL-0304"), ikg.run("ask", "all", "--format", "json").expecting(0).ids());
    assertEquals(0, ikg.run("doctor").code());

    compose.run("down", "--volumes").expecting(0);
    assertEquals(List.of(), volumes());
  }

  /** The time limit of the class ends it. */
  private void awaitHealthy() throws Exception {
    String state = "";
    while (!state.contains("(healthy)")) {
      assertTrue(!state.contains("(unhealthy)") && !state.contains("Exit"), state);
      Thread.sleep(1000);
      state = compose.run("ps").expecting(0).out();
    }
  }

  private List<String> volumes() throws Exception {
    return DockerClientFactory.instance().client().listVolumesCmd().exec().getVolumes().stream()
        .map(volume -> volume.getName())
        .filter(name -> name.equals(project + VOLUME))
        .toList();
  }

  private static String freePort() throws IOException {
    try (ServerSocket any = new ServerSocket(0)) {
      return Integer.toString(any.getLocalPort());
    }
  }
}
