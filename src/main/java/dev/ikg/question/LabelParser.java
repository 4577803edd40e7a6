package dev.ikg.question;

import dev.ikg.incident.Facet;
import dev.ikg.question.Label.Word;
import dev.ikg.question.Token.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Reads labels: the longest run of words that are not reserved. */
final class LabelParser {

  private final Cursor cursor;

  LabelParser(Cursor cursor) {
    this.cursor = cursor;
  }

  /** The label that begins here; empty where something else does. */
  Optional<Label> run() {
    return run(List.of());
  }

  /** The label that begins with some words and goes on here. */
  Optional<Label> run(List<Word> begun) {
    List<Word> words = new ArrayList<>(begun);
    while (isLabelWord(cursor.peek())) {
      Token token = cursor.next();
      words.add(new Word(token.text(), token.is(Kind.QUOTED), token.span()));
    }
    if (words.isEmpty()) {
      return Optional.empty();
    }
    Label label = new Label(words);
    if (label.text().isBlank()) {
      throw cursor.failure(
          label.span(), "this label is empty", "Write a label between the quotes.");
    }
    return Optional.of(label);
  }

  private boolean isLabelWord(Token token) {
    return token.is(Kind.QUOTED)
        || (token.is(Kind.WORD) && !token.isReserved() && facetPrefix(token).isEmpty());
  }

  /** The facet whose word and a colon begin a token. */
  Optional<Facet> facetPrefix(Token token) {
    return prefix(token).flatMap(LabelParser::facet);
  }

  /** What stands before the first colon of a word; empty where there is none. */
  static Optional<String> prefix(Token token) {
    int colon = token.is(Kind.WORD) ? token.text().indexOf(':') : -1;
    return colon < 0 ? Optional.empty() : Optional.of(token.text().substring(0, colon));
  }

  /** The facet that a word names, in any case. */
  static Optional<Facet> facet(String word) {
    return Facet.named(word.toLowerCase(Locale.ROOT));
  }
}
