package dev.ikg.graph;

import dev.ikg.answer.Plan;
import dev.ikg.answer.ReadLimits;
import dev.ikg.answer.Row;
import dev.ikg.answer.Table;
import dev.ikg.cypher.CypherQuery;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * A graph that can be read and written. Every unit of work is one transaction, which is tried again
 * on a passing fault, so work must be repeatable. Every method throws {@link
 * dev.ikg.problem.Failure} of kind {@code GRAPH} where the graph cannot be reached.
 */
public interface Graph extends AutoCloseable {

  /** Runs work that only reads; a statement that writes is refused by the graph. */
  <T> T read(Work<T> work);

  /** Runs work that may write; all of it is kept or none. */
  <T> T write(Work<T> work);

  /**
   * Runs a statement that only reads, within limits. A statement without declared columns gives
   * those that it returns, each of the kind of its cells.
   *
   * @throws dev.ikg.problem.Failure of kind {@code CONTENT} when the time is over
   */
  Table table(CypherQuery query, ReadLimits limits);

  /**
   * What the graph would do for a statement; nothing of it is done.
   *
   * @throws dev.ikg.problem.Failure of kind {@code USAGE} where it is no statement, with the place
   */
  Plan plan(CypherQuery query);

  /** Where the graph is, for people: a folder or an address, never with a secret. */
  String location();

  /** How the graph is reached now. */
  Reach reach();

  /**
   * Where this machine keeps what can be made again from the graph; empty where the graph is not a
   * folder of this machine, or has no room.
   */
  default Optional<Beside> beside() {
    return Optional.empty();
  }

  @Override
  void close();

  /**
   * A place beside a graph.
   *
   * @param folder that is there, open to nobody else; it goes with the graph
   * @param lastWrite is another text after every write, whoever wrote
   */
  record Beside(Path folder, String lastWrite) {}

  /** What is done in one transaction. */
  @FunctionalInterface
  interface Work<T> {
    T in(Transaction transaction);
  }

  /** A transaction that is under way. */
  @FunctionalInterface
  interface Transaction {
    /** Runs a statement and reads all its rows, cells in the order of the declared columns. */
    List<Row> run(CypherQuery query);

    /** Runs a statement and hands its rows on one by one, so that never all of them are held. */
    default void each(CypherQuery query, Consumer<Row> use) {
      run(query).forEach(use);
    }
  }
}
