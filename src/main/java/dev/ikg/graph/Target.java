package dev.ikg.graph;

import java.net.URI;
import java.nio.file.Path;
import java.util.Optional;

/** Which graph a command works on. */
public sealed interface Target {

  /** A graph of this machine, run inside the process that opens it first. */
  record Folder(Path path) implements Target {}

  /**
   * A Neo4j server or cluster.
   *
   * @param uri a {@code bolt}, {@code neo4j} address, with {@code +s} or {@code +ssc} for TLS
   * @param password kept out of {@link #toString()}
   */
  record Server(URI uri, String user, String password, Optional<String> database)
      implements Target {
    @Override
    public String toString() {
      return "Server[" + uri + ", user " + user + database.map(d -> ", " + d).orElse("") + "]";
    }
  }
}
