package dev.ikg.casework;

import dev.ikg.graph.Graph;
import dev.ikg.neo4j.SharedGraph;

/** The contract of the use cases, on a graph folder. */
final class EmbeddedDeskContractTest extends DeskContract {

  @Override
  Graph graph() {
    return SharedGraph.graph();
  }
}
