package dev.ikg;

import dev.ikg.neo4j.DriverThreads;
import dev.ikg.render.ShownText;
import dev.ikg.shell.Shell;
import dev.ikg.shell.StandardStreams;
import java.util.List;

/** The program. */
public final class Main {

  private Main() {}

  /** A line for a person who waits; a terminal obeys no name of a folder in it. */
  private static void notice(String line) {
    System.err.println(ShownText.of(line));
  }

  /** Runs a command, a script or the shell, and ends the process with the exit code. */
  public static void main(String[] arguments) {
    Wiring wiring = new Wiring(System.getenv(), Main::notice, StandardStreams::password);
    int code = new Shell(wiring::desk).run(List.of(arguments), StandardStreams.console());
    DriverThreads.awaitRest();
    // The threads of the embedded server are no daemons: only an exit ends them.
    System.exit(code);
  }
}
