package dev.ikg.question;

/**
 * One word or mark of a question.
 *
 * @param kind what it is
 * @param text the word as typed; of a quoted word what stands between the quotes, escapes resolved
 * @param span where it stands, quotes included
 */
record Token(Kind kind, String text, Span span) {

  enum Kind {
    WORD,
    QUOTED,
    OPEN,
    CLOSE,
    COMMA,
    END
  }

  /** Whether this is the given word of the language, in any case and without quotes. */
  boolean is(String word) {
    return kind == Kind.WORD && text.equalsIgnoreCase(word);
  }

  /** Whether this is one of the given words of the language. */
  boolean isOneOf(Iterable<String> words) {
    for (String word : words) {
      if (is(word)) {
        return true;
      }
    }
    return false;
  }

  boolean is(Kind wanted) {
    return kind == wanted;
  }

  /** Whether it can only be a word of the language. */
  boolean isReserved() {
    return kind == Kind.WORD && ReservedWords.contains(text);
  }
}
