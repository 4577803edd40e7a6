package dev.ikg.shell;

import dev.ikg.problem.Failure;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.springframework.shell.core.command.CommandRegistry;

/** All commands, in the order of the help. */
final class CommandList {

  private final List<IkgCommand> commands;

  CommandList(List<IkgCommand> commands) {
    this.commands = List.copyOf(commands);
  }

  List<IkgCommand> all() {
    return commands;
  }

  /** The names and their aliases. */
  List<String> words() {
    List<String> words = new ArrayList<>();
    for (IkgCommand command : commands) {
      words.add(command.getName());
      words.addAll(command.getAliases());
    }
    return words;
  }

  /**
   * The command of a name or alias.
   *
   * @throws Failure of kind {@code USAGE} with the nearest name
   */
  IkgCommand named(String word) {
    return find(word).orElseThrow(() -> unknown(word, word));
  }

  /** The command of a name or alias, in small letters or capitals. */
  Optional<IkgCommand> find(String word) {
    String name = word.toLowerCase(Locale.ROOT);
    return commands.stream()
        .filter(command -> command.getName().equals(name) || command.getAliases().contains(name))
        .findFirst();
  }

  /** The failure of a line whose first word is no command. */
  Failure unknown(String word, String line) {
    String otherwise =
        line.strip().contains(" ")
            ? "To ask a pattern: ask " + line.strip()
            : "'help' lists the commands.";
    String hint =
        OtherShells.command(word)
            .or(() -> Nearest.to(word, words()))
            .map(near -> "Did you mean '" + near + "'?")
            .orElse(otherwise);
    return Failure.of(Failure.Kind.USAGE, "there is no command '" + word + "'", hint);
  }

  CommandRegistry registry() {
    CommandRegistry registry = new CommandRegistry();
    commands.forEach(registry::registerCommand);
    return registry;
  }
}
