package dev.ikg.question;

import dev.ikg.incident.Facet;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The fields of a record of which a question can ask whether they are known. */
public enum Field {
  /** When it happened. */
  DATE("date", "dates"),
  /** The time until somebody noticed. */
  DETECTED("detected", "detected-after"),
  /** The time until it was resolved. */
  RESOLVED("resolved", "resolved-after"),
  /** The root cause. */
  CAUSE(Facet.CAUSE, "cause", "causes"),
  /** The contributing factors. */
  FACTORS(Facet.FACTOR, "factors", "factor"),
  /** What was affected. */
  COMPONENTS(Facet.COMPONENT, "components", "component"),
  /** What could be seen of it. */
  SYMPTOMS(Facet.SYMPTOM, "symptoms", "symptom"),
  /** The technical domains. */
  DOMAINS(Facet.DOMAIN, "domains", "domain"),
  /** Where it happened. */
  ORG(Facet.ORG, "org", "orgs"),
  /** How bad it was. */
  SEVERITY(Facet.SEVERITY, "severity", "severities"),
  /** What kind of event set it off. */
  TRIGGER(Facet.TRIGGER, "trigger", "triggers"),
  /** Who or what noticed it. */
  DETECTED_BY(Facet.DETECTED_BY, "detected-by", "detected_by"),
  /** The organizations that it relied on. */
  PROVIDERS(Facet.PROVIDER, "providers", "provider"),
  /** Where it was reported. */
  SOURCES(Facet.SOURCE, "sources", "source"),
  /** How much of the sources was read. */
  EVIDENCE(Facet.EVIDENCE, "evidence", "tier"),
  /** What was done. */
  REMEDIATION("remediation", "remediations"),
  /** What was promised. */
  PROMISES("promises", "promise"),
  /** What was learned. */
  LESSONS("lessons", "lesson"),
  /** Who and what was hit. */
  IMPACT("impact", "impacts");

  private final Optional<Facet> facet;
  private final String word;
  private final String alsoWritten;

  Field(String word, String alsoWritten) {
    this.facet = Optional.empty();
    this.word = word;
    this.alsoWritten = alsoWritten;
  }

  Field(Facet facet, String word, String alsoWritten) {
    this.facet = Optional.of(facet);
    this.word = word;
    this.alsoWritten = alsoWritten;
  }

  /** The word of the language, such as {@code detected-by}. */
  public String word() {
    return word;
  }

  /** The facet whose labels the field holds; empty where it holds none. */
  public Optional<Facet> facet() {
    return facet;
  }

  /** The field that a word names, singular or plural, in any case. */
  static Optional<Field> named(String word) {
    String lower = word.toLowerCase(Locale.ROOT);
    return Arrays.stream(values())
        .filter(field -> field.word.equals(lower) || field.alsoWritten.equals(lower))
        .findFirst();
  }

  /** All words, for a person to choose from. */
  static List<String> allWords() {
    return Arrays.stream(values()).map(Field::word).toList();
  }
}
