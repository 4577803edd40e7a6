package dev.ikg.shell;

import org.springframework.shell.core.command.CommandParser;
import org.springframework.shell.core.command.ParsedInput;

/** Turns a line, or the words that the system gave, into a command with options and arguments. */
final class LineParser implements CommandParser {

  private final CommandList commands;

  LineParser(CommandList commands) {
    this.commands = commands;
  }

  @Override
  public ParsedInput parse(String line) {
    return parse(Tokenizer.words(line));
  }

  /**
   * Reads the command and what follows it.
   *
   * @param words at least one
   * @throws dev.ikg.problem.Failure of kind {@code USAGE}
   */
  ParsedInput parse(Words words) {
    Token first = words.tokens().get(0);
    // As a word a command of psql has lost its backslash.
    String typed = first.quoted() ? first.text() : words.asTyped(first);
    IkgCommand command =
        commands.find(first.text()).orElseThrow(() -> commands.unknown(typed, words.line()));
    return OptionParser.parse(command.spec(), words.from(1));
  }
}
