package dev.ikg.graph;

import dev.ikg.answer.CaseDocument;
import dev.ikg.answer.Cell;
import dev.ikg.answer.Row;
import dev.ikg.cypher.CypherQuery;
import dev.ikg.cypher.StatementFile;
import dev.ikg.graph.Graph.Transaction;
import java.util.Collection;
import java.util.List;
import java.util.Map;

/** The ids and documents of a graph, a page at a time, so that any number of them can be read. */
public final class StoredDocuments {

  private static final StatementFile IDS = StatementFile.load("read/ids");
  private static final StatementFile DOCUMENTS = StatementFile.load("read/documents");
  private static final StatementFile DOCUMENTS_OF = StatementFile.load("read/documents-of");
  private static final StatementFile OUTDATED = StatementFile.load("read/outdated");

  /** What the first page comes after. */
  public static final String START = "";

  private static final int IDS_A_PAGE = 10_000;
  private static final int DOCUMENTS_A_PAGE = 100;

  private final Transaction transaction;

  /** The documents as this transaction sees them. */
  public StoredDocuments(Transaction transaction) {
    this.transaction = transaction;
  }

  /** The ids of cases that come after this one, in order; none where it is the last. */
  public List<String> idsAfter(String id) {
    return transaction.run(IDS.with(Map.of("after", id, "most", IDS_A_PAGE))).stream()
        .flatMap(row -> row.text(0).stream())
        .toList();
  }

  /** The cases that come after this one, in the order of their ids; none where it is the last. */
  public List<CaseDocument> after(String id) {
    return read(DOCUMENTS.with(Map.of("after", id, "most", DOCUMENTS_A_PAGE)));
  }

  /** The cases after this one that another version of the mapping wrote. */
  public List<CaseDocument> outdatedAfter(String id) {
    return read(
        OUTDATED.with(
            Map.of("mapping", CaseMapper.VERSION, "after", id, "most", DOCUMENTS_A_PAGE)));
  }

  /** These cases, in any order; those that the graph does not hold are left out. */
  public List<CaseDocument> of(Collection<String> ids) {
    return read(DOCUMENTS_OF.with(Map.of("ids", List.copyOf(ids))));
  }

  private List<CaseDocument> read(CypherQuery query) {
    return transaction.run(query).stream().map(StoredDocuments::document).toList();
  }

  private static CaseDocument document(Row row) {
    if (row.cells().get(1) instanceof Cell.Bytes json) {
      return new CaseDocument(row.key(0), CompressedDocument.expand(json.value()));
    }
    throw new IllegalStateException("the document of " + row.text(0).orElse("") + " is no bytes");
  }
}
