package dev.ikg.graph;

import dev.ikg.cypher.StatementFile;
import dev.ikg.graph.Graph.Transaction;
import java.util.List;
import java.util.Map;

/** Ids of cases for a person who types one. */
public final class CaseNames {

  private static final StatementFile BEGINNING = StatementFile.load("read/ids-beginning");

  private CaseNames() {}

  /** A case by its id. */
  public record Name(String id, String title) {}

  /**
   * Cases whose ids begin with a text: the first ones by id, and the last one, so that what all of
   * them have in common can be seen.
   */
  public static List<Name> beginning(String text, int most, Transaction transaction) {
    return transaction.run(BEGINNING.with(Map.of("beginning", text, "most", most))).stream()
        .map(row -> new Name(row.text(0).orElse(""), row.text(1).orElse("")))
        .toList();
  }
}
