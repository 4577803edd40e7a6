package dev.ikg.neo4j;

import dev.ikg.graph.Graph;

/** The contract of a graph, for a graph folder. */
final class EmbeddedGraphContractTest extends GraphContract {

  @Override
  Graph graph() {
    return SharedGraph.graph();
  }
}
