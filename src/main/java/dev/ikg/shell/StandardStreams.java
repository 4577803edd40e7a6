package dev.ikg.shell;

import dev.ikg.render.Page;
import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/** The streams of this process. */
public final class StandardStreams {

  /**
   * The property in which the launcher says which streams are terminals: {@code i} for standard
   * input, {@code o} for standard output and {@code e} for standard error. Java cannot tell them
   * apart, and without the launcher neither counts as one.
   */
  private static final String TERMINALS = "ikg.terminals";

  private static final int BUFFER = 1 << 16;
  private static final int FILE_TYPE = 0170000;
  private static final int REGULAR_FILE = 0100000;
  private static final int CHARACTER_DEVICE = 0020000;

  private StandardStreams() {}

  /** The console of this process; it writes UTF-8 whatever the locale is. */
  public static Console console() {
    String terminals = System.getProperty(TERMINALS, "");
    boolean terminal = terminals.contains("o");
    Map<String, String> environment = System.getenv();
    return new Console(
        System.in,
        stream(FileDescriptor.out, BUFFER),
        stream(FileDescriptor.err, 1 << 10),
        terminals.contains("i"),
        terminal,
        terminals.contains("e"),
        number(environment, "COLUMNS", Page.UNLIMITED),
        number(environment, "LINES", 0),
        environment);
  }

  /** Asks the person at the terminal for a password, unseen; empty where nobody sits there. */
  public static Optional<String> password(String server) {
    boolean person = System.getProperty(TERMINALS, "").contains("i");
    return Optional.ofNullable(person ? System.console() : null)
        .flatMap(
            terminal -> Optional.ofNullable(terminal.readPassword("Password for %s: ", server)))
        .map(String::new);
  }

  /** A size that a variable gives; the launcher sets it from the terminal. */
  private static int number(Map<String, String> environment, String variable, int otherwise) {
    String value = environment.getOrDefault(variable, "");
    return value.matches("[1-9][0-9]{0,4}") ? Integer.parseInt(value) : otherwise;
  }

  private static PrintStream stream(FileDescriptor descriptor, int buffer) {
    return new PrintStream(
        new BufferedOutputStream(new FileOutputStream(descriptor), buffer),
        false,
        StandardCharsets.UTF_8);
  }

  /**
   * Whether standard output keeps what is written, as a file does. Where it does not, a write that
   * fails means that the reader has gone, which is no fault.
   */
  static boolean outputIsKept() {
    try {
      Object mode = Files.getAttribute(Path.of("/dev/stdout"), "unix:mode");
      int type = (Integer) mode & FILE_TYPE;
      boolean device = type == CHARACTER_DEVICE && System.getProperty(TERMINALS, "o").isEmpty();
      return type == REGULAR_FILE || device;
    } catch (IOException | UnsupportedOperationException | IllegalArgumentException notKnown) {
      return false;
    }
  }
}
