package dev.ikg.shell;

import dev.ikg.problem.Credentials;
import dev.ikg.problem.Failure;
import dev.ikg.render.Ink;
import dev.ikg.render.ProblemText;
import dev.ikg.render.ShownText;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.channels.ClosedByInterruptException;

/** The one place that turns what went wrong into an exit code and a word on standard error. */
final class ExitCodes {

  static final int DONE = 0;
  static final int CONTENT = 1;
  static final int USAGE = 2;
  static final int GRAPH = 3;
  static final int OUR_FAULT = 70;
  static final int INTERRUPTED = 130;

  private ExitCodes() {}

  /**
   * Reports what went wrong.
   *
   * @param console where to; the trace of a fault of ours is shown only with {@code IKG_DEBUG}
   * @param ink how it is set off
   * @return the exit code
   */
  static int report(Throwable wrong, Console console, Ink ink) {
    PrintStream err = console.err();
    if (wrong instanceof Failure failure) {
      err.println(ProblemText.of(failure.problems(), ink));
    } else if (interrupted(wrong)) {
      err.println("interrupted");
    } else {
      err.println(
          ink.wrong("This is a fault of the program (code " + OUR_FAULT + ")")
              + ": "
              + ShownText.of(Credentials.hidden(wrong.toString())));
    }
    int code = of(wrong);
    if (console.isSet("IKG_DEBUG")) {
      StringWriter trace = new StringWriter();
      wrong.printStackTrace(new PrintWriter(trace, true));
      err.print(ShownText.lines(Credentials.hidden(trace.toString()), false));
    } else if (code == OUR_FAULT) {
      err.println("  With IKG_DEBUG=1 it shows where.");
    }
    err.flush();
    return code;
  }

  /** The exit code of what went wrong. */
  static int of(Throwable wrong) {
    if (wrong instanceof Failure failure) {
      return switch (failure.kind()) {
        case CONTENT -> CONTENT;
        case USAGE -> USAGE;
        case GRAPH -> GRAPH;
        case INTERRUPTED -> INTERRUPTED;
      };
    }
    return interrupted(wrong) ? INTERRUPTED : OUR_FAULT;
  }

  private static boolean interrupted(Throwable wrong) {
    for (Throwable cause = wrong; cause != null; cause = cause.getCause()) {
      if (cause instanceof InterruptedException || cause instanceof ClosedByInterruptException) {
        return true;
      }
    }
    return false;
  }
}
