package dev.ikg.e2e;

import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/**
 * Docker's Compose on the file of the project.
 *
 * @param home where its output is kept
 * @param project the name that its containers and volumes begin with
 * @param variables what the file reads; nothing else of Neo4j's is set
 */
record Compose(Path home, String project, Map<String, String> variables) {

  private static final Path FILE = Ikg.PROJECT.resolve("docker-compose.yml");

  /** Runs it; no password may be in what it says on standard error. */
  Ended run(String... arguments) throws Exception {
    List<String> command =
        new ArrayList<>(List.of("docker-compose", "-p", project, "-f", FILE.toString()));
    command.addAll(Arrays.asList(arguments));
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.environment().keySet().removeIf(name -> name.startsWith("NEO4J_"));
    builder.environment().putAll(variables);
    Ended ended = Running.start(builder, home).end();
    String password = variables.getOrDefault("NEO4J_PASSWORD", "");
    assertFalse(!password.isEmpty() && ended.err().contains(password), ended::toString);
    return ended;
  }

  static boolean isInstalled() throws InterruptedException {
    try {
      return new ProcessBuilder("docker-compose", "version")
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .redirectError(ProcessBuilder.Redirect.DISCARD)
              .start()
              .waitFor()
          == 0;
    } catch (IOException notInstalled) {
      return false;
    }
  }
}
