package dev.ikg.cypher;

import java.util.ArrayList;
import java.util.List;

/**
 * The words and marks of a Cypher statement, without comments and white space, so that what stands
 * in a string is never taken for a word of the language. What the language may take for a space
 * counts as one here.
 */
final class CypherTokens {

  /** What a token is. */
  enum Kind {
    /** A keyword or a name without backticks. */
    WORD,
    /** A name in backticks, which is never a keyword. */
    QUOTED_NAME,
    /** {@code $name}; its text is the name. */
    PARAMETER,
    STRING,
    MARK
  }

  /**
   * A token.
   *
   * @param text of a name or a parameter without what encloses it
   * @param start the first character in the statement
   * @param end one past the last
   */
  record Token(Kind kind, String text, int start, int end) {

    boolean isWord(String word) {
      return kind == Kind.WORD && text.equalsIgnoreCase(word);
    }

    boolean isMark(String mark) {
      return kind == Kind.MARK && text.equals(mark);
    }

    boolean isName() {
      return kind == Kind.WORD || kind == Kind.QUOTED_NAME;
    }
  }

  private final String statement;
  private final List<Token> tokens = new ArrayList<>();
  private int at;

  private CypherTokens(String statement) {
    this.statement = statement;
  }

  /** The tokens of a statement; what is not closed goes on to its end. */
  static List<Token> of(String statement) {
    CypherTokens reading = new CypherTokens(statement);
    while (reading.at < statement.length()) {
      reading.next();
    }
    return reading.tokens;
  }

  private void next() {
    int start = at;
    int c = statement.codePointAt(at);
    if (statement.startsWith("//", at)) {
      skipTo("\n", "\r");
    } else if (statement.startsWith("/*", at)) {
      at += 2;
      skipTo("*/");
      at = Math.min(at + 2, statement.length());
    } else if (c == '\'' || c == '"') {
      string((char) c);
      tokens.add(new Token(Kind.STRING, statement.substring(start, at), start, at));
    } else if (c == '`') {
      tokens.add(new Token(Kind.QUOTED_NAME, quotedName(), start, at));
    } else if (c == '$') {
      at++;
      parameter(start);
    } else if (isPart(c)) {
      tokens.add(new Token(Kind.WORD, word(), start, at));
    } else {
      at += Character.charCount(c);
      if (c > ' ' && c < 0x7F) {
        tokens.add(new Token(Kind.MARK, statement.substring(start, at), start, at));
      }
    }
  }

  private void skipTo(String... ends) {
    while (at < statement.length()) {
      for (String end : ends) {
        if (statement.startsWith(end, at)) {
          return;
        }
      }
      at++;
    }
  }

  private void string(char quote) {
    at++;
    while (at < statement.length() && statement.charAt(at) != quote) {
      at += statement.charAt(at) == '\\' ? 2 : 1;
    }
    at = Math.min(at + 1, statement.length());
  }

  /** A backtick is written twice where it belongs to the name. */
  private String quotedName() {
    StringBuilder name = new StringBuilder();
    at++;
    while (at < statement.length()) {
      char c = statement.charAt(at++);
      boolean twice = c == '`' && statement.startsWith("`", at);
      if (c == '`' && !twice) {
        break;
      }
      at += twice ? 1 : 0;
      name.append(c);
    }
    return name.toString();
  }

  private void parameter(int start) {
    boolean quoted = statement.startsWith("`", at);
    String name = quoted ? quotedName() : word();
    tokens.add(new Token(Kind.PARAMETER, name, start, at));
  }

  private String word() {
    int start = at;
    while (at < statement.length() && isPart(statement.codePointAt(at))) {
      at += Character.charCount(statement.codePointAt(at));
    }
    return statement.substring(start, at);
  }

  private static boolean isPart(int c) {
    int type = Character.getType(c);
    return Character.isLetterOrDigit(c)
        || type == Character.CONNECTOR_PUNCTUATION
        || type == Character.NON_SPACING_MARK
        || type == Character.COMBINING_SPACING_MARK
        || type == Character.LETTER_NUMBER;
  }
}
