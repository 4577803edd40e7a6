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
   * The index as it was kept; empty where none fits.
   *
   * @param state of the graph now
   */
  Optional<CaseIndex> find(GraphState state) {
    return beside().flatMap(place -> file(place).read(stamp(place, state)));
  }

  /**
   * Reads the index of a graph and keeps it, where nothing was written meanwhile.
   *
   * @param state of the graph as it is wanted
   * @param read gives nothing where the graph has changed
   */
  Optional<CaseIndex> keep(GraphState state, Supplier<Optional<CaseIndex>> read) {
    Optional<Graph.Beside> before = beside();
    Optional<CaseIndex> made = read.get();
    if (made.isPresent() && before.isPresent() && beside().equals(before)) {
      file(before.get()).write(made.get(), stamp(before.get(), state));
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
