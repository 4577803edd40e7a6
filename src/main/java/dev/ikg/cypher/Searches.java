package dev.ikg.cypher;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.neo4j.cypherdsl.core.Cypher;
import org.neo4j.cypherdsl.core.Node;
import org.neo4j.cypherdsl.core.Statement;
import org.neo4j.cypherdsl.core.SymbolicName;

/**
 * The full-text searches that a statement needs. Each runs once, before the cases are matched, and
 * leaves the cases that it found under a name.
 */
final class Searches {

  private static final String PROCEDURE = "db.index.fulltext.queryNodes";

  private final List<Statement> statements = new ArrayList<>();
  private final List<SymbolicName> found = new ArrayList<>();

  /** The name of the cases whose title or summary has these words, one behind the other. */
  SymbolicName inTexts(String words, Parameters parameters) {
    SymbolicName name = next();
    statements.add(
        Cypher.call(PROCEDURE)
            .withArgs(
                Cypher.literalOf("case_text"), parameters.add("text", LuceneQuery.passage(words)))
            .yield("node")
            .returning(Cypher.collect(Cypher.name("node")).as(name))
            .build());
    return name;
  }

  /** The name of the cases after which something with these words was promised. */
  SymbolicName inPromises(String words, Parameters parameters) {
    SymbolicName name = next();
    var item = Cypher.anyNode("node");
    var incident = Cypher.node("Case").named("promiser");
    statements.add(
        Cypher.call(PROCEDURE)
            .withArgs(
                Cypher.literalOf("promise_text"),
                parameters.add("promised", LuceneQuery.passage(words)))
            .yield("node")
            .match(incident.relationshipTo(item, "PROMISED"))
            .returning(Cypher.collectDistinct(incident).as(name))
            .build());
    return name;
  }

  /**
   * A statement that finds the cases which have one of some values in a property that is a list.
   * Only a full-text index looks into lists.
   */
  static Statement listed(
      Node incident, String property, List<String> keys, Parameters parameters) {
    String query =
        keys.stream()
            .map(key -> property + ":" + LuceneQuery.phrase(key))
            .collect(Collectors.joining(" OR "));
    SymbolicName name = incident.getRequiredSymbolicName();
    return Cypher.call(PROCEDURE)
        .withArgs(Cypher.literalOf("case_lists"), parameters.add(property, query))
        .yield(Cypher.name("node").as(name))
        .returning(name)
        .build();
  }

  private SymbolicName next() {
    SymbolicName name = Cypher.name("found" + (found.size() + 1));
    found.add(name);
    return name;
  }

  /** The searches, in the order in which they must run. */
  List<Statement> statements() {
    return statements;
  }

  /** The names of what they found. */
  List<SymbolicName> found() {
    return found;
  }
}
