package dev.ikg.neo4j;

import dev.ikg.graph.Reach;

/** A way to the server of a graph folder, which somebody gives back when done. */
interface OpenFolder extends AutoCloseable {

  /** The graph, as long as the server runs. */
  DriverGraph graph();

  /** Whether another process runs the server, so that it may be gone at any moment. */
  boolean mayLoseHost();

  /** How the server is reached. */
  Reach reach();

  @Override
  void close();
}
