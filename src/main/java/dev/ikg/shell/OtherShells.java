package dev.ikg.shell;

import java.util.Map;
import java.util.Optional;

/**
 * What the fingers of people type who live in psql, cypher-shell, duckdb, sqlite or a file system.
 */
final class OtherShells {

  private static final String MARKS = "\\:.";

  private static final Map<String, String> COMMANDS =
      Map.ofEntries(
          Map.entry("q", "exit"),
          Map.entry("quit", "exit"),
          Map.entry("exit", "exit"),
          Map.entry("?", "help"),
          Map.entry("h", "help"),
          Map.entry("help", "help"),
          Map.entry("i", "run"),
          Map.entry("source", "run"),
          Map.entry("read", "run"),
          Map.entry("delete", "remove"),
          Map.entry("del", "remove"),
          Map.entry("rm", "remove"));

  private OtherShells() {}

  /** The command of ours that does what a command of another shell does. */
  static Optional<String> command(String word) {
    boolean marked = !word.isEmpty() && MARKS.indexOf(word.charAt(0)) >= 0;
    return Optional.ofNullable(COMMANDS.get(marked ? word.substring(1) : word));
  }
}
