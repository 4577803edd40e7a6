package dev.ikg.export;

import dev.ikg.answer.GraphView;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/** A view with places, colours and sizes, the same for every format. */
final class Drawing {

  /** How many nodes show their label without being asked. */
  static final int LABELS = 25;

  /** So few nodes that all of them can show their label. */
  private static final int FEW = 60;

  private static final int MOST_BY_FORCE = 20_000;
  private static final double SMALLEST = 5;
  private static final double LARGEST = 26;
  private static final double LARGEST_IN_LANES = 9;
  private static final double LARGEST_OF_FEW = 20;
  private static final double THINNEST = 1;
  private static final double WIDEST = 7;
  private static final int MOST_BENT = 1500;
  private static final double WIDTH_OF_ALL = 1.5;

  private final GraphView view;
  private final double[] radius;
  private final Positions positions;
  private final Palette palette;
  private final Set<Integer> labelled = new HashSet<>();
  private final List<Integer> bySize;
  private final double widest;
  private final boolean oneWidth;
  private final long kinds;
  private final Map<String, Double> lanes;
  private final Map<Integer, Double> years;

  /** Draws a view. This takes seconds for some thousand nodes. */
  Drawing(GraphView view) {
    this.view = view;
    this.radius = radii(view);
    this.palette = new Palette(view);
    this.widest = view.links().stream().mapToDouble(GraphView.Link::width).max().orElse(0);
    this.oneWidth = view.links().stream().allMatch(link -> link.width() == widest);
    this.kinds = view.nodes().stream().map(GraphView.Node::kind).distinct().count();
    if (view.shape() == GraphView.Shape.LANES) {
      LaneLayout layout = new LaneLayout(view);
      positions = layout.positions();
      lanes = layout.lanes();
      years = layout.years();
    } else {
      positions = positions(view, radius);
      lanes = Map.of();
      years = Map.of();
    }
    List<GraphView.Node> nodes = view.nodes();
    bySize =
        IntStream.range(0, nodes.size())
            .boxed()
            .sorted(Comparator.<Integer>comparingDouble(i -> nodes.get(i).size()).reversed())
            .toList();
    bySize.stream().limit(nodes.size() <= FEW ? FEW : LABELS).forEach(labelled::add);
  }

  private static Positions positions(GraphView view, double[] radius) {
    if (radius.length > MOST_BY_FORCE) {
      return SpiralLayout.of(view);
    }
    return switch (view.shape()) {
      case RINGS -> RingLayout.of(view);
      case STEPS -> StepLayout.of(view);
      case CLOUD, LANES -> ForceLayout.of(view, radius);
    };
  }

  private static double[] radii(GraphView view) {
    double most = view.nodes().stream().mapToDouble(GraphView.Node::size).max().orElse(0);
    double least = view.nodes().stream().mapToDouble(GraphView.Node::size).min().orElse(0);
    boolean lanes = view.shape() == GraphView.Shape.LANES;
    boolean few = view.shape() == GraphView.Shape.RINGS || view.shape() == GraphView.Shape.STEPS;
    double largest = lanes || least == most ? LARGEST_IN_LANES : few ? LARGEST_OF_FEW : LARGEST;
    return view.nodes().stream()
        .mapToDouble(
            node -> {
              double share = most == 0 ? 0 : Math.sqrt(node.size() / most);
              return Math.rint((SMALLEST + (largest - SMALLEST) * share) * 10) / 10;
            })
        .toArray();
  }

  GraphView view() {
    return view;
  }

  /** From the left, in pixels. */
  double x(int node) {
    return positions.x()[node];
  }

  /** From the top, in pixels. */
  double y(int node) {
    return positions.y()[node];
  }

  /** The radius of a node in pixels; its area stands for its size. */
  double radius(int node) {
    return radius[node];
  }

  /** The width of a link in pixels. */
  double width(GraphView.Link link) {
    if (oneWidth) {
      return WIDTH_OF_ALL;
    }
    double share = link.width() / widest;
    return Math.rint((THINNEST + (WIDEST - THINNEST) * share) * 10) / 10;
  }

  /** The nodes, the largest first. */
  List<Integer> bySize() {
    return bySize;
  }

  /**
   * The point that a link bends towards, as a place from the left and from the top. In lanes it is
   * an arc above the dots of its lane; elsewhere it bends a little where there is much to tell
   * apart.
   */
  double[] bend(int from, int to) {
    double awayX = x(to) - x(from);
    double awayY = y(to) - y(from);
    double middleX = x(from) + awayX / 2;
    double middleY = y(from) + awayY / 2;
    if (view.shape() == GraphView.Shape.LANES) {
      return new double[] {middleX, middleY - 2 * Math.min(15, 4 + Math.abs(awayX) * 0.12)};
    }
    boolean bends = view.shape() == GraphView.Shape.CLOUD && view.links().size() <= MOST_BENT;
    double curve = bends ? 0.1 : 0;
    return new double[] {middleX - awayY * curve, middleY + awayX * curve};
  }

  Palette palette() {
    return palette;
  }

  Palette.Colour colour(int node) {
    return palette.of(view.nodes().get(node).group());
  }

  /** Whether a node is drawn as a square: an organization among other things. */
  boolean isSquare(int node) {
    return kinds > 1 && view.nodes().get(node).kind().equals(Palette.ORGANIZATION);
  }

  /** Whether a node shows its label without being asked: the largest do, or all of a few. */
  boolean isLabelled(int node) {
    return labelled.contains(node);
  }

  /** The lanes of a view that has any, and how far down each is. */
  Map<String, Double> lanes() {
    return lanes;
  }

  /** The years of a view with lanes, and where each begins. */
  Map<Integer, Double> years() {
    return years;
  }
}
