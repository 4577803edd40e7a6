package dev.ikg.incident;

/** How a graph keeps the labels of a facet. */
public sealed interface Kept {

  /**
   * As nodes that cases share.
   *
   * @param link the type of the links that lead from cases to them
   * @param label the label of the nodes
   * @param key the property that tells them apart
   */
  record Nodes(String link, String label, String key) implements Kept {}

  /**
   * As a property of the case.
   *
   * @param list whether it holds several
   */
  record Property(String name, boolean list) implements Kept {}

  /** Nodes that are told apart by their names. */
  static Kept nodes(String link, String label) {
    return new Nodes(link, label, "name");
  }

  /** The organizations that a link leads to. */
  static Kept organizations(String link) {
    return new Nodes(link, "Organization", "slug");
  }

  /** A property that holds one label. */
  static Kept text(String property) {
    return new Property(property, false);
  }

  /** A property that holds a list of labels. */
  static Kept texts(String property) {
    return new Property(property, true);
  }
}
