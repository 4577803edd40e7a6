package dev.ikg.cypher;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.neo4j.cypherdsl.core.Condition;
import org.neo4j.cypherdsl.core.Cypher;
import org.neo4j.cypherdsl.core.Expression;
import org.neo4j.cypherdsl.core.Node;

/** Texts in the language that is asked for, or in the nearest that there is. */
final class Localized {

  private Localized() {}

  /**
   * A text in the language that is asked for, else without a language, else in English or Korean.
   */
  static Expression text(Node incident, String name, String language) {
    Set<String> tags = new LinkedHashSet<>(List.of(language, "und", "en", "ko"));
    return Cypher.coalesce(
        tags.stream().map(tag -> incident.property(name + "_" + tag)).toArray(Expression[]::new));
  }

  /** There is a text, but neither in the language that is asked for nor without a language. */
  static Condition isInOthersOnly(Node incident, String name, String language) {
    return incident
        .property(name + "_" + language)
        .isNull()
        .and(incident.property(name + "_und").isNull())
        .and(text(incident, name, language).isNotNull());
  }
}
