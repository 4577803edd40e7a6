package dev.ikg.shell;

import dev.ikg.problem.Failure;
import java.util.ArrayDeque;
import java.util.Queue;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.UserInterruptException;
import org.jline.terminal.Terminal;
import org.jline.utils.AttributedString;
import org.springframework.shell.jline.JLineInputProvider;

/**
 * The lines that a person types, one command each. Only lines that can be run are handed on: Spring
 * Shell would write what is wrong with the others on standard output.
 */
final class TypedLines extends JLineInputProvider {

  private final Session session;
  private final CommandRunner runner;
  private final Queue<String> waiting = new ArrayDeque<>();

  TypedLines(LineReader reader, Session session, CommandRunner runner) {
    super(reader);
    this.session = session;
    this.runner = runner;
    setPromptProvider(
        () -> {
          boolean narrowed = session.options().containsKey(InsightOptions.WHERE.name());
          return new AttributedString(Greeting.prompt(session.graph(), narrowed));
        });
  }

  /**
   * The next command.
   *
   * @throws EndOfFileException at Ctrl-D and after {@code exit}, which ends Spring Shell's loop in
   *     silence
   */
  @Override
  public String readInput() {
    while (!session.leaving()) {
      session.console().out().flush();
      session.console().err().flush();
      // An interrupt that came after its command had ended must not hit the next one.
      Thread.interrupted();
      String line = OpenStatement.withoutEnd(nextLine());
      if (ScriptRunner.isCommand(line) && canRun(line)) {
        return line;
      }
    }
    throw new EndOfFileException();
  }

  /** What is left of a paste of several lines, unless its last command was interrupted. */
  private String nextLine() {
    if (session.code() == ExitCodes.INTERRUPTED) {
      waiting.clear();
    }
    if (waiting.isEmpty()) {
      waiting.addAll(OpenStatement.commands(readLine()));
      Terminal terminal = getLineReader().getTerminal();
      session.resized(terminal.getWidth(), terminal.getHeight());
    }
    return waiting.remove();
  }

  private String readLine() {
    try {
      return super.readInput();
    } catch (UserInterruptException cleared) {
      return "";
    }
  }

  private boolean canRun(String line) {
    try {
      String command = runner.parser().parse(line).commandName();
      if (command.equals(ExitCommand.NAME)) {
        session.leave();
        return false;
      }
      return true;
    } catch (Failure wrong) {
      session.ended(ExitCodes.report(wrong, session.console(), session.aside()));
      return false;
    }
  }
}
