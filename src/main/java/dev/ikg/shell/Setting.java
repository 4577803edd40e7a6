package dev.ikg.shell;

import dev.ikg.render.Format;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Something that can be set for a session, in the environment or in the configuration file. */
enum Setting {
  FORMAT(Format.words(), "table", "how answers are written"),
  LANG(List.of("en", "ko"), "en", "language of texts, where a case has it"),
  COLOR(List.of("auto", "always", "never"), "auto", "when answers are coloured"),
  HEADER("on", "names of columns"),
  WIDE("off", "tables as wide as their longest row"),
  VERTICAL("off", "a row below the other, a line for each value"),
  WIDTH(Kind.WHOLE, "", "cells of a line; 0 for any (default: the terminal's)"),
  LIMIT(
      Kind.WHOLE,
      "",
      "rows of every command that takes --limit (default: 20, or all; see its help)"),
  WHERE(Kind.PATTERN, "", "only the cases that a pattern selects, for all that take --where"),
  TIME("off", "how long each command took"),
  PAGER("on", "a pager for answers that are longer than the screen"),
  ECHO("off", "each command of a script on standard error before it runs"),
  KEEP_GOING("off", "a script goes on after a command that fails"),
  TIMEOUT(Kind.TEXT, "60s", "how long a statement may take"),
  MAX_ROWS(Kind.WHOLE, "10000", "how many rows a statement may give"),
  GRAPH(Kind.PATH, "", "folder of the graph (default: IKG_HOME, or the user's data folder)"),
  URI(Kind.TEXT, "", "address of a Neo4j server", "NEO4J_URI"),
  USER(Kind.TEXT, "neo4j", "who logs in to the server", "NEO4J_USERNAME"),
  DATABASE(Kind.TEXT, "", "database on the server", "NEO4J_DATABASE");

  /** What kind of value a setting takes. */
  private enum Kind {
    CHOICE,
    SWITCH,
    WHOLE,
    PATTERN,
    PATH,
    TEXT
  }

  private final Kind kind;
  private final List<String> allowed;
  private final String usual;
  private final String says;
  private final String variable;

  Setting(List<String> allowed, String usual, String says) {
    this(Kind.CHOICE, allowed, usual, says, "");
  }

  Setting(String usual, String says) {
    this(Kind.SWITCH, List.of("on", "off"), usual, says, "");
  }

  Setting(Kind kind, String usual, String says) {
    this(kind, List.of(), usual, says, "");
  }

  Setting(Kind kind, String usual, String says, String variable) {
    this(kind, List.of(), usual, says, variable);
  }

  Setting(Kind kind, List<String> allowed, String usual, String says, String variable) {
    this.kind = kind;
    this.allowed = allowed;
    this.usual = usual;
    this.says = says;
    this.variable = variable;
  }

  /** The name that a person types. */
  String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The setting of a name. */
  static Optional<Setting> named(String word) {
    return Arrays.stream(values()).filter(setting -> setting.word().equals(word)).findFirst();
  }

  /** All names. */
  static List<String> words() {
    return Arrays.stream(values()).map(Setting::word).toList();
  }

  /** The value where nobody gave one; empty where there is none. */
  String usual() {
    return usual;
  }

  /** What it does. */
  String says() {
    return says;
  }

  /** The variable of the environment. */
  String variable() {
    return variable.isEmpty() ? "IKG_" + name() : variable;
  }

  /** Whether its variable is one that other Neo4j tools read too. */
  boolean isOfNeo4j() {
    return !variable.isEmpty();
  }

  /** What its value can be, for completion. */
  Offer offer() {
    return switch (kind) {
      case CHOICE, SWITCH -> Offer.choice(allowed);
      case PATTERN -> Offer.PATTERN;
      case PATH -> Offer.PATH;
      case WHOLE, TEXT -> Offer.ANYTHING;
    };
  }

  /** What is wrong with a value; empty where nothing is. */
  Optional<String> refusal(String value) {
    boolean fits =
        switch (kind) {
          case CHOICE, SWITCH -> allowed.contains(value);
          case WHOLE -> value.matches("[0-9]{1,9}");
          case PATTERN, PATH, TEXT -> !value.isBlank();
        };
    if (fits) {
      return Optional.empty();
    }
    String can =
        allowed.isEmpty()
            ? (kind == Kind.WHOLE ? "It is a whole number." : "It needs a value.")
            : Nearest.hint(value, allowed);
    return Optional.of(can);
  }

  /** The option of commands that means the same, with its value; none where it is off. */
  Map<String, String> asOption(String value) {
    if (this == HEADER) {
      return value.equals("off") ? Map.of("no-header", "true") : Map.of();
    }
    if (kind == Kind.SWITCH && this != PAGER) {
      return value.equals("on") ? Map.of(word(), "true") : Map.of();
    }
    return Map.of(word(), value);
  }
}
