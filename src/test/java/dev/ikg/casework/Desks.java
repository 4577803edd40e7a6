package dev.ikg.casework;

import dev.ikg.graph.Graph;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Desks on a graph that is there, each answering in its way. */
public final class Desks {

  private Desks() {}

  /** Makes an index when {@code indexing} says so. */
  static Desk on(Graph graph, Indexing indexing) {
    return on(graph, indexing, line -> {});
  }

  /** Tells {@code notice} what a person who waits is told. */
  static Desk on(Graph graph, Indexing indexing, Consumer<String> notice) {
    return new GraphDesk(opening -> graph, List::of, Optional.empty(), notice, "test", indexing);
  }

  /** Never makes an index. */
  public static Desk byStatements(Graph graph) {
    return on(graph, new Indexing(0, new Never()));
  }

  /** Makes an index behind its first question and answers from it ever after. */
  public static Desk byIndex(Graph graph) {
    return on(graph, new Indexing(0, new AtOnce()));
  }
}
