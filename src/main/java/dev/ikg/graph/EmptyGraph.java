package dev.ikg.graph;

import dev.ikg.answer.Plan;
import dev.ikg.answer.ReadLimits;
import dev.ikg.answer.Table;
import dev.ikg.cypher.CypherQuery;
import java.util.List;

/**
 * Stands in for a graph that is not there yet, so that a rehearsal makes none: every statement
 * finds nothing, and nothing can be written.
 *
 * @param location where the graph would be
 */
public record EmptyGraph(String location) implements Graph {

  @Override
  public <T> T read(Work<T> work) {
    return work.in(query -> List.of());
  }

  @Override
  public <T> T write(Work<T> work) {
    throw onlyRehearsed();
  }

  @Override
  public Table table(CypherQuery query, ReadLimits limits) {
    throw onlyRehearsed();
  }

  @Override
  public Plan plan(CypherQuery query) {
    throw onlyRehearsed();
  }

  @Override
  public Reach reach() {
    return new Reach("there is none yet", 0);
  }

  @Override
  public void close() {}

  private static IllegalStateException onlyRehearsed() {
    return new IllegalStateException("a graph that is not there is only rehearsed with");
  }
}
