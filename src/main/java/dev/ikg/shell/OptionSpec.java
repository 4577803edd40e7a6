package dev.ikg.shell;

import java.util.List;

/**
 * An option of a command, defined once for the parser, the help and completion.
 *
 * @param name without the dashes
 * @param kind what kind of value it takes
 * @param value the word for its value in the help; empty for a flag
 * @param allowed the values of a choice; empty otherwise
 * @param description what it does, in one line
 * @param repeatable whether it may be given several times
 */
record OptionSpec(
    String name,
    Kind kind,
    String value,
    List<String> allowed,
    String description,
    boolean repeatable) {

  /** What kind of value an option takes. */
  enum Kind {
    FLAG,
    TEXT,
    WHOLE,
    CHOICE
  }

  private static final String PATTERN = "PATTERN";

  OptionSpec {
    allowed = List.copyOf(allowed);
  }

  static OptionSpec flag(String name, String description) {
    return new OptionSpec(name, Kind.FLAG, "", List.of(), description, false);
  }

  static OptionSpec text(String name, String value, String description) {
    return new OptionSpec(name, Kind.TEXT, value, List.of(), description, false);
  }

  /** An option whose value is a whole number from 0. */
  static OptionSpec whole(String name, String value, String description) {
    return new OptionSpec(name, Kind.WHOLE, value, List.of(), description, false);
  }

  static OptionSpec choice(String name, List<String> allowed, String description) {
    return new OptionSpec(
        name, Kind.CHOICE, String.join("|", allowed), allowed, description, false);
  }

  /** An option whose value is a pattern. */
  static OptionSpec pattern(String name, String description) {
    return text(name, PATTERN, description);
  }

  /** Whether its value is a pattern. */
  boolean isPattern() {
    return value.equals(PATTERN);
  }

  /** The same option, which may be given several times. */
  OptionSpec repeated() {
    return new OptionSpec(name, kind, value, allowed, description, true);
  }

  /** As it is typed. A name of one letter has one dash. */
  String typed() {
    return (name.length() == 1 ? "-" : "--") + name;
  }

  /** As the help shows it. */
  String usage() {
    return kind == Kind.FLAG ? typed() : typed() + " " + value;
  }
}
