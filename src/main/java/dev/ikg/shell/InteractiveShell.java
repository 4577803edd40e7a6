package dev.ikg.shell;

import dev.ikg.problem.Failure;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.springframework.shell.jline.JLineShellRunner;

/** A person at a terminal, line by line, until {@code exit} or Ctrl-D. */
final class InteractiveShell {

  /**
   * Lines that are not kept, as JLine writes patterns: a plain colon would part two of them. A
   * paste has several lines, which the beginning lets a star stand for.
   */
  private static final String PASSWORD_IN_AN_ADDRESS = "(?s)*\\://*\\:*@*";

  private final Session session;
  private final CommandList commands;
  private final CommandRunner runner;

  InteractiveShell(Session session, CommandList commands, CommandRunner runner) {
    this.session = session;
    this.commands = commands;
    this.runner = runner;
  }

  /** Runs until the person leaves; what failed on the way has been said and does not count. */
  int run() throws IOException {
    try (Terminal terminal =
        TerminalBuilder.builder().system(true).encoding(StandardCharsets.UTF_8).build()) {
      LineReader reader = reader(terminal);
      terminal.writer().print(Greeting.of(session.desk(session.graph()), session.aside()));
      terminal.flush();
      interruptCommandsOf(terminal);
      new JLineShellRunner(
              new TypedLines(reader, session, runner), runner.parser(), runner.registry())
          .run(new String[0]);
      reader.getHistory().save();
    } catch (IOException | Failure wrong) {
      throw wrong;
    } catch (Exception wrong) {
      throw new IllegalStateException("the shell ended", wrong);
    }
    return ExitCodes.DONE;
  }

  private LineReader reader(Terminal terminal) {
    LineEditing editing =
        new LineEditing(new LineCompletion(commands, line -> CompletionSource.of(session, line)));
    LineReaderBuilder reader =
        LineReaderBuilder.builder()
            .appName("ikg")
            .terminal(terminal)
            .parser(editing)
            .completer(editing)
            .completionMatcher(editing)
            // Otherwise an exclamation mark in a line would be taken for a history event.
            .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
            .option(LineReader.Option.HISTORY_IGNORE_SPACE, true)
            .variable(LineReader.HISTORY_IGNORE, PASSWORD_IN_AN_ADDRESS)
            .variable(LineReader.SECONDARY_PROMPT_PATTERN, "%P %M> ")
            .variable(LineReader.HISTORY_SIZE, 2_000)
            .variable(LineReader.HISTORY_FILE_SIZE, 10_000);
    HistoryFile.in(session.console().environment())
        .ifPresent(file -> reader.variable(LineReader.HISTORY_FILE, file));
    return reader.build();
  }

  /** Ctrl-C ends the command that runs and not the program. */
  private static void interruptCommandsOf(Terminal terminal) {
    Thread commands = Thread.currentThread();
    terminal.handle(Terminal.Signal.INT, signal -> commands.interrupt());
  }
}
