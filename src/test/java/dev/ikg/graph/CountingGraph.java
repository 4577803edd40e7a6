package dev.ikg.graph;

import dev.ikg.answer.Row;
import dev.ikg.cypher.CypherQuery;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/** Counts the statements that run in reading transactions. */
public final class CountingGraph extends ForwardingGraph {
  private final AtomicInteger statements = new AtomicInteger();

  public CountingGraph(Graph graph) {
    super(graph);
  }

  /** How many ran so far. */
  public int statements() {
    return statements.get();
  }

  @Override
  public <T> T read(Work<T> work) {
    return super.read(transaction -> work.in(query -> counted(transaction, query)));
  }

  private List<Row> counted(Transaction transaction, CypherQuery query) {
    statements.incrementAndGet();
    return transaction.run(query);
  }
}
