package dev.ikg.question;

import dev.ikg.question.Token.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Text to tokens, in one pass. */
final class Lexer {

  /** The quotes that open a word where a token starts, and what closes them. */
  private static final Map<Character, Character> QUOTES =
      Map.of('"', '"', '\'', '\'', '“', '”', '”', '”', '‘', '’', '’', '’');

  private final String text;
  private final Problems problems;
  private final List<Token> tokens = new ArrayList<>();
  private int at;

  private Lexer(String text, Problems problems) {
    this.text = text;
    this.problems = problems;
  }

  /** All tokens of a text, the last of kind {@code END}. */
  static List<Token> tokens(String text, Problems problems) {
    Lexer lexer = new Lexer(text, problems);
    lexer.run();
    return lexer.tokens;
  }

  private void run() {
    while (at < text.length()) {
      char c = text.charAt(at);
      if (isSpace(c)) {
        at++;
      } else if (isMark(c)) {
        mark(c);
      } else if (QUOTES.containsKey(c)) {
        quoted(c);
      } else {
        word();
      }
    }
    int end = tokens.isEmpty() ? 0 : tokens.get(tokens.size() - 1).span().end();
    tokens.add(new Token(Kind.END, "", new Span(end, end)));
  }

  private void mark(char c) {
    Kind kind = c == '(' ? Kind.OPEN : c == ')' ? Kind.CLOSE : Kind.COMMA;
    tokens.add(new Token(kind, String.valueOf(c), new Span(at, at + 1)));
    at++;
  }

  /** A backslash gives a quote or a backslash its plain meaning; before others it is itself. */
  private void quoted(char open) {
    char close = QUOTES.getOrDefault(open, open);
    int start = at++;
    StringBuilder content = new StringBuilder();
    while (at < text.length() && text.charAt(at) != close) {
      if (text.charAt(at) == '\\' && at + 1 < text.length() && isEscapable(text.charAt(at + 1))) {
        at++;
      }
      content.append(text.charAt(at++));
    }
    boolean closed = at < text.length();
    if (closed) {
      at++;
    } else {
      problems.add(
          new Span(start, text.length()),
          "this quote is never closed",
          "Put `" + close + "` where the quoted words end.");
    }
    refuseUnseen(start, false);
    tokens.add(new Token(Kind.QUOTED, content.toString(), new Span(start, at)));
  }

  /** Whether the quoted word that stands somewhere has its closing quote. */
  static boolean isClosed(String text, Span quoted) {
    char close = QUOTES.getOrDefault(text.charAt(quoted.start()), '"');
    for (int i = quoted.start() + 1; i < quoted.end(); i++) {
      if (text.charAt(i) == close) {
        return true;
      }
      boolean escapes = text.charAt(i) == '\\' && i + 1 < quoted.end();
      i += escapes && isEscapable(text.charAt(i + 1)) ? 1 : 0;
    }
    return false;
  }

  private void word() {
    int start = at;
    while (at < text.length() && !endsWord(text.charAt(at))) {
      at++;
    }
    refuseUnseen(start, true);
    tokens.add(new Token(Kind.WORD, text.substring(start, at), new Span(start, at)));
  }

  /** A straight apostrophe belongs to the word it stands in, except right behind a colon. */
  private boolean endsWord(char c) {
    return isSpace(c)
        || isMark(c)
        || c == '"'
        || c == '“'
        || (QUOTES.containsKey(c) && text.charAt(at - 1) == ':');
  }

  /** Half a character can be stored nowhere; what cannot be seen must not decide a look-up. */
  private void refuseUnseen(int start, boolean bare) {
    for (int i = start, width; i < at; i += width) {
      int c = text.codePointAt(i);
      width = Character.charCount(c);
      if (Character.getType(c) == Character.SURROGATE || (bare && isUnseen(c))) {
        problems.add(
            new Span(i, i + width),
            String.format("U+%04X is a character that cannot be seen", c),
            "Delete it" + (bare ? ", or put the word in quotes." : "."));
      }
    }
  }

  /** Whether a character leaves no mark; the joiners inside words of some scripts are kept. */
  static boolean isUnseen(int c) {
    int type = Character.getType(c);
    return type == Character.CONTROL || (type == Character.FORMAT && c != 0x200C && c != 0x200D);
  }

  static boolean isSpace(int c) {
    return Character.isWhitespace(c) || Character.isSpaceChar(c);
  }

  static boolean isMark(int c) {
    return c == '(' || c == ')' || c == ',';
  }

  static boolean isQuote(int c) {
    return c <= Character.MAX_VALUE && QUOTES.containsKey((char) c);
  }

  private static boolean isEscapable(char c) {
    return c == '\\' || QUOTES.containsKey(c);
  }
}
