package dev.ikg.graph;

import dev.ikg.answer.Plan;
import dev.ikg.answer.ReadLimits;
import dev.ikg.answer.Table;
import dev.ikg.cypher.CypherQuery;
import java.util.Optional;

/** A graph that hands everything to another; a test overrides what it watches. */
public abstract class ForwardingGraph implements Graph {

  private final Graph graph;

  protected ForwardingGraph(Graph graph) {
    this.graph = graph;
  }

  @Override
  public <T> T read(Work<T> work) {
    return graph.read(work);
  }

  @Override
  public <T> T write(Work<T> work) {
    return graph.write(work);
  }

  @Override
  public Table table(CypherQuery query, ReadLimits limits) {
    return graph.table(query, limits);
  }

  @Override
  public Plan plan(CypherQuery query) {
    return graph.plan(query);
  }

  @Override
  public Optional<Beside> beside() {
    return graph.beside();
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
