package dev.ikg.shell;

import java.util.ArrayList;
import java.util.List;

/**
 * Cuts a typed line into words. White space separates. Inside {@code '...'} everything stands for
 * itself; inside {@code "..."} a backslash keeps the next quote or backslash; outside quotes a
 * backslash keeps any next character. A quote may begin anywhere in a word, but an apostrophe right
 * after a letter or digit, as in {@code Tom's}, is no quote. A quote that is never closed reaches
 * to the end of the line; the word says so.
 */
final class Tokenizer {

  private final String line;
  private final List<Token> tokens = new ArrayList<>();
  private final StringBuilder word = new StringBuilder();
  private int at;
  private boolean closed = true;

  private Tokenizer(String line) {
    this.line = line;
  }

  /** The words of a line. */
  static Words words(String line) {
    Tokenizer tokenizer = new Tokenizer(line);
    tokenizer.run();
    return new Words(line, tokenizer.tokens);
  }

  /** A form of a text that is one word again when it is cut. */
  static String quoted(String text) {
    return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }

  /** Where the quote that opens at an index is closed; -1 where it is not. */
  static int closingQuote(String text, int open) {
    char quote = text.charAt(open);
    for (int i = open + 1; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == quote) {
        return i;
      }
      if (quote == '"' && c == '\\' && escapesNext(text, i)) {
        i++;
      }
    }
    return -1;
  }

  private void run() {
    while (skipSpace()) {
      int start = at;
      boolean quoted = opensQuote();
      readWord();
      tokens.add(new Token(word.toString(), start, at, quoted, closed));
    }
  }

  private boolean skipSpace() {
    while (at < line.length() && isSpace(line.charAt(at))) {
      at++;
    }
    return at < line.length();
  }

  private void readWord() {
    word.setLength(0);
    closed = true;
    while (at < line.length() && !isSpace(line.charAt(at))) {
      if (opensQuote()) {
        readQuoted();
      } else {
        if (line.charAt(at) == '\\' && at + 1 < line.length()) {
          at++;
        }
        word.append(line.charAt(at++));
      }
    }
  }

  private boolean opensQuote() {
    char c = line.charAt(at);
    boolean apostrophe = at > 0 && Character.isLetterOrDigit(line.charAt(at - 1));
    return c == '"' || (c == '\'' && !apostrophe);
  }

  private void readQuoted() {
    char quote = line.charAt(at);
    int close = closingQuote(line, at);
    int end = close < 0 ? line.length() : close;
    for (at++; at < end; at++) {
      if (quote == '"' && line.charAt(at) == '\\' && escapesNext(line, at)) {
        at++;
      }
      word.append(line.charAt(at));
    }
    if (close < 0) {
      closed = false;
    } else {
      at++;
    }
  }

  private static boolean escapesNext(String text, int backslash) {
    if (backslash + 1 >= text.length()) {
      return false;
    }
    char next = text.charAt(backslash + 1);
    return next == '"' || next == '\\';
  }

  private static boolean isSpace(char c) {
    return Character.isWhitespace(c) || c == '\u00A0';
  }
}
