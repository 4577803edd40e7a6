package dev.ikg.shell;

import dev.ikg.problem.Failure;
import java.util.LinkedHashMap;
import java.util.Map;

/** The values of the parameters of a saved question. */
final class GivenValues {

  static final OptionSpec OPTION =
      OptionSpec.text("param", "NAME=VALUE", "a value of a parameter").repeated();

  private GivenValues() {}

  /**
   * The values that a line gives.
   *
   * @throws Failure of kind {@code USAGE} where one has no name or comes twice
   */
  static Map<String, String> of(Invocation invocation) {
    Map<String, String> values = new LinkedHashMap<>();
    for (String each : invocation.options(OPTION.name())) {
      int equals = each.indexOf('=');
      if (equals < 1) {
        throw Failure.of(
            Failure.Kind.USAGE,
            "--param needs a name and a value, not '" + each + "'",
            "Write --param NAME=VALUE.");
      }
      String name = each.substring(0, equals);
      if (values.put(name, each.substring(equals + 1)) != null) {
        throw Failure.of(
            Failure.Kind.USAGE, "--param " + name + " is given twice", "Give it once.");
      }
    }
    return values;
  }
}
