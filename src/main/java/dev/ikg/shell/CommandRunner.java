package dev.ikg.shell;

import dev.ikg.problem.Failure;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import org.springframework.shell.core.InputReader;
import org.springframework.shell.core.command.CommandContext;
import org.springframework.shell.core.command.CommandExecutionException;
import org.springframework.shell.core.command.CommandExecutor;
import org.springframework.shell.core.command.CommandNotFoundException;
import org.springframework.shell.core.command.CommandRegistry;
import org.springframework.shell.core.command.ParsedInput;

/** Runs one command at a time, whichever way it came in. */
final class CommandRunner {

  /** Commands read the console's streams themselves. */
  private static final InputReader NO_INPUT = new InputReader() {};

  private final Session session;
  private final LineParser parser;
  private final CommandRegistry registry;
  private final CommandExecutor executor;

  CommandRunner(Session session, CommandList commands) {
    this.session = session;
    this.parser = new LineParser(commands);
    this.registry = commands.registry();
    this.executor = new CommandExecutor(registry);
  }

  LineParser parser() {
    return parser;
  }

  CommandRegistry registry() {
    return registry;
  }

  /** Runs a command and reports what goes wrong; gives its exit code. */
  int run(Words words) {
    try {
      ParsedInput parsed = parser.parse(words);
      PrintWriter out = new PrintWriter(session.console().out(), false, StandardCharsets.UTF_8);
      executor.execute(new CommandContext(parsed, registry, out, NO_INPUT));
    } catch (Failure | CommandExecutionException | CommandNotFoundException wrong) {
      session.ended(ExitCodes.report(wrong, session.console(), session.aside()));
    }
    return session.code();
  }
}
