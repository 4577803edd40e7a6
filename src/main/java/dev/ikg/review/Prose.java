package dev.ikg.review;

import dev.ikg.incident.LocalizedText;
import dev.ikg.intake.Surrogates;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * Reads texts for people: a plain text, an object of texts by language, or a list of either, whose
 * parts then stand one below the other.
 */
final class Prose {

  /** The members of an impact that are texts of their own and not languages. */
  static final List<String> IMPACT = List.of("scope", "users", "region");

  private static final Pattern LANGUAGE =
      Pattern.compile("[A-Za-z]{2,3}(?:-[A-Za-z0-9]{1,8}){0,4}");

  private Prose() {}

  /** Whether a name is a language tag such as {@code en} or {@code zh-Hant}. */
  static boolean isLanguage(String name) {
    return LANGUAGE.matcher(name).matches();
  }

  /** A language tag in its usual letters: {@code EN-us} is {@code en-US}. */
  static String language(String tag) {
    return Locale.forLanguageTag(tag).toLanguageTag();
  }

  /** The text of a field. */
  static LocalizedText of(Optional<Field> field) {
    return field.map(Prose::read).orElse(LocalizedText.NONE);
  }

  /** The texts of a list of items such as action items, or of one item, without the empty ones. */
  static List<LocalizedText> items(Optional<Field> field) {
    return Field.itemsOf(field).stream()
        .map(item -> read(item.member("text").orElse(item)))
        .filter(text -> !text.isEmpty())
        .toList();
  }

  /** The text of an impact, whose scope, users and region stand one below the other. */
  static LocalizedText impact(Optional<Field> field) {
    if (field.isEmpty() || !isImpact(field.get())) {
      return of(field);
    }
    return joined(IMPACT.stream().map(name -> of(field.get().member(name))).toList());
  }

  /** Whether an impact has parts of its own. */
  static boolean isImpact(Field field) {
    return field.names().anyMatch(IMPACT::contains);
  }

  private static LocalizedText read(Field field) {
    if (field.isList()) {
      return joined(field.items().stream().map(Prose::read).toList());
    }
    Map<String, String> byLanguage = new TreeMap<>();
    if (field.isObject()) {
      field
          .names()
          .filter(Prose::isLanguage)
          .forEach(
              tag ->
                  field
                      .member(tag)
                      .flatMap(Prose::words)
                      .ifPresent(words -> byLanguage.putIfAbsent(language(tag), words)));
    } else {
      words(field).ifPresent(words -> byLanguage.put(LocalizedText.UNDETERMINED, words));
    }
    return LocalizedText.of(byLanguage);
  }

  private static Optional<String> words(Field field) {
    return field.text().filter(Labels::isKnown).map(Surrogates::replaced);
  }

  private static LocalizedText joined(Collection<LocalizedText> parts) {
    Map<String, String> byLanguage = new TreeMap<>();
    parts.stream()
        .flatMap(part -> part.byLanguage().entrySet().stream())
        .forEach(e -> byLanguage.merge(e.getKey(), e.getValue(), (a, b) -> a + "\n" + b));
    return LocalizedText.of(byLanguage);
  }
}
