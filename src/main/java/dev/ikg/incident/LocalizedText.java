package dev.ikg.incident;

import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A text in one or more languages.
 *
 * @param byLanguage the text by language tag such as {@code en}; a text that came without a
 *     language stands under {@code und} (BCP 47: undetermined)
 */
public record LocalizedText(SortedMap<String, String> byLanguage) {

  /** The tag of a text whose language is not said. */
  public static final String UNDETERMINED = "und";

  /** A text in no language: nothing was written. */
  public static final LocalizedText NONE = new LocalizedText(new TreeMap<>());

  public LocalizedText {
    byLanguage = Collections.unmodifiableSortedMap(new TreeMap<>(byLanguage));
  }

  /** A text by language. */
  public static LocalizedText of(Map<String, String> byLanguage) {
    return new LocalizedText(new TreeMap<>(byLanguage));
  }

  /** A text whose language is not said. */
  public static LocalizedText of(String text) {
    return of(Map.of(UNDETERMINED, text));
  }

  /** Whether nothing was written in any language. */
  public boolean isEmpty() {
    return byLanguage.isEmpty();
  }

  /** The text in a language, else undetermined, else English, else the first one there is. */
  public Optional<String> in(String language) {
    return Optional.ofNullable(byLanguage.get(language))
        .or(() -> Optional.ofNullable(byLanguage.get(UNDETERMINED)))
        .or(() -> Optional.ofNullable(byLanguage.get("en")))
        .or(() -> byLanguage.values().stream().findFirst());
  }
}
