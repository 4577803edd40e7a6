package dev.ikg.graph;

import dev.ikg.answer.Row;
import dev.ikg.cypher.StatementFile;
import dev.ikg.graph.Graph.Transaction;
import dev.ikg.incident.Facet;
import dev.ikg.incident.FacetValue;
import dev.ikg.incident.Lexicon;
import java.util.List;
import java.util.Map;

/** Ids of cases for a person who types one. */
public final class CaseNames {

  private static final StatementFile BEGINNING = StatementFile.load("read/ids-beginning");
  private static final StatementFile ORGANIZATIONS = StatementFile.load("read/case-organizations");
  private static final StatementFile NEWEST_AT = StatementFile.load("read/newest-at");

  private CaseNames() {}

  /** A case by its id. */
  public record Name(String id, String title) {}

  /**
   * Cases of an organization.
   *
   * @param newest the ids of the newest ones
   * @param cases how many it has
   */
  public record Newest(List<String> newest, long cases) {
    public Newest {
      newest = List.copyOf(newest);
    }
  }

  /**
   * Cases whose ids begin with a text: the first ones by id, and the last one, so that what all of
   * them have in common can be seen.
   */
  public static List<Name> beginning(String text, int most, Transaction transaction) {
    return transaction.run(BEGINNING.with(Map.of("beginning", text, "most", most))).stream()
        .map(row -> new Name(row.text(0).orElse(""), row.text(1).orElse("")))
        .toList();
  }

  /** The organizations that cases happened at, with their names. */
  public static List<Lexicon.Entry> organizations(Transaction transaction) {
    return transaction.run(ORGANIZATIONS.with(Map.of())).stream()
        .flatMap(row -> row.text(0).map(slug -> organization(slug, row)).stream())
        .toList();
  }

  private static Lexicon.Entry organization(String slug, Row row) {
    return Lexicon.Entry.carried(new FacetValue(Facet.ORG, slug), row.texts(1), 1);
  }

  /** The newest cases of the organization with this slug. */
  public static Newest newestAt(String slug, int most, Transaction transaction) {
    Row row = transaction.run(NEWEST_AT.with(Map.of("slug", slug, "most", most))).get(0);
    return new Newest(row.texts(0), row.whole(1));
  }
}
