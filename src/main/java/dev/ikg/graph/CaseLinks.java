package dev.ikg.graph;

import dev.ikg.answer.Row;
import dev.ikg.cypher.StatementFile;
import dev.ikg.graph.Graph.Transaction;
import dev.ikg.incident.CaseLink.Basis;
import dev.ikg.incident.CaseLink.Type;
import dev.ikg.incident.LocalizedText;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What stands around a case in a graph: other cases that it is linked to, and organizations. */
public final class CaseLinks {

  private static final StatementFile LINKS = StatementFile.load("read/links-of");
  private static final StatementFile ORGANIZATIONS = StatementFile.load("read/organizations");
  private static final List<String> LANGUAGES = List.of("en", "ko", LocalizedText.UNDETERMINED);
  private static final int FIRST_TITLE = 8;

  /**
   * A link of a case, seen from it.
   *
   * @param outgoing whether the case itself declares it, and not the other one
   * @param kind what kind of relation; empty where not said
   * @param other the id of the other end
   * @param held whether the graph has a case of that id; otherwise it is a placeholder
   * @param date of the other case, as written
   * @param organization the name of the other case's organization
   * @param title of the other case
   */
  public record Linked(
      boolean outgoing,
      Type type,
      Optional<String> kind,
      Basis basis,
      String other,
      boolean held,
      Optional<String> date,
      Optional<String> organization,
      LocalizedText title) {}

  private final Transaction transaction;

  /** The surroundings as this transaction sees them. */
  public CaseLinks(Transaction transaction) {
    this.transaction = transaction;
  }

  /** The links of a case in both directions, by the date of the other end, then by its id. */
  public List<Linked> of(String id) {
    return transaction.run(LINKS.with(Map.of("id", id))).stream().map(CaseLinks::linked).toList();
  }

  /** The names of some organizations by slug. */
  public Map<String, String> organizations(Collection<String> slugs) {
    Map<String, String> names = new HashMap<>();
    transaction
        .run(ORGANIZATIONS.with(Map.of("slugs", List.copyOf(slugs))))
        .forEach(row -> names.put(row.key(0), row.key(1)));
    return names;
  }

  private static Linked linked(Row row) {
    Map<String, String> title = new HashMap<>();
    for (int i = 0; i < LANGUAGES.size(); i++) {
      String language = LANGUAGES.get(i);
      row.text(FIRST_TITLE + i).ifPresent(words -> title.put(language, words));
    }
    return new Linked(
        row.whole(0) == 1,
        Type.valueOf(row.key(1)),
        row.text(2),
        row.text(3).filter(Basis.NAMED.word()::equals).isPresent() ? Basis.NAMED : Basis.INFERRED,
        row.key(4),
        row.whole(5) == 1,
        row.text(6),
        row.text(7),
        LocalizedText.of(title));
  }
}
