package dev.ikg.export;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ikg.answer.GraphView;
import dev.ikg.answer.SampleViews;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class LayoutTest {

  @Test
  void twoLayoutsOfOneViewAreTheSame() {
    Drawing one = new Drawing(SampleViews.large(500));
    Drawing other = new Drawing(SampleViews.large(500));
    assertArrayEquals(places(one), places(other));
  }

  private static double[] places(Drawing drawing) {
    int nodes = drawing.view().nodes().size();
    double[] places = new double[2 * nodes];
    for (int i = 0; i < nodes; i++) {
      places[2 * i] = drawing.x(i);
      places[2 * i + 1] = drawing.y(i);
    }
    return places;
  }

  @Test
  void discsOfACloudDoNotLieOverEachOther() {
    Drawing drawing = new Drawing(SampleViews.large(600));
    int over = 0;
    for (int i = 0; i < 600; i++) {
      for (int j = 0; j < i; j++) {
        double distance = Math.hypot(drawing.x(i) - drawing.x(j), drawing.y(i) - drawing.y(j));
        over += distance < drawing.radius(i) + drawing.radius(j) - 1 ? 1 : 0;
      }
    }
    assertEquals(0, over, "pairs of discs that overlap");
  }

  @Test
  void linkedNodesStandNearerThanOthers() {
    Drawing drawing = new Drawing(SampleViews.large(300));
    double linked = 0;
    for (GraphView.Link link : drawing.view().links()) {
      linked += distance(drawing, index(drawing, link.source()), index(drawing, link.target()));
    }
    double all = 0;
    for (int i = 1; i < 300; i++) {
      all += distance(drawing, i, (i * 7 + 13) % 300);
    }
    double ratio = linked / drawing.view().links().size() / (all / 299);
    assertTrue(ratio < 0.6, "linked nodes are " + ratio + " times as far as others");
  }

  private static double distance(Drawing drawing, int one, int other) {
    return Math.hypot(drawing.x(one) - drawing.x(other), drawing.y(one) - drawing.y(other));
  }

  private static int index(Drawing drawing, String id) {
    return drawing.view().nodes().stream().map(GraphView.Node::id).toList().indexOf(id);
  }

  @Test
  void theQuadtreeGivesAllPointsExactlyOnceWhereItIsClosed() {
    double[] x = {0, 1, 1, 5, 9, 9, -3};
    double[] y = {0, 1, 1, 5, -9, 9, 2};
    double[] mass = {1, 2, 3, 4, 5, 6, 7};
    QuadTree tree = new QuadTree(x, y, mass, 0);
    double[] seen = {0};
    tree.visit(0, (dx, dy, weight) -> seen[0] += weight);
    assertEquals(27, seen[0], 1e-9);
  }

  @Test
  void nodesOfALaneStandInItFromLeftToRightByDate() {
    GraphView cloud = SampleViews.large(40);
    GraphView view =
        new GraphView(cloud.about(), GraphView.Shape.LANES, cloud.nodes(), cloud.links());
    Drawing drawing = new Drawing(view);
    assertEquals(List.of("Case"), List.copyOf(drawing.lanes().keySet()));
    Set<Integer> years = new TreeSet<>(drawing.years().keySet());
    assertTrue(years.contains(2020) && years.contains(2022), years.toString());
    for (int i = 0; i < 40; i++) {
      for (int j = 0; j < 40; j++) {
        if (view.nodes().get(i).size() + 1 < view.nodes().get(j).size()) {
          assertTrue(drawing.x(i) < drawing.x(j));
        }
      }
    }
  }

  @Test
  void theLargestNodeStandsInTheMiddleOfItsRingsAndAtTheLeftOfItsSteps() {
    GraphView cloud = SampleViews.small();
    GraphView rings =
        new GraphView(cloud.about(), GraphView.Shape.RINGS, cloud.nodes(), cloud.links());
    Drawing round = new Drawing(rings);
    int largest = index(round, "org:a");
    assertEquals(0, round.x(largest));
    assertEquals(0, round.y(largest));
    GraphView steps =
        new GraphView(cloud.about(), GraphView.Shape.STEPS, cloud.nodes(), cloud.links());
    Drawing columns = new Drawing(steps);
    assertTrue(columns.x(largest) < columns.x(index(columns, "case:1")));
    assertTrue(columns.x(index(columns, "case:1")) < columns.x(index(columns, "case:2")));
  }

  @Test
  void whatNothingIsLinkedToStandsBelowTheOthers() {
    GraphView linked = SampleViews.large(30);
    GraphView.Node first = linked.nodes().get(0);
    List<GraphView.Node> nodes = new ArrayList<>(linked.nodes());
    nodes.add(
        new GraphView.Node(
            "alone", "alone", "Case", "Case", "", 1, first.days(), first.attributes()));
    Drawing drawing =
        new Drawing(new GraphView(linked.about(), linked.shape(), nodes, linked.links()));
    int alone = index(drawing, "alone");
    for (int i = 0; i < nodes.size(); i++) {
      assertTrue(i == alone || drawing.y(i) < drawing.y(alone));
    }
  }

  @Test
  void organizationsAreSlateSquaresAmongOtherThings() {
    Drawing drawing = new Drawing(SampleViews.small());
    int organization = index(drawing, "org:a");
    assertTrue(drawing.isSquare(organization));
    assertEquals("#64748b", drawing.colour(organization).hex());
    assertFalse(drawing.isSquare(index(drawing, "case:1")));
  }
}
