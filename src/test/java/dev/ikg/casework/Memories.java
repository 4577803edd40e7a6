package dev.ikg.casework;

import dev.ikg.incident.Vocabulary;

/** Memories of graphs for tests. */
final class Memories {

  private Memories() {}

  /** A memory that never makes an index, so that all is asked of the graph. */
  static GraphMemory withoutIndex() {
    return new GraphMemory(
        Vocabulary.NONE,
        () -> {
          throw new IllegalStateException("nothing is built");
        },
        new Indexing(0, new Never()),
        line -> {});
  }
}
