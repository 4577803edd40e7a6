package dev.ikg.shell;

import dev.ikg.problem.Failure;
import java.util.ArrayList;
import java.util.List;

/**
 * A Cypher statement that stands on several lines. It is over at a semicolon, at a blank line, or
 * where it is one text in quotes.
 */
final class OpenStatement {

  private static final String END = ";";

  private OpenStatement() {}

  /** Whether a line is the beginning of a statement that is not over. */
  static boolean goesOn(String line) {
    Words words = Tokenizer.words(line);
    if (words.isEmpty() || !words.tokens().get(0).text().equalsIgnoreCase(CypherCommand.NAME)) {
      return false;
    }
    boolean asksForHelp =
        words.tokens().stream()
            .map(Token::text)
            .anyMatch(
                text ->
                    text.equals("--" + OptionParser.HELP) || text.equals(OptionParser.SHORT_HELP));
    return !asksForHelp && !isOver(line) && !isQuoted(words);
  }

  /** Whether the last command of a text of several lines goes on. */
  static boolean isLastOpen(String text) {
    List<String> commands = commands(text);
    return goesOn(commands.get(commands.size() - 1));
  }

  /** The commands of a text of several lines, such as a paste: one a line, but for statements. */
  static List<String> commands(String text) {
    List<String> commands = new ArrayList<>();
    String command = "";
    boolean open = false;
    for (String line : text.split("\n", -1)) {
      command = open ? command + "\n" + line : line;
      open = goesOn(command);
      if (!open) {
        commands.add(command);
      }
    }
    if (open) {
      commands.add(command);
    }
    return commands;
  }

  private static boolean isOver(String line) {
    return line.strip().endsWith(END) || line.substring(line.lastIndexOf('\n') + 1).isBlank();
  }

  /** Whether the statement, which options can stand before, is one text in quotes. */
  private static boolean isQuoted(Words words) {
    try {
      return OptionParser.behindOptions(CypherCommand.SPEC, words.from(1)).tokens().stream()
          .findFirst()
          .filter(first -> first.quoted() && first.closed())
          .isPresent();
    } catch (Failure wrongOption) {
      return false;
    }
  }

  /** A line without a semicolon at its end, as other shells want it; quotes keep one. */
  static String withoutEnd(String line) {
    String text = line.strip();
    if (!text.endsWith(END) || text.endsWith("\\" + END)) {
      return line;
    }
    Words words = Tokenizer.words(text);
    boolean open = !words.tokens().get(words.tokens().size() - 1).closed();
    return open ? line : text.substring(0, text.length() - END.length());
  }
}
