package dev.ikg.shell;

import dev.ikg.casework.Desk;
import dev.ikg.casework.GraphChoice;
import dev.ikg.problem.Failure;
import dev.ikg.shell.CommandSpec.Arguments;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.springframework.shell.core.command.ParsedInput;

/**
 * The program behind its three doors: one command, a script, or a person at a terminal. Commands,
 * options and exit codes are the same behind each.
 */
public final class Shell {

  private static final String COMMAND_LINE = "c";
  private static final String VERSION = "version";

  /** What may stand before a command. */
  static final CommandSpec OPTIONS =
      new CommandSpec(
          "ikg",
          List.of(),
          CommandSpec.Group.SHELL,
          "the incident knowledge graph",
          Arguments.NONE,
          CommonOptions.with(
              List.of(
                  OptionSpec.text(COMMAND_LINE, "COMMAND", "run a line; may be given several times")
                      .repeated(),
                  ScriptRunner.KEEP_GOING,
                  ScriptRunner.ECHO,
                  CommonOptions.LANGUAGE),
              CommonOptions.WRITING,
              CommonOptions.GRAPH,
              List.of(OptionSpec.flag(VERSION, "say which version this is"))),
          List.of());

  private final Function<GraphChoice, Desk> desks;

  /**
   * The program.
   *
   * @param desks makes the desk of a graph, which costs nothing until it is used
   */
  public Shell(Function<GraphChoice, Desk> desks) {
    this.desks = desks;
  }

  /** The version of the program; {@code development} where it is not from a jar. */
  public static String version() {
    return Optional.ofNullable(Shell.class.getPackage().getImplementationVersion())
        .orElse("development");
  }

  /**
   * Runs the program.
   *
   * @param arguments exactly as the system gave them
   * @return the exit code: 0 done, 1 content rejected, 2 used wrongly, 3 graph not reached, 70 a
   *     fault of ours, 130 interrupted
   */
  public int run(List<String> arguments, Console console) {
    try {
      OptionParser.Leading leading = OptionParser.leading(OPTIONS, Words.ofArguments(arguments));
      try (Session session = new Session(console, desks, settings(console, leading.options()))) {
        return new Doors(session).enter(leading);
      }
    } catch (IOException | RuntimeException | StackOverflowError | OutOfMemoryError wrong) {
      return ExitCodes.report(wrong, console, console.ink(Console.AUTO, console.told()));
    } finally {
      console.out().flush();
      console.err().flush();
    }
  }

  private static Settings settings(Console console, ParsedInput leading) {
    Map<String, String> options = GivenOptions.all(leading);
    options.keySet().removeAll(List.of(COMMAND_LINE, VERSION, OptionParser.HELP));
    Map<String, String> environment = console.environment();
    return new Settings(ConfigurationFile.read(environment), environment, options);
  }

  /** One run of the program. */
  private static final class Doors {
    private final Session session;
    private final CommandList commands;
    private final CommandRunner runner;
    private final ScriptRunner scripts;

    Doors(Session session) {
      this.session = session;
      this.commands = new AllCommands(session, this::scripts).list();
      this.runner = new CommandRunner(session, commands);
      this.scripts = new ScriptRunner(session, runner);
    }

    private ScriptRunner scripts() {
      return scripts;
    }

    int enter(OptionParser.Leading leading) throws IOException {
      List<String> lines = GivenOptions.values(leading.options(), COMMAND_LINE);
      if (!GivenOptions.values(leading.options(), OptionParser.HELP).isEmpty()) {
        return help(leading.rest());
      }
      if (!GivenOptions.values(leading.options(), VERSION).isEmpty()) {
        return runner.run(Tokenizer.words("version"));
      }
      if (!lines.isEmpty()) {
        return runLines(lines, leading.rest());
      }
      if (!leading.rest().isEmpty()) {
        return runner.run(leading.rest());
      }
      if (session.console().typed() && session.console().terminal()) {
        return new InteractiveShell(session, commands, runner).run();
      }
      return scripts.run("standard input", standardInput(), keepGoing());
    }

    private int help(Words rest) {
      boolean all = rest.isEmpty();
      return runner.run(
          Words.ofArguments(all ? List.of("help") : List.of("help", rest.tokens().get(0).text())));
    }

    private int runLines(List<String> lines, Words rest) throws IOException {
      if (!rest.isEmpty()) {
        throw Failure.of(
            Failure.Kind.USAGE,
            "-c and a command do not go together: " + rest.tokens().get(0).text(),
            "Put the whole command into quotes behind -c.");
      }
      int firstFailure = ExitCodes.DONE;
      for (int i = 0; i < lines.size() && !session.leaving(); i++) {
        String name = "-c " + (i + 1);
        int code =
            scripts.run(name, new BufferedReader(new StringReader(lines.get(i))), keepGoing());
        firstFailure = firstFailure == ExitCodes.DONE ? code : firstFailure;
        if (code == ExitCodes.INTERRUPTED || (code != ExitCodes.DONE && !keepGoing())) {
          return code;
        }
      }
      return firstFailure;
    }

    private boolean keepGoing() {
      return session.options().containsKey(ScriptRunner.KEEP_GOING.name());
    }

    private BufferedReader standardInput() {
      return new BufferedReader(
          new InputStreamReader(session.console().in(), StandardCharsets.UTF_8));
    }
  }
}
