package dev.ikg.graph;

import dev.ikg.answer.Row;
import dev.ikg.cypher.StatementFile;
import dev.ikg.graph.Graph.Transaction;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Collectors;

/** The cases of a graph, read and written inside a transaction. */
public final class CaseStore {

  private static final StatementFile STORED = StatementFile.load("load/stored");
  private static final StatementFile LOCK = StatementFile.load("load/lock");
  private static final StatementFile STATE = StatementFile.load("load/state");
  private static final StatementFile CLEAR = StatementFile.load("load/clear");
  private static final StatementFile RENAME = StatementFile.load("load/rename");
  private static final StatementFile SWEEP = StatementFile.load("load/sweep");
  private static final StatementFile READ_STATE = StatementFile.load("read/state");
  private static final StatementFile PLACEHOLDERS = StatementFile.load("read/placeholders");
  private static final StatementFile KNOWN = StatementFile.load("read/known");
  private static final StatementFile NAMED_BY = StatementFile.load("read/named-by");
  private static final StatementFile STAMP = StatementFile.load("load/stamp");
  private static final StatementFile UNFINISHED = StatementFile.load("load/unfinished");
  private static final StatementFile SERVER_VERSION = StatementFile.load("read/server-version");

  private static final StatementFile ORGANIZATIONS = StatementFile.load("load/organizations");
  private static final StatementFile CASES = StatementFile.load("load/cases");
  private static final StatementFile DOCUMENTS = StatementFile.load("load/documents");

  private final Transaction transaction;

  /** The cases as this transaction sees them. */
  public CaseStore(Transaction transaction) {
    this.transaction = transaction;
  }

  /**
   * What the graph holds of a case.
   *
   * @param digest of the canonical document
   * @param mapping the version of the mapping that wrote it
   * @param updatedAt as the document says
   */
  public record Stored(String digest, long mapping, Optional<String> updatedAt) {}

  /**
   * What the graph holds as a whole while it is locked.
   *
   * @param digest over all cases
   * @param cases how many
   */
  public record Totals(String digest, long cases) {}

  /** What the graph holds of these cases, by id; those that it does not hold are left out. */
  public Map<String, Stored> stored(Collection<String> ids) {
    Map<String, Stored> stored = new HashMap<>();
    for (Row row : run(STORED, Map.of("ids", List.copyOf(ids)))) {
      stored.put(row.key(0), new Stored(row.text(1).orElse(""), row.whole(2), row.text(3)));
    }
    return stored;
  }

  /** What a graph holds as a whole, read in a transaction of its own. */
  public static GraphState stateOf(Graph graph) {
    return graph.read(transaction -> new CaseStore(transaction).state());
  }

  /** What the graph holds as a whole. */
  public GraphState state() {
    return run(READ_STATE, Map.of()).stream()
        .findFirst()
        .map(
            row ->
                new GraphState(
                    row.whole(0),
                    row.text(1).orElse(""),
                    row.whole(2),
                    row.whole(3),
                    row.text(4).orElse(""),
                    new GraphState.Made(
                        row.whole(5), row.text(6).orElse(""), row.text(7).orElse("")),
                    row.whole(8) != 0))
        .orElse(GraphState.EMPTY);
  }

  /**
   * Waits until no other writer is at work, and keeps others out until this transaction ends.
   *
   * @return what the graph holds, which nobody else changes any more
   */
  public Totals lock() {
    return run(LOCK, Map.of()).stream()
        .findFirst()
        .map(row -> new Totals(row.text(1).orElse(""), row.whole(2)))
        .orElseThrow();
  }

  /**
   * Writes cases, each in the place of what the graph held of it, and removes others.
   *
   * @param held what {@link #lock} gave to this transaction
   * @param before what the graph holds, as read under the lock, of every case to write or to remove
   * @param arriving the cases to write, no id twice; others of {@code before} are removed
   * @param now when this happens, ISO 8601 in UTC
   * @param madeBy the version of the program
   */
  public void replace(
      Totals held,
      Map<String, Stored> before,
      List<CaseRecord> arriving,
      String now,
      String madeBy) {
    List<String> lost = before.isEmpty() ? List.of() : clear(before.keySet());
    // Compressed while the server works.
    CompletableFuture<List<Map<String, Object>>> documents =
        CompletableFuture.supplyAsync(() -> CaseMapper.documents(arriving));
    write(CaseMapper.map(arriving));
    writeRows(DOCUMENTS, documents.join());
    if (!lost.isEmpty()) {
      run(RENAME, Map.of("candidates", lost));
      run(SWEEP, Map.of("candidates", lost));
    }
    keepState(held, before, arriving, now, madeBy);
  }

  /** Which of these ids are named by a case and belong to none. */
  public List<String> placeholders(Collection<String> ids) {
    return run(PLACEHOLDERS, Map.of("ids", List.copyOf(ids))).stream()
        .flatMap(row -> row.text(0).stream())
        .toList();
  }

  /** Which of these ids belong to a case. */
  public Set<String> known(Collection<String> ids) {
    return run(KNOWN, Map.of("ids", List.copyOf(ids))).stream()
        .flatMap(row -> row.text(0).stream())
        .collect(Collectors.toSet());
  }

  /** For those of these ids that a case names, such a case; the first of several. */
  public Map<String, String> namedBy(Collection<String> ids) {
    Map<String, String> named = new TreeMap<>();
    run(NAMED_BY, Map.of("ids", List.copyOf(ids)))
        .forEach(row -> named.put(row.key(0), row.key(1)));
    return named;
  }

  /** Keeps that all of the graph is of this program's schema and mapping. */
  public void stamp() {
    lock();
    run(
        STAMP,
        Map.of("schema", Schema.VERSION, "mapping", CaseMapper.VERSION, "neo4j", serverVersion()));
  }

  /** The version of Neo4j that holds the graph; empty where it does not say. */
  public String serverVersion() {
    return run(SERVER_VERSION, Map.of()).stream()
        .flatMap(row -> row.text(0).stream())
        .findFirst()
        .orElse("");
  }

  /** Keeps whether the first load of the bundled cases has begun and not ended. */
  public void keepUnfinished(boolean unfinished) {
    lock();
    run(UNFINISHED, Map.of("unfinished", unfinished));
  }

  private List<String> clear(Collection<String> ids) {
    return run(CLEAR, Map.of("ids", ids.stream().sorted().toList())).stream()
        .flatMap(row -> row.text(0).stream())
        .toList();
  }

  private void write(GraphBatch batch) {
    writeRows(ORGANIZATIONS, batch.organizations());
    if (!batch.cases().isEmpty()) {
      run(CASES, Map.of("batch", batch.rows()));
    }
  }

  private void writeRows(StatementFile statement, List<Map<String, Object>> rows) {
    if (!rows.isEmpty()) {
      run(statement, Map.of("rows", rows));
    }
  }

  private void keepState(
      Totals held,
      Map<String, Stored> before,
      List<CaseRecord> arriving,
      String now,
      String madeBy) {
    GraphDigest digest = GraphDigest.of(held.digest());
    for (Map.Entry<String, Stored> gone : before.entrySet()) {
      digest = digest.toggled(gone.getKey(), gone.getValue().digest());
    }
    for (CaseRecord come : arriving) {
      digest = digest.toggled(come.id(), come.digest());
    }
    run(
        STATE,
        Map.of(
            "digest",
            digest.hex(),
            "cases",
            held.cases() - before.size() + arriving.size(),
            "loaded_at",
            now,
            "made_by",
            madeBy));
  }

  private List<Row> run(StatementFile statement, Map<String, Object> values) {
    return transaction.run(statement.with(values));
  }
}
