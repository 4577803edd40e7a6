package dev.ikg.graph;

import dev.ikg.answer.Row;
import dev.ikg.cypher.StatementFile;
import dev.ikg.graph.Graph.Transaction;
import dev.ikg.incident.Facet;
import dev.ikg.incident.FacetValue;
import dev.ikg.incident.Lexicon;
import java.util.ArrayList;
import java.util.List;

/** Reads what a question can name on a graph. */
public final class LexiconReader {

  private static final StatementFile LEXICON = StatementFile.load("read/lexicon");

  private LexiconReader() {}

  /** The labels of the graph as this transaction sees it. */
  public static Lexicon read(Transaction transaction) {
    List<Lexicon.Entry> entries = new ArrayList<>();
    for (Row row : transaction.run(LEXICON.query())) {
      Facet facet = Facet.named(row.text(0).orElseThrow()).orElseThrow();
      String key = row.text(1).orElseThrow();
      List<String> spellings = new ArrayList<>(List.of(key));
      spellings.addAll(row.texts(2));
      entries.add(new Lexicon.Entry(new FacetValue(facet, key), spellings, row.whole(3), false));
    }
    return new Lexicon(entries);
  }
}
