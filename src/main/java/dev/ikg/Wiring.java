package dev.ikg;

import dev.ikg.casework.Desk;
import dev.ikg.casework.GraphChoice;
import dev.ikg.casework.GraphDesk;
import dev.ikg.graph.Graph;
import dev.ikg.graph.Opening;
import dev.ikg.graph.Target;
import dev.ikg.neo4j.GraphOpener;
import dev.ikg.problem.Failure;
import dev.ikg.shell.Shell;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Puts the rooms together: which graph a command works on, and how it is opened. */
final class Wiring {

  private static final String DEFAULT_USER = "neo4j";
  private static final Pattern SCHEME = Pattern.compile("(bolt|neo4j)(\\+s|\\+ssc)?");

  private final Map<String, String> environment;
  private final Consumer<String> notice;
  private final Function<String, Optional<String>> passwords;
  private final Map<GraphChoice, Target> targets = new HashMap<>();

  /**
   * A wiring.
   *
   * @param environment the variables of the process
   * @param notice is told what a person should know while waiting, a line each
   * @param passwords asks a person for the password of a server; empty where nobody is there
   */
  Wiring(
      Map<String, String> environment,
      Consumer<String> notice,
      Function<String, Optional<String>> passwords) {
    this.environment = environment;
    this.notice = notice;
    this.passwords = passwords;
  }

  /**
   * The desk of the graph that a person chose. Nothing is opened yet, and nobody is asked for a
   * password: much of what a desk does needs no graph.
   */
  Desk desk(GraphChoice choice) {
    boolean byDefault = choice.folder().isEmpty() && uri(choice).isEmpty();
    return new GraphDesk(
        opening -> open(choice, byDefault ? always(opening) : opening),
        () -> GraphOpener.examine(chosen(choice)),
        byDefault ? bundledCases() : Optional.empty(),
        notice,
        Shell.version());
  }

  /** The graph that is used where none is named need not be made by hand. */
  private static Opening always(Opening opening) {
    return opening == Opening.REHEARSE || opening == Opening.SERVE ? opening : Opening.DEFAULT;
  }

  /** Opens a graph; where that fails, a person is asked for the password again the next time. */
  private Graph open(GraphChoice choice, Opening opening) {
    boolean opened = false;
    try {
      Graph graph = GraphOpener.open(chosen(choice), opening, notice);
      opened = true;
      return graph;
    } finally {
      if (!opened) {
        targets.remove(choice);
      }
    }
  }

  /** The graph of a choice, for which a person is asked once. */
  private Target chosen(GraphChoice choice) {
    return targets.computeIfAbsent(choice, this::target);
  }

  private Optional<String> uri(GraphChoice choice) {
    return choice.uri().or(() -> variable("NEO4J_URI"));
  }

  private Target target(GraphChoice choice) {
    if (choice.folder().isPresent()) {
      return new Target.Folder(Path.of(choice.folder().get()));
    }
    return uri(choice)
        .<Target>map(uri -> server(uri, choice))
        .orElseGet(() -> new Target.Folder(defaultFolder()));
  }

  private Target.Server server(String uri, GraphChoice choice) {
    try {
      URI address = URI.create(uri);
      return new Target.Server(
          address,
          choice.user().or(() -> variable("NEO4J_USERNAME")).orElse(DEFAULT_USER),
          canBeServer(address) ? password(String.valueOf(address.getHost()), choice) : "",
          choice.database().or(() -> variable("NEO4J_DATABASE")));
    } catch (IllegalArgumentException notAnAddress) {
      throw Failure.of(
              Failure.Kind.USAGE,
              "\"" + uri + "\" is no address.",
              "Use bolt://HOST:7687 or neo4j://HOST:7687.")
          .causedBy(notAnAddress);
    }
  }

  /** Nobody is asked for the password of an address that is none; what opens it says so. */
  private static boolean canBeServer(URI address) {
    return address.getScheme() != null
        && SCHEME.matcher(address.getScheme()).matches()
        && address.getHost() != null;
  }

  /** From the file named on the command line, the environment, a file named there, or a person. */
  private String password(String server, GraphChoice choice) {
    return choice
        .passwordFile()
        .map(Wiring::firstLine)
        .or(() -> variable("NEO4J_PASSWORD"))
        .or(() -> variable("NEO4J_PASSWORD_FILE").map(Wiring::firstLine))
        .or(() -> passwords.apply(server))
        .orElseThrow(Wiring::noPassword);
  }

  private static String firstLine(String file) {
    try (Stream<String> lines = Files.lines(Path.of(file))) {
      return lines.findFirst().orElse("");
    } catch (IOException | UncheckedIOException | InvalidPathException unreadable) {
      throw Failure.of(
              Failure.Kind.USAGE,
              "The password file " + file + " cannot be read.",
              "It is a text file with the password on its first line.")
          .causedBy(unreadable);
    }
  }

  private static Failure noPassword() {
    return Failure.of(
        Failure.Kind.USAGE,
        "There is no password for the server.",
        "Set NEO4J_PASSWORD, or name a file that holds it with --password-file; a password is never"
            + " taken from the command line.");
  }

  /** {@code $IKG_HOME}, else {@code ikg} in the user's data folder by the XDG rules. */
  private Path defaultFolder() {
    Optional<Path> home = variable("IKG_HOME").map(Path::of);
    Optional<Path> data = variable("XDG_DATA_HOME").map(Path::of).filter(Path::isAbsolute);
    return home.orElseGet(
        () -> data.orElseGet(() -> userHome().resolve(Path.of(".local", "share"))).resolve("ikg"));
  }

  /** What {@code HOME} says: Java's own property does not look at it. */
  private Path userHome() {
    return Path.of(variable("HOME").orElseGet(() -> System.getProperty("user.home")));
  }

  private Optional<String> variable(String name) {
    return Optional.ofNullable(environment.get(name)).filter(value -> !value.isBlank());
  }

  /** The cases that come with the program; the launcher says where it stands. */
  private static Optional<Path> bundledCases() {
    return Optional.ofNullable(System.getProperty("ikg.home"))
        .map(h -> Path.of(h, "data", "cases"));
  }
}
