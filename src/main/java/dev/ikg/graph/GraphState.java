package dev.ikg.graph;

/**
 * What a graph holds as a whole.
 *
 * @param version goes up with every write
 * @param digest the fingerprint of all cases ({@link GraphDigest})
 * @param cases how many there are
 * @param mapping the version of the mapping that every case was written with
 * @param loadedAt when cases were last written, ISO 8601 in UTC; empty before the first load
 * @param made what it was made with
 * @param unfinished whether the first load of the bundled cases has begun and not ended
 */
public record GraphState(
    long version,
    String digest,
    long cases,
    long mapping,
    String loadedAt,
    Made made,
    boolean unfinished) {

  /**
   * What a graph was made with.
   *
   * @param schema the version of the constraints and indexes; 0 where there are none yet
   * @param by the version of the program that wrote last
   * @param neo4j the version of Neo4j that the graph was last loaded on
   */
  public record Made(long schema, String by, String neo4j) {}

  /** The state of a graph that was never loaded. */
  public static final GraphState EMPTY =
      new GraphState(0, "", 0, 0, "", new Made(0, "", ""), false);

  /** Whether anything was ever loaded. */
  public boolean loaded() {
    return !loadedAt.isEmpty();
  }
}
