package dev.ikg.incident;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** A side of a case that carries labels and that a question can name. */
public enum Facet {
  FACTOR("factor"),
  CAUSE("cause"),
  COMPONENT("component"),
  SYMPTOM("symptom"),
  DOMAIN("domain"),
  ORG("org"),
  SEVERITY("severity"),
  SOURCE("source"),
  EVIDENCE("evidence"),
  READ("read"),
  TRIGGER("trigger"),
  DETECTED_BY("detected-by"),
  PROVIDER("provider");

  private final String word;

  Facet(String word) {
    this.word = word;
  }

  /** The word of the pattern language, such as {@code detected-by}. */
  public String word() {
    return word;
  }

  /** The words of all facets. */
  public static List<String> words() {
    return Arrays.stream(values()).map(Facet::word).toList();
  }

  /** The facet that a word of the pattern language names. */
  public static Optional<Facet> named(String word) {
    return Arrays.stream(values()).filter(f -> f.word.equals(word)).findFirst();
  }
}
