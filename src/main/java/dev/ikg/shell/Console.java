package dev.ikg.shell;

import dev.ikg.render.Page;
import java.io.InputStream;
import java.io.PrintStream;
import java.util.Map;

/**
 * What the program reads from and writes to.
 *
 * @param in standard input
 * @param out standard output, for answers only
 * @param err standard error, for everything else
 * @param typed whether a person types on standard input
 * @param terminal whether a person reads standard output
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
    int width,
    int height,
    Map<String, String> environment) {

  public Console {
    environment = Map.copyOf(environment);
  }

  /** The same console with another size. */
  Console withSize(int newWidth, int newHeight) {
    return new Console(in, out, err, typed, terminal, newWidth, newHeight, environment);
  }

  /** Whether a variable is set to something that is not empty. */
  boolean isSet(String variable) {
    return !environment.getOrDefault(variable, "").isEmpty();
  }
}
