package dev.ikg.casework;

import dev.ikg.answer.LoadReport;
import dev.ikg.neo4j.SharedGraph;
import java.io.InputStream;
import java.util.List;
import java.util.Optional;

/** A desk on the graph that tests share, with the bundled cases in it and nothing else. */
final class BundledGraph {

  private BundledGraph() {}

  /** Loads the cases; must not be closed. */
  static Desk desk() {
    SharedGraph.wipe();
    Desk desk = new GraphDesk(SharedGraph::graph, Optional.empty(), notice -> {}, "test");
    LoadReport report =
        desk.load(
            new LoadRequest(List.of("data/cases"), InputStream.nullInputStream(), false, false),
            Progress.silent());
    if (report.rejected() > 0) {
      throw new AssertionError("rejected: " + report.problems());
    }
    return desk;
  }
}
