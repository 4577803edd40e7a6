package dev.ikg.casework;

import dev.ikg.problem.Failure;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Which view of a graph is asked for.
 *
 * @param name the view
 * @param argument the id of a case or the text of a pattern; empty where a view takes none
 * @param where the pattern that a case must show to be in it
 * @param depth how many links away from its case a neighbourhood reaches
 * @param most how many nodes at most; 0 for all
 */
public record ViewRequest(Name name, String argument, Optional<String> where, int depth, int most) {

  public ViewRequest {
    if (argument.isEmpty() == name.takesArgument()) {
      throw Failure.of(
          Failure.Kind.USAGE,
          name.takesArgument()
              ? "the view " + name.word() + " needs " + name.argument
              : "the view " + name.word() + " takes nothing behind it: " + argument,
          "For example: " + name.example);
    }
  }

  /** The views. */
  public enum Name {
    ALL("", "export all --to all.html"),
    FACTORS("", "export factors --to factors.html"),
    ORGS_FACTORS("", "export orgs-factors --to orgs-factors.graphml"),
    RECURRENCES("", "export recurrences --to recurrences.svg"),
    CASE("the id of a case", "export case IL-0304 --depth 2 --to case.html"),
    PATTERN(
        "a pattern",
        "export pattern \"unpinned-version with automation-amplified\" --to pattern.html");

    private final String argument;
    private final String example;

    Name(String argument, String example) {
      this.argument = argument;
      this.example = example;
    }

    boolean takesArgument() {
      return !argument.isEmpty();
    }

    /** As it is typed. */
    public String word() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The view of a word. */
    public static Optional<Name> of(String word) {
      return Arrays.stream(values()).filter(name -> name.word().equals(word)).findFirst();
    }

    /** All words. */
    public static List<String> words() {
      return Arrays.stream(values()).map(Name::word).toList();
    }
  }

  /** The view as it was asked for. */
  String question() {
    return argument.isEmpty() ? name.word() : name.word() + " " + argument;
  }
}
