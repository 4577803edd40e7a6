package dev.ikg.neo4j;

import dev.ikg.problem.Failure;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The Neo4j that writes a store. One of a newer minor version may change the store so that an older
 * one cannot read it; a patch does not.
 *
 * @param text as Neo4j calls it, such as {@code 5.26.30}
 */
record StoreVersion(String text, int major, int minor) {

  private static final Pattern NUMBERS = Pattern.compile("(\\d{1,6})\\.(\\d{1,6})(\\D.*)?");
  private static final Comparator<StoreVersion> BY_AGE =
      Comparator.comparingInt(StoreVersion::major).thenComparingInt(StoreVersion::minor);

  /**
   * Reads a version.
   *
   * @throws IllegalArgumentException where it does not begin with two numbers
   */
  static StoreVersion parse(String text) {
    Matcher numbers = NUMBERS.matcher(text);
    if (!numbers.matches()) {
      throw new IllegalArgumentException("no version: " + text);
    }
    return new StoreVersion(
        text, Integer.parseInt(numbers.group(1)), Integer.parseInt(numbers.group(2)));
  }

  boolean isOlderThan(StoreVersion other) {
    return BY_AGE.compare(this, other) < 0;
  }

  /**
   * Makes sure that this version reads what another wrote.
   *
   * @param stamp the version that the folder names
   * @throws Failure of kind {@code GRAPH} where it does not
   */
  void mustRead(String stamp, Path folder) {
    StoreVersion wrote;
    try {
      wrote = parse(stamp);
    } catch (IllegalArgumentException unreadable) {
      throw Failure.of(
              Failure.Kind.GRAPH,
              "The file neo4j-version in " + folder + " names no version.",
              "Restore the folder from a copy, or choose another with --graph or IKG_HOME.")
          .causedBy(unreadable);
    }
    if (BY_AGE.compare(wrote, this) > 0) {
      throw Failure.of(
          Failure.Kind.GRAPH,
          "The graph in "
              + folder
              + " was written by Neo4j "
              + stamp
              + "; this is Neo4j "
              + text
              + ".",
          "Use the newer program, or load the cases into another folder with --graph.");
    }
  }
}
