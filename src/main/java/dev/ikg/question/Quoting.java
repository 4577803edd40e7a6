package dev.ikg.question;

/** Text as one quoted word of the pattern language. */
public final class Quoting {

  private Quoting() {}

  /** A word that the parser reads as exactly this text, in which nothing has a special meaning. */
  public static String quoted(String text) {
    return Unparser.quoted(text);
  }

  /** Whether the character at an index of a question stands inside a quoted word. */
  public static boolean isInsideQuotes(String question, int index) {
    Problems ignored = new Problems(question);
    return Lexer.tokens(question, ignored).stream()
        .filter(token -> token.is(Token.Kind.QUOTED))
        .anyMatch(token -> token.span().start() < index && index < token.span().end());
  }
}
