package dev.ikg.shell;

import dev.ikg.render.Ink;
import dev.ikg.render.Page;
import dev.ikg.render.TerminalStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/**
 * What the program reads from and writes to.
 *
 * @param in standard input
 * @param out standard output, for answers only
 * @param err standard error, for everything else
 * @param typed whether a person types on standard input
 * @param terminal whether a person reads standard output
 * @param told whether a person reads standard error
 * @param width the cells of a line, {@link Page#UNLIMITED} where there is no terminal
 * @param height the lines of the screen, 0 where it is not known
 * @param environment the environment variables
 */
public record Console(
    InputStream in,
    PrintStream out,
    PrintStream err,
    boolean typed,
    boolean terminal,
    boolean told,
    int width,
    int height,
    Map<String, String> environment) {

  static final String AUTO = "auto";

  public Console {
    environment = Map.copyOf(environment);
  }

  /** The same console with another size. */
  Console withSize(int newWidth, int newHeight) {
    return new Console(in, out, err, typed, terminal, told, newWidth, newHeight, environment);
  }

  /**
   * How text is set off.
   *
   * @param color when to colour: always, never, or where a person reads it
   * @param read whether a person reads it
   */
  Ink ink(String color, boolean read) {
    boolean dumb = environment.getOrDefault("TERM", "").equals("dumb");
    boolean auto = read && !isSet("NO_COLOR") && !dumb;
    return color.equals("always") || (color.equals(AUTO) && auto) ? Ink.ANSI : Ink.PLAIN;
  }

  /**
   * Standard output for what is the same in a file and on a screen; a terminal gets it with what
   * would act on it shown. Flush it at the end.
   *
   * @param json whether it is JSON
   */
  PrintStream exact(boolean json) {
    return terminal ? shown(out, json) : out;
  }

  /** Standard error for the same. */
  PrintStream exactAside(boolean json) {
    return told ? shown(err, json) : err;
  }

  private static PrintStream shown(PrintStream terminal, boolean json) {
    return new PrintStream(new TerminalStream(terminal, json), false, StandardCharsets.UTF_8);
  }

  /** Whether a variable is set to something that is not empty. */
  boolean isSet(String variable) {
    return !environment.getOrDefault(variable, "").isEmpty();
  }
}
