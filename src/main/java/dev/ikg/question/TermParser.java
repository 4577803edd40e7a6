package dev.ikg.question;

import dev.ikg.incident.Facet;
import dev.ikg.question.Label.Word;
import dev.ikg.question.Token.Kind;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** Reads one term. */
final class TermParser {

  private static final String GROUP = "group:";

  private final Cursor cursor;
  private final LabelParser labels;

  TermParser(Cursor cursor) {
    this.cursor = cursor;
    this.labels = new LabelParser(cursor);
  }

  /** The term that begins here. */
  Term term() {
    Token token = cursor.peek();
    if (token.is("all")) {
      return new Term.All(cursor.next().span());
    }
    if (token.is("same")) {
      cursor.next();
      return new Term.Same(facet(), toHere(token));
    }
    if (token.is("known") || token.is("unknown")) {
      cursor.next();
      Field field = field(token);
      return token.is("known")
          ? new Term.Known(field, toHere(token))
          : new Term.Unknown(field, toHere(token));
    }
    if (token.is("text") || token.is("promised")) {
      cursor.next();
      String words = quoted(token);
      return token.is("text")
          ? new Term.Text(words, toHere(token))
          : new Term.Promised(words, toHere(token));
    }
    return named(token);
  }

  private Facet facet() {
    Token token = cursor.peek();
    String word = token.is(Kind.WORD) ? token.text() : "";
    Optional<Facet> facet =
        LabelParser.facet(word).or(() -> Dimension.named(word).flatMap(Dimension::facet));
    if (facet.isEmpty()) {
      throw cursor.failure(
          "expected a facet after `same`, found " + cursor.shown(),
          choice("same", word, Facet.words()));
    }
    cursor.next();
    return facet.get();
  }

  private Field field(Token before) {
    Token token = cursor.peek();
    Optional<Field> field = token.is(Kind.WORD) ? Field.named(token.text()) : Optional.empty();
    if (field.isEmpty()) {
      throw cursor.failure(
          "expected a field after `" + before.text() + "`, found " + cursor.shown(),
          choice(before.text(), token.text(), Field.allWords()));
    }
    cursor.next();
    return field.get();
  }

  private static String choice(String before, String written, List<String> words) {
    return Suggestions.word(written, words)
        .map(word -> "Did you mean `" + before + " " + word + "`?")
        .orElse("One of: " + String.join(", ", words) + ".");
  }

  private String quoted(Token before) {
    Token token = cursor.peek();
    if (!token.is(Kind.QUOTED)) {
      String words = labels.run().map(l -> cursor.textOf(l.span())).orElse("split brain");
      throw cursor.failure(
          token.span().to(cursor.previous().span()),
          "`" + before.text() + "` takes words in quotes",
          "Write `" + before.text() + " \"" + words.replace("\"", "") + "\"`.");
    }
    if (token.text().isBlank()) {
      throw cursor.failure(
          "there are no words to look for",
          "Write them between the quotes: `" + before.text() + " \"split brain\"`.");
    }
    return cursor.next().text();
  }

  private Term named(Token token) {
    Optional<String> prefix = LabelParser.prefix(token);
    if (prefix.isPresent()) {
      Optional<Facet> facet = labels.facetPrefix(token);
      return inFacet(facet.orElseThrow(() -> unknownFacet(token, prefix.get())));
    }
    Label label = labels.run().orElseThrow(() -> unexpected(token));
    refuseColon(label);
    if (label.isWildcard() && isStars(label.text())) {
      throw cursor.failure(
          label.span(),
          "`*` alone does not say of what",
          "Write `all` for every case, or `factor:*` for any factor.");
    }
    return new Term.Name(Optional.empty(), label, label.span());
  }

  private Term inFacet(Facet facet) {
    Token token = cursor.next();
    int from = token.text().indexOf(':') + 1;
    boolean group = token.text().regionMatches(true, from, GROUP, 0, GROUP.length());
    from += group ? GROUP.length() : 0;
    int start = token.span().start() + from;
    Word first = new Word(token.text().substring(from), false, new Span(start, token.span().end()));
    Optional<Label> read = labels.run(first.text().isEmpty() ? List.of() : List.of(first));
    Label label = read.orElseThrow(() -> noLabel(token, facet));
    Span span = toHere(token);
    if (group) {
      return new Term.Group(facet, label, span);
    }
    return label.isWildcard() && isStars(label.text())
        ? new Term.AnyOf(facet, span)
        : new Term.Name(Optional.of(facet), label, span);
  }

  private RuntimeException noLabel(Token prefix, Facet facet) {
    String word = facet.word() + ":";
    if (cursor.isAt(Kind.OPEN)) {
      return cursor.failure(
          "a list cannot stand behind `" + prefix.text() + "`",
          "Name the facet in each part: `any of (" + word + "a, " + word + "b)`.");
    }
    return cursor.failure(
        prefix.span(),
        "expected a label after `" + prefix.text() + "`, found " + cursor.shown(),
        "Any label of the facet is `" + word + "*`; a label that is a reserved word needs quotes.");
  }

  /** A colon further on in a bare label is most likely a second term. */
  private void refuseColon(Label label) {
    for (Word word : label.words()) {
      if (!word.quoted() && word.text().indexOf(':') >= 0) {
        String prefix = word.text().substring(0, word.text().indexOf(':'));
        throw unknownFacet(new Token(Kind.WORD, word.text(), word.span()), prefix);
      }
    }
  }

  private RuntimeException unknownFacet(Token token, String prefix) {
    cursor.next();
    String rest = token.text().substring(prefix.length());
    String hint =
        Suggestions.word(prefix, Facet.words())
            .map(word -> "Did you mean `" + word + rest + "`?")
            .orElse(
                rest.startsWith("://")
                    ? "An address is a source: `source:" + token.text() + "`."
                    : "A label that has a colon needs quotes: `\"" + token.text() + "\"`.");
    Span span = new Span(token.span().start(), token.span().start() + prefix.length() + 1);
    return cursor.failure(span, "there is no facet `" + prefix + "`", hint);
  }

  private RuntimeException unexpected(Token token) {
    return cursor.failure(
        "expected a term, found " + cursor.shown(),
        token.isReserved()
            ? "As part of a label it needs quotes: `\"" + token.text() + "\"`."
            : "A term is a label such as `retry-storm` or `cause:configuration-error`.");
  }

  /** The question with the connector that was meant by the last word of a bare label. */
  Optional<String> connectorMeant(Expr left, String right) {
    if (!(left instanceof Term.Name name)) {
      return Optional.empty();
    }
    List<Word> words = name.label().words();
    if (words.size() < 2) {
      return Optional.empty();
    }
    int last = words.size() - 1;
    String before =
        words.subList(0, last).stream().map(Word::text).collect(Collectors.joining(" "));
    return ReservedWords.meant(words.get(last).text().toLowerCase(Locale.ROOT))
        .map(word -> before + " " + word + " " + right);
  }

  private static boolean isStars(String text) {
    return text.chars().allMatch(c -> c == '*' || c == '-');
  }

  private Span toHere(Token first) {
    return first.span().to(cursor.previous().span());
  }
}
