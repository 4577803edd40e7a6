package dev.ikg.shell;

import dev.ikg.casework.Desk;
import dev.ikg.casework.GraphChoice;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;

/**
 * What commands share from the first to the last: the console, the options given for all of them,
 * the open graphs, and how the last command ended.
 */
final class Session implements AutoCloseable {

  private final Function<GraphChoice, Desk> desks;
  private Map<String, String> options;
  private final Map<GraphChoice, Desk> open = new HashMap<>();
  private Console console;
  private int code;
  private boolean leaving;

  /**
   * A session.
   *
   * @param desks makes the desk of a graph, which costs nothing until it is used
   * @param options values of options that hold for every command which has them
   */
  Session(Console console, Function<GraphChoice, Desk> desks, Map<String, String> options) {
    this.console = console;
    this.desks = desks;
    this.options = Map.copyOf(options);
  }

  Console console() {
    return console;
  }

  Map<String, String> options() {
    return options;
  }

  /** Other options hold from now on. */
  void options(Map<String, String> newOptions) {
    options = Map.copyOf(newOptions);
  }

  /** The desk of a graph; the same one for the same graph. */
  Desk desk(GraphChoice choice) {
    return open.computeIfAbsent(choice, desks);
  }

  /** How the last command ended. */
  int code() {
    return code;
  }

  /** Keeps how a command ended. */
  void ended(int newCode) {
    code = newCode;
  }

  /** Whether no further command is wanted. */
  boolean leaving() {
    return leaving;
  }

  /** No further command is wanted. */
  void leave() {
    leaving = true;
  }

  /** The terminal has another size. */
  void resized(int width) {
    console = console.withWidth(width);
  }

  @Override
  public void close() {
    open.values().forEach(Desk::close);
    open.clear();
  }
}
