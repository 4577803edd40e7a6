package dev.ikg.graph;

/**
 * What a graph holds as a whole.
 *
 * @param version goes up with every write
 * @param digest the fingerprint of all cases ({@link GraphDigest})
 * @param cases how many there are
 * @param mapping the version of the mapping that wrote last
 * @param loadedAt when cases were last written, ISO 8601 in UTC; empty before the first load
 */
public record GraphState(long version, String digest, long cases, long mapping, String loadedAt) {

  /** The state of a graph that was never loaded. */
  public static final GraphState EMPTY = new GraphState(0, "", 0, 0, "");

  /** Whether anything was ever loaded. */
  public boolean loaded() {
    return !loadedAt.isEmpty();
  }
}
