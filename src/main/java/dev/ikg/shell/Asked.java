package dev.ikg.shell;

import dev.ikg.answer.Cell;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What was asked, as data: enough for a program to ask the same again. How and where an answer is
 * written and which graph it comes from are no part of it, so that no address and no user is told.
 */
final class Asked {

  private static final Set<String> NO_PART =
      Stream.of(
              CommonOptions.WRITING,
              CommonOptions.GRAPH,
              List.of(CommonOptions.OUTPUT, CommonOptions.FORCE, CommonOptions.HELP))
          .flatMap(List::stream)
          .map(OptionSpec::name)
          .collect(Collectors.toUnmodifiableSet());

  private Asked() {}

  /** The value {@code asked} of an answer. */
  static Map<String, Cell> of(CommandSpec spec, Invocation invocation) {
    Map<String, Cell> options = new LinkedHashMap<>();
    spec.options().stream()
        .filter(option -> !NO_PART.contains(option.name()))
        .forEach(option -> options.put(option.name(), value(option, invocation)));
    Map<String, Cell> asked = new LinkedHashMap<>();
    asked.put("command", Cell.of(spec.name()));
    asked.put("arguments", Cell.ofTexts(invocation.arguments()));
    asked.put("options", new Cell.Fields(options));
    return Map.of("asked", new Cell.Fields(asked));
  }

  /** What the line or the session says; missing where the usual holds. */
  private static Cell value(OptionSpec option, Invocation invocation) {
    if (option.repeatable()) {
      return Cell.ofTexts(invocation.options(option.name()));
    }
    if (option.kind() == OptionSpec.Kind.FLAG) {
      return Cell.of(invocation.flag(option.name()));
    }
    Optional<String> given = invocation.option(option.name());
    boolean whole = option.kind() == OptionSpec.Kind.WHOLE;
    return given
        .map(text -> whole ? Cell.of(Long.parseLong(text)) : Cell.of(text))
        .orElse(Cell.missing());
  }
}
