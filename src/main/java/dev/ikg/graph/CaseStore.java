package dev.ikg.graph;

import dev.ikg.answer.Row;
import dev.ikg.cypher.StatementFile;
import dev.ikg.graph.Graph.Transaction;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

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

  /** What the graph holds of these cases, by id; those that it does not hold are left out. */
  public Map<String, Stored> stored(Collection<String> ids) {
    Map<String, Stored> stored = new HashMap<>();
    for (Row row : run(STORED, Map.of("ids", List.copyOf(ids)))) {
      stored.put(
          row.text(0).orElseThrow(), new Stored(row.text(1).orElse(""), row.whole(2), row.text(3)));
    }
    return stored;
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
                    row.text(4).orElse("")))
        .orElse(GraphState.EMPTY);
  }

  /** Waits until no other writer is at work, and keeps others out until this transaction ends. */
  public void lock() {
    run(LOCK, Map.of());
  }

  /**
   * Writes cases, each in the place of what the graph held of it, and removes others.
   *
   * @param arriving the cases to write, no id twice
   * @param leaving ids of cases to remove
   * @param now when this happens, ISO 8601 in UTC
   * @param madeBy the version of the program
   */
  public void replace(
      List<CaseRecord> arriving, Collection<String> leaving, String now, String madeBy) {
    TreeSet<String> touched = new TreeSet<>(leaving);
    arriving.forEach(found -> touched.add(found.id()));
    Map<String, Stored> before = stored(touched);
    List<String> lost = before.isEmpty() ? List.of() : clear(before.keySet());
    write(CaseMapper.map(arriving));
    if (!lost.isEmpty()) {
      run(RENAME, Map.of("candidates", lost));
      run(SWEEP, Map.of("candidates", lost));
    }
    keepState(before, arriving, now, madeBy);
  }

  /** Which of these ids are named by a case and belong to none. */
  public List<String> placeholders(Collection<String> ids) {
    return run(PLACEHOLDERS, Map.of("ids", List.copyOf(ids))).stream()
        .flatMap(row -> row.text(0).stream())
        .toList();
  }

  private List<String> clear(Collection<String> ids) {
    return run(CLEAR, Map.of("ids", List.copyOf(ids))).stream()
        .flatMap(row -> row.text(0).stream())
        .toList();
  }

  private void write(GraphBatch batch) {
    for (NodeKind kind : NodeKind.values()) {
      writeRows(kind.statement(), batch.nodes(kind));
    }
    for (LinkKind kind : LinkKind.values()) {
      writeRows(kind.statement(), batch.links(kind));
    }
  }

  private void writeRows(StatementFile statement, List<Map<String, Object>> rows) {
    if (!rows.isEmpty()) {
      run(statement, Map.of("rows", rows));
    }
  }

  private void keepState(
      Map<String, Stored> before, List<CaseRecord> arriving, String now, String madeBy) {
    GraphState state = state();
    GraphDigest digest = GraphDigest.of(state.digest());
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
            state.cases() - before.size() + arriving.size(),
            "mapping",
            CaseMapper.VERSION,
            "loaded_at",
            now,
            "made_by",
            madeBy));
  }

  private List<Row> run(StatementFile statement, Map<String, Object> values) {
    return transaction.run(statement.with(values));
  }
}
