package dev.ikg.answer;

import java.time.LocalDate;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A graph to look at: nodes, links, and what a person who sees nothing else must know. Nodes and
 * links are kept in one order, whatever order they came in, so that the same graph is always
 * written as the same bytes.
 *
 * @param about what the view says of itself
 * @param shape how it is laid out
 * @param colours the groups in the order of their colours, the same in all views of a graph; empty
 *     where a colour stands for what a node is
 * @param nodes sorted by id; no id twice
 * @param links sorted by their ends and kind; both ends of each are among the nodes
 */
public record GraphView(
    ViewAbout about, Shape shape, List<String> colours, List<Node> nodes, List<Link> links) {

  private static final Comparator<Link> BY_ENDS =
      Comparator.comparing(Link::source)
          .thenComparing(Link::target)
          .thenComparing(Link::kind)
          .thenComparing(Link::id);

  public GraphView {
    colours = List.copyOf(colours);
    nodes = nodes.stream().sorted(Comparator.comparing(Node::id)).toList();
    links = links.stream().sorted(BY_ENDS).toList();
    check(nodes, links);
  }

  /** A view in which a colour stands for what a node is. */
  public GraphView(ViewAbout about, Shape shape, List<Node> nodes, List<Link> links) {
    this(about, shape, List.of(), nodes, links);
  }

  /** How a view is laid out. */
  public enum Shape {
    /** What is linked stands together. */
    CLOUD,
    /** The largest node in the middle, and what is linked to it in rings around it. */
    RINGS,
    /** The largest node at the left, and a column for each step away from it. */
    STEPS,
    /** A lane for each group of {@link Node#lane}, from left to right by date. */
    LANES
  }

  /** How a link is drawn. */
  public enum Style {
    SOLID,
    DASHED,
    DOTTED;

    /** The word in files and legends. */
    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /**
   * The days that something spans.
   *
   * @param first the first day
   * @param last the last day, not before the first
   */
  public record Days(LocalDate first, LocalDate last) {}

  /**
   * A node.
   *
   * @param id unique in the view
   * @param label what is written beside it
   * @param kind what it is, a node label of the graph such as {@code Case}
   * @param group what its colour stands for; empty where that is not known
   * @param lane the lane it stands in, where the view has lanes
   * @param size the number that its area stands for, not negative
   * @param days when it was, where that is known
   * @param attributes what else is known of it, in a fixed order
   */
  public record Node(
      String id,
      String label,
      String kind,
      String group,
      String lane,
      double size,
      Optional<Days> days,
      Cell.Fields attributes) {}

  /**
   * A link.
   *
   * @param id unique in the view
   * @param source the id of the node it leaves
   * @param target the id of the node it leads to
   * @param kind what it is, a relationship type such as {@code CONTRIBUTED_BY}
   * @param label what is written at it; often empty
   * @param directed whether its direction means something
   * @param width the number that its width stands for, not negative
   * @param style how it is drawn
   * @param attributes what else is known of it, in a fixed order
   */
  public record Link(
      String id,
      String source,
      String target,
      String kind,
      String label,
      boolean directed,
      double width,
      Style style,
      Cell.Fields attributes) {}

  /**
   * The view with its most important nodes only: the largest, then those with the most links. What
   * was left out is said in {@link ViewAbout#cut}.
   *
   * @param most how many nodes at most; 0 for all
   */
  public GraphView largest(int most) {
    if (most <= 0 || nodes.size() <= most) {
      return this;
    }
    Map<String, Integer> degrees = degrees();
    List<Node> kept =
        nodes.stream()
            .sorted(
                Comparator.comparingDouble(Node::size)
                    .thenComparingInt(node -> degrees.getOrDefault(node.id(), 0))
                    .reversed()
                    .thenComparing(Node::id))
            .limit(most)
            .toList();
    Set<String> ids = kept.stream().map(Node::id).collect(Collectors.toSet());
    List<Link> between =
        links.stream()
            .filter(link -> ids.contains(link.source()) && ids.contains(link.target()))
            .toList();
    String sentence =
        "Cut: the %d largest of %d nodes and the %d links between them, of %d."
            .formatted(kept.size(), nodes.size(), between.size(), links.size());
    return new GraphView(about.withCut(sentence), shape, colours, kept, between);
  }

  /** Where each node stands in the order of the nodes, by its id. */
  public Map<String, Integer> places() {
    Map<String, Integer> places = new HashMap<>();
    nodes.forEach(node -> places.put(node.id(), places.size()));
    return places;
  }

  /** How many ends of links are at each node that has any. */
  public Map<String, Integer> degrees() {
    Map<String, Integer> degrees = new HashMap<>();
    links.stream()
        .flatMap(link -> Stream.of(link.source(), link.target()))
        .forEach(id -> degrees.merge(id, 1, Integer::sum));
    return degrees;
  }

  private static void check(List<Node> nodes, List<Link> links) {
    Set<String> ids = new HashSet<>();
    for (Node node : nodes) {
      if (!ids.add(node.id())) {
        throw new IllegalArgumentException("two nodes " + node.id());
      }
    }
    Set<String> linkIds = new HashSet<>();
    for (Link link : links) {
      if (!linkIds.add(link.id())) {
        throw new IllegalArgumentException("two links " + link.id());
      }
      if (!ids.contains(link.source()) || !ids.contains(link.target())) {
        throw new IllegalArgumentException("a link without an end: " + link.id());
      }
    }
  }
}
