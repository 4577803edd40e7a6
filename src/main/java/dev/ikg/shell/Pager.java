package dev.ikg.shell;

import dev.ikg.render.ScreenLines;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/** The program in which a person reads what is longer than the screen: {@code PAGER}, or less. */
final class Pager {

  private static final String USUAL = "less";
  private static final String NONE = "cat";

  /** With this a shell ends that finds no such program. */
  private static final int NOT_FOUND = 127;

  private Pager() {}

  /** Whether a text is one for a pager: it does not fit on the screen of a person. */
  static boolean isFor(String text, Console console, boolean wanted) {
    boolean person = console.terminal() && console.typed() && console.height() > 0;
    String pager = console.environment().getOrDefault("PAGER", USUAL);
    boolean off = pager.isBlank() || pager.equals(NONE);
    return person && wanted && !off && ScreenLines.of(text, console.width()) >= console.height();
  }

  /** Shows a text; false where the pager cannot be started. */
  static boolean show(String text, Console console) {
    Map<String, String> environment = console.environment();
    String pager = environment.getOrDefault("PAGER", USUAL);
    ProcessBuilder builder =
        new ProcessBuilder(
                "sh", "-c", "command -v ${1%% *} >/dev/null || exit 127; exec $1", "sh", pager)
            .redirectOutput(ProcessBuilder.Redirect.INHERIT)
            .redirectError(ProcessBuilder.Redirect.INHERIT);
    builder.environment().putIfAbsent("LESS", "FRX");
    builder.environment().putIfAbsent("LESSCHARSET", "utf-8");
    try {
      Process process = builder.start();
      boolean taken = write(text, process);
      int code = waitFor(process);
      // A pipe takes a short text even if nobody will ever read it.
      return code == 0 || (taken && code != NOT_FOUND);
    } catch (IOException notStarted) {
      return false;
    }
  }

  /** Hands the text over; a person may leave before all of it is read. */
  private static boolean write(String text, Process process) {
    try (OutputStream out = process.getOutputStream()) {
      out.write(text.getBytes(StandardCharsets.UTF_8));
      return true;
    } catch (IOException left) {
      return process.isAlive();
    }
  }

  /** Ctrl-C in a pager is for the pager. */
  private static int waitFor(Process process) {
    Thread atExit = new Thread(process.onExit()::join);
    Runtime.getRuntime().addShutdownHook(atExit);
    try {
      return process.onExit().join().exitValue();
    } finally {
      Runtime.getRuntime().removeShutdownHook(atExit);
    }
  }
}
