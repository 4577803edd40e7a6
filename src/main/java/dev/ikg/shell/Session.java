package dev.ikg.shell;

import dev.ikg.casework.Desk;
import dev.ikg.casework.GraphChoice;
import dev.ikg.casework.Spent;
import dev.ikg.render.Ink;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;

/**
 * What commands share from the first to the last: the console, the options given for all of them,
 * the open graphs, and how the last command ended.
 */
final class Session implements AutoCloseable {

  private final Function<GraphChoice, Desk> desks;
  private final Settings settings;
  private Map<String, String> overlay = Map.of();
  private final Map<GraphChoice, Desk> open = new HashMap<>();
  private Console console;
  private int code;
  private boolean leaving;
  private boolean separated;
  private int tables;

  /**
   * A session.
   *
   * @param desks makes the desk of a graph, which costs nothing until it is used
   * @param settings values that hold for every command which has such an option
   */
  Session(Console console, Function<GraphChoice, Desk> desks, Settings settings) {
    this.console = console;
    this.desks = desks;
    this.settings = settings;
  }

  Console console() {
    return console;
  }

  /** How what went wrong is set off, where no line says it. */
  Ink aside() {
    return console.ink(options().getOrDefault("color", Console.AUTO), console.told());
  }

  Settings settings() {
    return settings;
  }

  /** Values of options that hold for every command which has them. */
  Map<String, String> options() {
    Map<String, String> options = settings.options();
    options.putAll(overlay);
    return options;
  }

  /** Options that hold over the settings from now on; gives those that did so before. */
  Map<String, String> overlay(Map<String, String> options) {
    Map<String, String> before = overlay;
    overlay = Map.copyOf(options);
    return before;
  }

  /** The graph that commands use which name none. */
  GraphChoice graph() {
    return Invocation.ofOptions(options()).graph();
  }

  /** The desk of a graph; the same one for the same graph. */
  Desk desk(GraphChoice choice) {
    return open.computeIfAbsent(choice, desks);
  }

  /** The time that all desks have spent. */
  Spent spent() {
    Duration opening = Duration.ZERO;
    Duration graph = Duration.ZERO;
    for (Desk desk : open.values()) {
      opening = opening.plus(desk.spent().opening());
      graph = graph.plus(desk.spent().graph());
    }
    return new Spent(opening, graph);
  }

  /** Several commands may run, whose tables are kept apart by a blank line. */
  void separateTables() {
    separated = true;
  }

  /** What stands between the last table and the next. */
  String beforeTable() {
    String before = separated && tables > 0 ? "\n" : "";
    tables++;
    return before;
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
  void resized(int width, int height) {
    console = console.withSize(width, height);
  }

  @Override
  public void close() {
    open.values().forEach(Desk::close);
    open.clear();
  }
}
