package dev.ikg.shell;

import java.util.Map;
import java.util.Optional;

/** What the fingers of people type who live in psql, cypher-shell, duckdb or sqlite. */
final class OtherShells {

  private static final String MARKS = "\\:.";

  private static final Map<String, String> COMMANDS =
      Map.of(
          "q", "exit",
          "quit", "exit",
          "exit", "exit",
          "?", "help",
          "h", "help",
          "help", "help",
          "i", "run",
          "source", "run",
          "read", "run");

  private OtherShells() {}

  /** The command of ours that does what a command of another shell does. */
  static Optional<String> command(String word) {
    boolean marked = !word.isEmpty() && MARKS.indexOf(word.charAt(0)) >= 0;
    return Optional.ofNullable(COMMANDS.get(marked ? word.substring(1) : word));
  }
}
