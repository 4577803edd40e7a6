package dev.ikg.shell;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.springframework.shell.core.command.CommandOption;
import org.springframework.shell.core.command.ParsedInput;

/** The options of a parsed line. */
final class GivenOptions {

  private GivenOptions() {}

  /** The values given for an option, in their order. */
  static List<String> values(ParsedInput input, String name) {
    return values(input.options(), name);
  }

  static List<String> values(List<CommandOption> options, String name) {
    List<String> values = new ArrayList<>();
    for (CommandOption option : options) {
      String value = option.value();
      if (name.equals(option.longName()) && value != null) {
        values.add(value);
      }
    }
    return values;
  }

  /** Every option with its last value. */
  static Map<String, String> all(ParsedInput input) {
    Map<String, String> all = new LinkedHashMap<>();
    for (CommandOption option : input.options()) {
      String name = option.longName();
      String value = option.value();
      if (name != null && value != null) {
        all.put(name, value);
      }
    }
    return all;
  }
}
