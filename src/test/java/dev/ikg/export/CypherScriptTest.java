package dev.ikg.export;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ikg.answer.Cell;
import dev.ikg.answer.Column;
import dev.ikg.answer.GraphView;
import dev.ikg.answer.Row;
import dev.ikg.answer.SampleViews;
import dev.ikg.casework.BundledGraph;
import dev.ikg.casework.TestView;
import dev.ikg.casework.ViewRequest;
import dev.ikg.cypher.CypherQuery;
import dev.ikg.neo4j.SharedGraph;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** The script of a view, run in an empty graph, makes exactly the nodes and links of the view. */
class CypherScriptTest {

  private static final Column TEXT = Column.text("type");
  private static final List<Column> NODE = List.of(TEXT, Column.text("p"));
  private static final List<Column> LINK =
      List.of(TEXT, Column.text("p"), Column.text("from"), Column.text("to"));

  @Test
  void nastyTextsArriveAsTheyAre() {
    assertRebuilt(SampleViews.nasty());
  }

  @Test
  void aViewOfTheBundledCasesArrivesWhole() {
    ViewRequest all = TestView.where("in database", ViewRequest.Name.ALL);
    assertRebuilt(BundledGraph.open().view(all));
  }

  private static void assertRebuilt(GraphView view) {
    SharedGraph.wipe();
    try {
      for (String statement : Exported.text(view, GraphFormat.CYPHER).split(";\n")) {
        SharedGraph.graph().write(in -> in.run(new CypherQuery(statement, Map.of(), List.of())));
      }
      assertEquals(expectedNodes(view), nodes());
      assertEquals(expectedLinks(view), links());
    } finally {
      run("DROP CONSTRAINT view_node IF EXISTS");
      SharedGraph.wipe();
    }
  }

  private static void run(String statement) {
    SharedGraph.graph().write(in -> in.run(new CypherQuery(statement, Map.of(), List.of())));
  }

  private static Map<String, String> nodes() {
    Map<String, String> nodes = new TreeMap<>();
    for (Row row :
        read(
            "MATCH (n:ViewNode) RETURN [l IN labels(n) WHERE l <> 'ViewNode'][0] AS type,"
                + " properties(n) AS p",
            NODE)) {
      Map<String, Cell> properties = properties(row);
      nodes.put(Attributes.text(new Cell.Fields(properties), "id"), row.text(0) + " " + properties);
    }
    return nodes;
  }

  private static Map<String, String> links() {
    Map<String, String> links = new TreeMap<>();
    for (Row row :
        read(
            "MATCH (a)-[l]->(b) RETURN type(l) AS type, properties(l) AS p, a.id AS from, b.id AS to",
            LINK)) {
      Map<String, Cell> properties = properties(row);
      links.put(
          Attributes.text(new Cell.Fields(properties), "id"),
          row.text(2) + " " + row.text(0) + " " + row.text(3) + " " + properties);
    }
    return links;
  }

  private static List<Row> read(String statement, List<Column> columns) {
    return SharedGraph.graph().read(in -> in.run(new CypherQuery(statement, Map.of(), columns)));
  }

  private static Map<String, Cell> properties(Row row) {
    return new TreeMap<>(((Cell.Fields) row.cells().get(1)).values());
  }

  private static Map<String, String> expectedNodes(GraphView view) {
    Map<String, String> nodes = new TreeMap<>();
    for (GraphView.Node node : view.nodes()) {
      Map<String, Cell> properties = known(node.attributes());
      properties.put("id", Cell.of(node.id()));
      properties.put("label", whole(Cell.of(node.label())));
      properties.put("group", Cell.of(node.group()));
      properties.put("amount", Cell.of(node.size()));
      node.days()
          .ifPresent(
              days -> {
                properties.put("first_day", Cell.of(days.first().toString()));
                properties.put("last_day", Cell.of(days.last().toString()));
              });
      nodes.put(node.id(), Optional.of(node.kind()) + " " + properties);
    }
    return nodes;
  }

  private static Map<String, String> expectedLinks(GraphView view) {
    Map<String, String> links = new TreeMap<>();
    for (GraphView.Link link : view.links()) {
      Map<String, Cell> properties = known(link.attributes());
      properties.put("id", Cell.of(link.id()));
      properties.put("label", Cell.of(link.label()));
      properties.put("amount", Cell.of(link.width()));
      properties.put("style", Cell.of(link.style().word()));
      links.put(
          link.id(),
          Optional.of(link.source())
              + " "
              + Optional.of(link.kind())
              + " "
              + Optional.of(link.target())
              + " "
              + properties);
    }
    return links;
  }

  private static Map<String, Cell> known(Cell.Fields attributes) {
    Map<String, Cell> known = new TreeMap<>(Attributes.known(attributes));
    known.replaceAll((name, cell) -> whole(cell));
    return known;
  }

  /** Half a character cannot be sent to a graph. */
  private static Cell whole(Cell cell) {
    if (cell instanceof Cell.Text text) {
      return Cell.of(text.value().replace("\uD800 ", "\uFFFD "));
    }
    return cell instanceof Cell.Many many
        ? new Cell.Many(many.values().stream().map(CypherScriptTest::whole).toList())
        : cell;
  }
}
