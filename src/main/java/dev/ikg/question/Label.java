package dev.ikg.question;

import java.util.List;
import java.util.stream.Collectors;

/**
 * A label or a name as somebody wrote it: one word or several, which hyphens join.
 *
 * @param words at least one
 */
public record Label(List<Word> words) {

  /**
   * A word of a label.
   *
   * @param quoted whether it stood in quotes, so that nothing in it has a special meaning
   */
  public record Word(String text, boolean quoted, Span span) {}

  public Label {
    words = List.copyOf(words);
    if (words.isEmpty()) {
      throw new IllegalArgumentException("a label needs a word");
    }
  }

  /** A label that was built and not read; nothing in it has a special meaning. */
  public static Label of(String text) {
    return new Label(List.of(new Word(text, true, Span.NONE)));
  }

  /** The label as it is looked up, such as {@code retry-storm} for {@code retry storm}. */
  public String text() {
    return words.stream().map(Word::text).collect(Collectors.joining("-"));
  }

  /** Whether {@code *} in it stands for any characters; a quote anywhere in it makes it plain. */
  public boolean isWildcard() {
    return words.stream().noneMatch(Word::quoted) && words.stream().anyMatch(Label::hasStar);
  }

  /** Where it stands. */
  public Span span() {
    return words.get(0).span().to(words.get(words.size() - 1).span());
  }

  private static boolean hasStar(Word word) {
    return word.text().indexOf('*') >= 0;
  }
}
