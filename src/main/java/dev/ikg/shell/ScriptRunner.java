package dev.ikg.shell;

import dev.ikg.problem.Credentials;
import dev.ikg.render.ShownText;
import java.io.BufferedReader;
import java.io.IOException;
import java.util.List;

/**
 * Runs commands that stand one in a line; a Cypher statement may go on over several. Blank lines
 * and lines that begin with {@code #} or {@code //} are passed over.
 */
final class ScriptRunner {

  static final OptionSpec KEEP_GOING =
      OptionSpec.flag("keep-going", "go on after a command that fails");

  static final OptionSpec ECHO =
      OptionSpec.flag("echo", "show each command on standard error before it runs");

  private static final String BYTE_ORDER_MARK = "\uFEFF";

  private final Session session;
  private final CommandRunner runner;

  ScriptRunner(Session session, CommandRunner runner) {
    this.session = session;
    this.runner = runner;
  }

  /**
   * Runs a script until its end, {@code exit}, or the first command that fails.
   *
   * @param name the script's name in messages
   * @param keepGoing whether to go on after a failure; not after an interrupt
   * @return the code of the first command that failed, 0 where none did
   */
  int run(String name, BufferedReader lines, boolean keepGoing) throws IOException {
    session.separateTables();
    int firstFailure = ExitCodes.DONE;
    int number = 0;
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      number++;
      int begins = number;
      String command = number == 1 && line.startsWith(BYTE_ORDER_MARK) ? line.substring(1) : line;
      while (OpenStatement.goesOn(command)) {
        String more = lines.readLine();
        if (more == null) {
          break;
        }
        number++;
        command += "\n" + more;
      }
      command = OpenStatement.withoutEnd(command);
      int code = isCommand(command) ? run(command) : ExitCodes.DONE;
      if (code != ExitCodes.DONE) {
        firstFailure = firstFailure == ExitCodes.DONE ? code : firstFailure;
        boolean goOn = keepGoing && code != ExitCodes.INTERRUPTED;
        report(name + ":" + begins + ": " + (goOn ? "failed: " : "stopped at: "), command);
        if (!goOn) {
          return code;
        }
      }
      if (session.leaving()) {
        break;
      }
    }
    return firstFailure;
  }

  private int run(String command) {
    if (session.options().containsKey(ECHO.name())) {
      session.console().out().flush();
      say("> ", command.strip());
    }
    return runner.run(Tokenizer.words(command));
  }

  /** Whether a line is more than white space or a comment. */
  static boolean isCommand(String line) {
    String text = line.strip();
    return !text.isEmpty()
        && !text.startsWith("#")
        && !text.startsWith("//")
        && !Tokenizer.words(line).isEmpty();
  }

  private void report(String where, String command) {
    List<String> lines = command.strip().lines().toList();
    say(where, lines.get(0) + (lines.size() > 1 ? " ..." : ""));
  }

  /** Repeats what was typed, but for secrets and what a terminal would obey. */
  private void say(String before, String typed) {
    String shown = ShownText.lines(Credentials.hidden(typed), false);
    session.console().err().println(before + shown);
    session.console().err().flush();
  }
}
