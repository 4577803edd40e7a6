package dev.ikg.casework;

import dev.ikg.incident.Facet;
import dev.ikg.incident.Key;
import dev.ikg.incident.LocalizedText;
import dev.ikg.incident.Vocabulary;
import java.lang.Character.UnicodeScript;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Texts and labels in the language that is asked for. What is written in another language only is
 * given in that, and kept in mind for a note.
 */
final class Wording {

  private static final Map<String, String> NAMES = Map.of("en", "English", "ko", "Korean");

  private final String language;
  private final Vocabulary vocabulary;
  private final Set<String> elsewhere = new LinkedHashSet<>();

  Wording(String language, Vocabulary vocabulary) {
    this.language = language;
    this.vocabulary = vocabulary;
  }

  /** A word of the page. */
  String word(PageWord word) {
    return word.in(language);
  }

  /** A text of a field; empty where nothing is written. */
  Optional<String> text(LocalizedText text, PageWord field) {
    return text(text, word(field));
  }

  /** A text of something that is called so in a note. */
  Optional<String> text(LocalizedText text, String called) {
    boolean here =
        text.byLanguage().containsKey(language)
            || Optional.ofNullable(text.byLanguage().get(LocalizedText.UNDETERMINED))
                .filter(this::inItsLetters)
                .isPresent();
    if (!here && !text.isEmpty()) {
      elsewhere.add(called);
    }
    return text.in(language);
  }

  /** Whether a text whose language nobody said has letters of the one asked for, or none. */
  private boolean inItsLetters(String text) {
    UnicodeScript script = language.equals("ko") ? UnicodeScript.HANGUL : UnicodeScript.LATIN;
    int[] letters = text.codePoints().filter(Character::isLetter).toArray();
    return letters.length == 0
        || Arrays.stream(letters).anyMatch(letter -> UnicodeScript.of(letter) == script);
  }

  /** What a facet is called: as its vocabulary says, or by its word where it has none. */
  String facet(Facet facet) {
    return vocabulary.facets().stream()
        .filter(definitions -> definitions.facet() == facet)
        .findFirst()
        .flatMap(definitions -> definitions.title().in(language))
        .orElse(facet.word());
  }

  /** A label, with its name in brackets where that says more. */
  String label(Facet facet, String label) {
    return vocabulary.labels(facet).stream()
        .filter(defined -> defined.name().equals(label))
        .findFirst()
        .flatMap(defined -> defined.names().in(language))
        .filter(name -> !Key.folded(name).equals(Key.folded(label)))
        .map(name -> label + " (" + name + ")")
        .orElse(label);
  }

  /** That some texts are not in the language, where it is so. */
  List<String> notes() {
    return elsewhere.isEmpty()
        ? List.of()
        : List.of(
            "Not written in "
                + NAMES.getOrDefault(language, language)
                + ", so shown as they are: "
                + String.join(", ", elsewhere)
                + ".");
  }
}
