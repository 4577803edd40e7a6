package dev.ikg.casework;

import dev.ikg.answer.Plan;
import dev.ikg.answer.ReadLimits;
import dev.ikg.answer.Row;
import dev.ikg.answer.Table;
import dev.ikg.cypher.CypherQuery;
import dev.ikg.graph.EmptyGraph;
import dev.ikg.graph.Graph;
import dev.ikg.graph.Reach;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * A graph that counts the time in which it is waited for; what is done with rows is not counted.
 */
final class TimedGraph implements Graph {

  private final Graph graph;
  private long nanos;
  private long own;

  TimedGraph(Graph graph) {
    this.graph = graph;
  }

  /** The graph itself, for work beside; its time is not counted. */
  Graph untimed() {
    return graph;
  }

  /** Nanoseconds so far. */
  long nanos() {
    return nanos;
  }

  @Override
  public <T> T read(Work<T> work) {
    return counted(graph::read, work);
  }

  @Override
  public <T> T write(Work<T> work) {
    return counted(graph::write, work);
  }

  private <T> T counted(Function<Work<T>, T> unit, Work<T> work) {
    own = 0;
    return timed(() -> unit.apply(transaction -> apart(work, transaction)));
  }

  /** Does work and notes how long all of it took that was not spent in statements. */
  private <T> T apart(Work<T> work, Transaction transaction) {
    long start = System.nanoTime();
    try {
      return work.in(new Counted(transaction));
    } finally {
      own += System.nanoTime() - start;
    }
  }

  /** A transaction whose statements are waited for. */
  private final class Counted implements Transaction {
    private final Transaction transaction;

    Counted(Transaction transaction) {
      this.transaction = transaction;
    }

    @Override
    public List<Row> run(CypherQuery query) {
      return waited(() -> transaction.run(query));
    }

    /** What is done with a row in between counts as waiting, too. */
    @Override
    public void each(CypherQuery query, Consumer<Row> use) {
      waited(
          () -> {
            transaction.each(query, use);
            return query;
          });
    }

    private <T> T waited(Supplier<T> statement) {
      long before = System.nanoTime();
      try {
        return statement.get();
      } finally {
        own -= System.nanoTime() - before;
      }
    }
  }

  private <T> T timed(Supplier<T> unit) {
    long start = System.nanoTime();
    try {
      return unit.get();
    } finally {
      nanos += System.nanoTime() - start - own;
      own = 0;
    }
  }

  @Override
  public Table table(CypherQuery query, ReadLimits limits) {
    return timed(() -> graph.table(query, limits));
  }

  @Override
  public Plan plan(CypherQuery query) {
    return timed(() -> graph.plan(query));
  }

  /** Whether there is no graph yet. */
  boolean isMissing() {
    return graph instanceof EmptyGraph;
  }

  @Override
  public Optional<Beside> beside() {
    return timed(graph::beside);
  }

  @Override
  public Reach reach() {
    return graph.reach();
  }

  @Override
  public String location() {
    return graph.location();
  }

  @Override
  public void close() {
    graph.close();
  }
}
