package dev.ikg.cypher;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.neo4j.cypherdsl.core.Cypher;
import org.neo4j.cypherdsl.core.Expression;
import org.neo4j.cypherdsl.core.Node;

/** Texts in the language that is asked for, or in the nearest that there is. */
final class Localized {

  private Localized() {}

  static Expression text(Node incident, String name, String language) {
    Set<String> tags = new LinkedHashSet<>(List.of(language, "und", "en", "ko"));
    return Cypher.coalesce(
        tags.stream().map(tag -> incident.property(name + "_" + tag)).toArray(Expression[]::new));
  }
}
