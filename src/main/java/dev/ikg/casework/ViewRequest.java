package dev.ikg.casework;

import dev.ikg.problem.Failure;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * Which view of a graph is asked for.
 *
 * @param name the view
 * @param arguments ids of cases, the text of a pattern, or the id of a saved question; as many as
 *     the view takes
 * @param where the pattern that a case must show to be in it
 * @param depth how many links away from its case a neighbourhood reaches
 * @param most how many nodes at most; 0 for all
 * @param values of the parameters of a saved question, as they were typed
 * @param folders with saved questions of the user, the most important first
 */
public record ViewRequest(
    Name name,
    List<String> arguments,
    Optional<String> where,
    int depth,
    int most,
    Map<String, String> values,
    List<Path> folders) {

  /** How many arguments a view takes at most. */
  public static final int MOST_ARGUMENTS = 2;

  public ViewRequest {
    arguments = List.copyOf(arguments);
    values = Map.copyOf(values);
    folders = List.copyOf(folders);
    if (arguments.size() != name.takes || arguments.contains("")) {
      throw Failure.of(
          Failure.Kind.USAGE,
          name.takes == 0
              ? "the view " + name.word() + " takes nothing behind it: " + arguments.get(0)
              : "the view " + name.word() + " needs " + name.needs,
          "For example: " + name.example);
    }
    if (!values.isEmpty() && name != Name.QUESTION) {
      throw Failure.of(
          Failure.Kind.USAGE,
          "the view " + name.word() + " has no parameters",
          "--param belongs to `export question ID`.");
    }
  }

  /** The views. */
  public enum Name {
    ALL(0, "", "export all --to all.html"),
    FACTORS(0, "", "export factors --to factors.html"),
    ORGS_FACTORS(0, "", "export orgs-factors --to orgs-factors.graphml"),
    RECURRENCES(0, "", "export recurrences --to recurrences.svg"),
    CASE(1, "the id of a case", "export case IL-0304 --depth 2 --to case.html"),
    PATTERN(
        1,
        "one pattern, in quotes",
        "export pattern \"unpinned-version with automation-amplified\" --to pattern.html"),
    PATH(2, "the ids of two cases", "export path IL-0304 datadog-2023-03-08 --to path.html"),
    QUESTION(1, "the id of a saved question", "export question fail-together --to together.html");

    private final int takes;
    private final String needs;
    private final String example;

    Name(int takes, String needs, String example) {
      this.takes = takes;
      this.needs = needs;
      this.example = example;
    }

    /** How many words stand behind it. */
    public int takes() {
      return takes;
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

  /** What is asked about: the only argument, or the first. */
  String argument() {
    return arguments.get(0);
  }

  /** The view as it was asked for. */
  String question() {
    StringBuilder question = new StringBuilder(name.word());
    arguments.forEach(argument -> question.append(' ').append(argument));
    values.entrySet().stream()
        .sorted(Map.Entry.comparingByKey())
        .forEach(
            value ->
                question.append(' ').append(value.getKey()).append('=').append(value.getValue()));
    return question.toString();
  }
}
