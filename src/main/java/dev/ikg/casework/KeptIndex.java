package dev.ikg.casework;

import dev.ikg.graph.Graph;
import dev.ikg.graph.GraphState;
import dev.ikg.index.CaseIndex;
import dev.ikg.index.IndexFile;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The index of a graph of this machine, kept beside it for the next command. It counts only while
 * the last write to the graph is the one before it was read, so that it is right even where another
 * program wrote without raising the version of the graph.
 */
final class KeptIndex {

  private final Supplier<Graph> graph;
  private final boolean isUsed;

  /**
   * Indexes beside a graph.
   *
   * @param graph that is open
   * @param isUsed whether any are kept and found at all
   */
  KeptIndex(Supplier<Graph> graph, boolean isUsed) {
    this.graph = graph;
    this.isUsed = isUsed;
  }

  /**
   * The index as it was kept, else one that is made now and kept for the next command; empty where
   * nothing can be kept beside the graph, or where it changes meanwhile.
   *
   * @param state of the graph now
   * @param read makes the index; gives nothing where the graph is no longer in that state
   */
  Optional<CaseIndex> find(GraphState state, Supplier<Optional<CaseIndex>> read) {
    return beside()
        .flatMap(place -> file(place).read(stamp(place, state)).or(() -> made(place, state, read)));
  }

  private Optional<CaseIndex> made(
      Graph.Beside place, GraphState state, Supplier<Optional<CaseIndex>> read) {
    Optional<CaseIndex> made = read.get();
    if (made.isPresent() && beside().equals(Optional.of(place))) {
      file(place).write(made.get(), stamp(place, state));
    }
    return made;
  }

  private Optional<Graph.Beside> beside() {
    return isUsed ? graph.get().beside() : Optional.empty();
  }

  private static IndexFile file(Graph.Beside beside) {
    return new IndexFile(beside.folder().resolve("cases"));
  }

  private static String stamp(Graph.Beside beside, GraphState state) {
    return state + " " + beside.lastWrite();
  }
}
