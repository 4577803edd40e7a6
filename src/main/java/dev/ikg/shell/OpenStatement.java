package dev.ikg.shell;

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

  private static boolean isOver(String line) {
    return line.strip().endsWith(END) || line.substring(line.lastIndexOf('\n') + 1).isBlank();
  }

  /** Whether the statement, which options can stand before, is one text in quotes. */
  private static boolean isQuoted(Words words) {
    int first = 1;
    while (first < words.tokens().size() && words.tokens().get(first).text().startsWith("-")) {
      first += 2;
    }
    return first < words.tokens().size()
        && words.tokens().get(first).quoted()
        && words.tokens().get(first).closed();
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
