package dev.ikg.question;

import dev.ikg.incident.Facet;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What the rows of an answer can stand for. */
public enum Dimension {
  ORGS("org", "orgs", Facet.ORG),
  COMPONENTS("component", "components", Facet.COMPONENT),
  DOMAINS("domain", "domains", Facet.DOMAIN),
  CAUSES("cause", "causes", Facet.CAUSE),
  FACTORS("factor", "factors", Facet.FACTOR),
  SYMPTOMS("symptom", "symptoms", Facet.SYMPTOM),
  SEVERITIES("severity", "severities", Facet.SEVERITY),
  SOURCES("source", "sources", Facet.SOURCE),
  TRIGGERS("trigger", "triggers", Facet.TRIGGER),
  YEARS("year", "years"),
  QUARTERS("quarter", "quarters");

  private final String word;
  private final String plural;
  private final Optional<Facet> facet;

  Dimension(String word, String plural, Facet facet) {
    this.word = word;
    this.plural = plural;
    this.facet = Optional.of(facet);
  }

  Dimension(String word, String plural) {
    this.word = word;
    this.plural = plural;
    this.facet = Optional.empty();
  }

  /** The singular, which is also the name of the column. */
  public String word() {
    return word;
  }

  /** The plural, as it stands behind {@code across}. */
  public String plural() {
    return plural;
  }

  /** The facet whose labels make the rows; empty for stretches of time. */
  public Optional<Facet> facet() {
    return facet;
  }

  /** The dimension that a word names, singular or plural, in any case. */
  static Optional<Dimension> named(String word) {
    String lower = word.toLowerCase(Locale.ROOT);
    return Arrays.stream(values())
        .filter(d -> d.word.equals(lower) || d.plural.equals(lower))
        .findFirst();
  }

  /** All words in the singular, for a person to choose from. */
  static List<String> allWords() {
    return Arrays.stream(values()).map(Dimension::word).toList();
  }

  /** All words in the plural. */
  static List<String> allPlurals() {
    return Arrays.stream(values()).map(Dimension::plural).toList();
  }
}
