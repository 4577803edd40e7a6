package dev.ikg.casework;

import dev.ikg.graph.CaseStore;
import dev.ikg.graph.Graph;
import dev.ikg.graph.GraphState;
import dev.ikg.neo4j.SharedGraph;
import java.io.InputStream;
import java.util.List;
import java.util.Optional;

/** The shared graph of the tests with the bundled cases in it, and nothing else. */
public final class BundledGraph {

  private static GraphState loaded = GraphState.EMPTY;

  private BundledGraph() {}

  /** The graph; loads the cases where another test left something else. */
  public static Graph graph() {
    Graph graph = SharedGraph.graph();
    GraphState state = CaseStore.stateOf(graph);
    if (!state.loaded() || !state.equals(loaded)) {
      SharedGraph.wipe();
      desk().load(cases(), Progress.silent(), Consent.given());
      loaded = CaseStore.stateOf(graph);
    }
    return graph;
  }

  /** A desk on the graph with the bundled cases. Do not close it. */
  public static Desk open() {
    graph();
    return desk();
  }

  private static Desk desk() {
    return new GraphDesk(
        opening -> SharedGraph.graph(), List::of, Optional.empty(), line -> {}, "test");
  }

  private static LoadRequest cases() {
    return new LoadRequest(List.of("data/cases"), InputStream.nullInputStream(), LoadOptions.USUAL);
  }
}
