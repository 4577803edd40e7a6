package dev.ikg.shell;

import java.util.ArrayList;
import java.util.List;

/**
 * A command line as words that remember where they stand.
 *
 * @param line the whole line
 * @param tokens its words in order
 */
record Words(String line, List<Token> tokens) {

  Words {
    tokens = List.copyOf(tokens);
  }

  /**
   * The words that the system gave to the program, each exactly as it is. The line is what they
   * look like side by side.
   */
  static Words ofArguments(List<String> arguments) {
    List<Token> tokens = new ArrayList<>(arguments.size());
    StringBuilder line = new StringBuilder();
    for (String argument : arguments) {
      line.append(line.isEmpty() && tokens.isEmpty() ? "" : " ");
      int start = line.length();
      line.append(argument);
      tokens.add(new Token(argument, start, line.length(), false, true));
    }
    return new Words(line.toString(), tokens);
  }

  /** These words without the first ones. */
  Words from(int first) {
    return new Words(line, tokens.subList(first, tokens.size()));
  }

  boolean isEmpty() {
    return tokens.isEmpty();
  }

  /** What a word looks like in the line, quotes and all. */
  String asTyped(Token token) {
    return line.substring(token.start(), token.end());
  }

  /**
   * Some of these words as they were typed, with the spaces that were typed between neighbours and
   * one space where a word in between is left out. One quoted word alone loses its quotes.
   *
   * @param kept which words, as indexes in ascending order
   */
  String asTyped(List<Integer> kept) {
    if (kept.size() == 1 && isOneQuotedText(tokens.get(kept.get(0)))) {
      return tokens.get(kept.get(0)).text();
    }
    StringBuilder typed = new StringBuilder();
    for (int i = 0; i < kept.size(); i++) {
      int index = kept.get(i);
      if (i > 0) {
        boolean neighbours = kept.get(i - 1) == index - 1;
        int gap = tokens.get(index - 1).end();
        typed.append(neighbours ? line.substring(gap, tokens.get(index).start()) : " ");
      }
      typed.append(asTyped(tokens.get(index)));
    }
    return typed.toString();
  }

  private boolean isOneQuotedText(Token token) {
    String typed = asTyped(token);
    return token.quoted()
        && token.closed()
        && Tokenizer.closingQuote(typed, 0) == typed.length() - 1;
  }
}
