package dev.ikg.cypher;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A value that a saved question leaves open.
 *
 * @param name as it is given and as it stands in the question
 * @param type what it is
 * @param byDefault what it is where it is not given; empty where it must be given
 * @param example a value that gives an answer
 */
public record QuestionParameter(
    String name, ParameterType type, Optional<String> byDefault, String example) {

  /** How one is declared. */
  static final String FORM = "// parameter: NAME TYPE = DEFAULT, for example VALUE";

  private static final String EXAMPLE = ", for example ";
  private static final Pattern NAME_AND_TYPE =
      Pattern.compile("([a-z][a-z0-9_]*)\\s+([a-z][a-z-]*)\\s*(?:=(.*))?");

  /**
   * Reads {@code NAME TYPE = DEFAULT, for example VALUE}, of which one of the last two parts can be
   * missing. Empty where it is none or has an unknown type.
   */
  static Optional<QuestionParameter> parse(String declared) {
    int at = declared.indexOf(EXAMPLE);
    String first = at < 0 ? declared : declared.substring(0, at);
    String example = at < 0 ? "" : declared.substring(at + EXAMPLE.length()).strip();
    Matcher parts = NAME_AND_TYPE.matcher(first.strip());
    if (!parts.matches()) {
      return Optional.empty();
    }
    String written = parts.group(3);
    Optional<String> byDefault =
        Optional.ofNullable(written).map(String::strip).filter(value -> !value.isEmpty());
    String shown = example.isEmpty() ? byDefault.orElse("") : example;
    return shown.isEmpty()
        ? Optional.empty()
        : ParameterType.named(parts.group(2))
            .map(type -> new QuestionParameter(parts.group(1), type, byDefault, shown));
  }

  /** As a list shows it: {@code name=default}, or {@code name} where it must be given. */
  public String usage() {
    return byDefault.map(value -> name + "=" + value).orElse(name);
  }
}
