package dev.ikg.e2e;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The program as a person starts it: the real launcher, with a home of its own and nothing of the
 * environment of the build but the {@code PATH}. The current folder is the home, so that a relative
 * path in an argument cannot touch the project.
 */
final class Ikg {

  /** The folder of the project. */
  static final Path PROJECT = Path.of("").toAbsolutePath();

  /** The launcher. */
  static final String LAUNCHER = PROJECT.resolve("ikg").toString();

  /** One bundled case, the one that the examples are about. */
  static final String INTERCOM = PROJECT.resolve("data/cases/IL-0304.json").toString();

  private final Path home;
  private final Map<String, String> environment;

  private Ikg(Path home, Map<String, String> environment) {
    this.home = home;
    this.environment = environment;
  }

  /**
   * A program that nobody has used yet.
   *
   * @param home an empty folder; the default graph lies in {@code graph} below it
   */
  static Ikg in(Path home) throws IOException {
    Map<String, String> environment = new HashMap<>();
    environment.put("PATH", System.getenv("PATH"));
    environment.put("JAVA_HOME", System.getProperty("java.home"));
    environment.put("HOME", Files.createDirectories(home.resolve("user")).toString());
    environment.put("IKG_HOME", home.resolve("graph").toString());
    return new Ikg(home, Map.copyOf(environment));
  }

  /** The same with another variable in the environment. */
  Ikg with(String variable, String value) {
    Map<String, String> more = new HashMap<>(environment);
    more.put(variable, value);
    return new Ikg(home, Map.copyOf(more));
  }

  /** Where the default graph lies. */
  Path graph() {
    return Path.of(environment.get("IKG_HOME"));
  }

  Map<String, String> environment() {
    return environment;
  }

  /** Writes a file below the home and says where it is. */
  String file(String name, String content) throws IOException {
    return Files.writeString(home.resolve(name), content, StandardCharsets.UTF_8).toString();
  }

  /** Runs the program without input and waits for its end. */
  Ended run(String... arguments) throws IOException, InterruptedException {
    return start(arguments).end();
  }

  /** Runs the program with a text on its standard input and waits for its end. */
  Ended runOn(String input, String... arguments) throws IOException, InterruptedException {
    Running running = start(arguments);
    running.type(input);
    return running.end();
  }

  /** Starts the program. */
  Running start(String... arguments) throws IOException {
    List<String> command = new ArrayList<>(List.of(LAUNCHER));
    command.addAll(Arrays.asList(arguments));
    return startCommand(command);
  }

  /** Starts any command where the program would run, such as a script that calls it. */
  Running startCommand(List<String> command) throws IOException {
    ProcessBuilder builder = new ProcessBuilder(command).directory(home.toFile());
    builder.environment().clear();
    builder.environment().putAll(environment);
    return Running.start(builder, home);
  }
}
