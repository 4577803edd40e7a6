package dev.ikg.shell;

import java.util.List;
import java.util.Optional;
import org.jline.reader.Candidate;
import org.jline.reader.Completer;
import org.jline.reader.LineReader;
import org.jline.reader.ParsedLine;

/** Completes the names of commands, of their options, and the values of a choice. */
final class CommandCompletion implements Completer {

  private final CommandList commands;

  CommandCompletion(CommandList commands) {
    this.commands = commands;
  }

  @Override
  public void complete(LineReader reader, ParsedLine line, List<Candidate> candidates) {
    if (line.wordIndex() == 0) {
      commands.all().forEach(c -> candidates.add(word(c.getName(), c.getDescription())));
      return;
    }
    Optional<IkgCommand> command = commands.find(line.words().get(0));
    if (command.isEmpty()) {
      return;
    }
    if (command.get().getName().equals("help")) {
      commands.all().forEach(c -> candidates.add(word(c.getName(), c.getDescription())));
    }
    CommandSpec spec = command.get().spec();
    List<String> choices = choicesAfter(spec, line.words().get(line.wordIndex() - 1));
    if (!choices.isEmpty()) {
      choices.forEach(choice -> candidates.add(word(choice, "")));
    } else if (line.word().startsWith("-")) {
      spec.options().forEach(o -> candidates.add(word(o.typed(), o.description())));
    }
  }

  private static List<String> choicesAfter(CommandSpec spec, String previous) {
    return spec.options().stream()
        .filter(option -> option.typed().equals(previous))
        .findFirst()
        .map(OptionSpec::allowed)
        .orElse(List.of());
  }

  private static Candidate word(String word, String description) {
    return new Candidate(
        word, word, null, description.isEmpty() ? null : description, null, null, true);
  }
}
