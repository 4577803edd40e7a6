package dev.ikg.answer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class GraphViewTest {

  private static final GraphView VIEW = SampleViews.small();

  @Test
  void theOrderInWhichNodesAndLinksComeMakesNoDifference() {
    List<GraphView.Node> nodes = new ArrayList<>(VIEW.nodes());
    List<GraphView.Link> links = new ArrayList<>(VIEW.links());
    Collections.reverse(nodes);
    Collections.reverse(links);
    assertEquals(VIEW, new GraphView(VIEW.about(), VIEW.shape(), nodes, links));
  }

  @Test
  void aLinkWithoutAnEndIsRefused() {
    List<GraphView.Node> nodes = VIEW.nodes().subList(0, 2);
    assertThrows(
        IllegalArgumentException.class,
        () -> new GraphView(VIEW.about(), VIEW.shape(), nodes, VIEW.links()));
  }

  @Test
  void twoNodesOfOneIdAreRefused() {
    List<GraphView.Node> nodes = new ArrayList<>(VIEW.nodes());
    nodes.add(nodes.get(0));
    assertThrows(
        IllegalArgumentException.class,
        () -> new GraphView(VIEW.about(), VIEW.shape(), nodes, List.of()));
  }

  @Test
  void aCutKeepsTheLargestNodesThenThoseWithMostLinksAndSaysSo() {
    GraphView cut = VIEW.largest(2);
    assertEquals(List.of("case:1", "org:a"), cut.nodes().stream().map(GraphView.Node::id).toList());
    assertEquals(List.of("AT"), cut.links().stream().map(GraphView.Link::kind).toList());
    assertEquals(
        "Cut: the 2 largest of 3 nodes and the 1 links between them, of 2.", cut.about().cut());
    assertEquals(cut.about().cut(), cut.about().allNotes().get(0));
  }

  @Test
  void aViewThatIsSmallEnoughIsNotCut() {
    assertSame(VIEW, VIEW.largest(0));
    assertSame(VIEW, VIEW.largest(3));
  }

  @Test
  void everyViewSaysThatALabelNotRecordedIsNotAbsent() {
    assertTrue(VIEW.about().lines().getOrDefault("notes", "").endsWith(ViewAbout.NOT_RECORDED));
  }
}
