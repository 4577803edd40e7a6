package dev.ikg.e2e;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** Neo4j's own cypher-shell as a process, into which a person pastes. */
final class CypherShell {

  private static final String MAIN = "org.neo4j.shell.Main";

  private final Path home;
  private final String address;
  private final String password;

  CypherShell(Path home, String address, String password) {
    this.home = home;
    this.address = address;
    this.password = password;
  }

  /** Runs what was pasted, and gives the rows with a header, a comma between the cells. */
  Ended paste(String script) throws IOException, InterruptedException {
    ProcessBuilder builder =
        new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-cp",
            classPath(),
            MAIN,
            "--format",
            "plain",
            "--non-interactive");
    builder.directory(home.toFile());
    builder.environment().clear();
    builder.environment().put("NEO4J_ADDRESS", address);
    builder.environment().put("NEO4J_USERNAME", "neo4j");
    builder.environment().put("NEO4J_PASSWORD", password);
    Running running = Running.start(builder, home);
    running.type(script);
    return running.end();
  }

  /** The libraries of the tests, without the classes of the project. */
  private static String classPath() {
    List<String> entries =
        Arrays.asList(System.getProperty("java.class.path").split(File.pathSeparator));
    return entries.stream()
        .filter(entry -> entry.endsWith(".jar"))
        .collect(Collectors.joining(File.pathSeparator));
  }
}
