package dev.ikg.export;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ikg.answer.Cell;
import dev.ikg.answer.GraphView;
import dev.ikg.answer.SampleViews;
import java.io.StringReader;
import java.net.URL;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javax.xml.XMLConstants;
import javax.xml.transform.Source;
import javax.xml.transform.stream.StreamSource;
import javax.xml.validation.SchemaFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

class XmlFormatsTest {

  static Stream<GraphView> views() {
    return Stream.of(SampleViews.small(), SampleViews.nasty(), empty());
  }

  private static GraphView empty() {
    GraphView small = SampleViews.small();
    return new GraphView(small.about(), small.shape(), List.of(), List.of());
  }

  @ParameterizedTest
  @MethodSource("views")
  void graphMlIsValidByItsSchema(GraphView view) throws Exception {
    SchemaFactory schemas = SchemaFactory.newInstance(XMLConstants.W3C_XML_SCHEMA_NS_URI);
    Source[] sources = {schema("xlink.xsd"), schema("graphml.xsd")};
    schemas
        .newSchema(sources)
        .newValidator()
        .validate(new StreamSource(new StringReader(Exported.text(view, GraphFormat.GRAPHML))));
  }

  private static Source schema(String name) {
    URL found = XmlFormatsTest.class.getResource("/" + name);
    assertNotNull(found, name);
    return new StreamSource(found.toExternalForm());
  }

  @ParameterizedTest
  @MethodSource("views")
  void graphMlGivesBackEveryValueWithOneDeclaredType(GraphView view) {
    Document document = Exported.xml(Exported.text(view, GraphFormat.GRAPHML));
    Map<String, Element> keys = new HashMap<>();
    for (Element key : Exported.elements(document, "key")) {
      assertEquals(null, keys.put(key.getAttribute("id"), key), "declared twice");
    }
    List<Element> nodes = Exported.elements(document, "node");
    assertEquals(view.nodes().size(), nodes.size());
    assertEquals(view.links().size(), Exported.elements(document, "edge").size());
    for (int i = 0; i < nodes.size(); i++) {
      GraphView.Node node = view.nodes().get(i);
      Map<String, String> data = data(nodes.get(i), keys);
      assertEquals(Exported.readable(node.label()), data.get("label"));
      assertEquals(Exported.readable(node.label()), data.get("name"));
      assertEquals(Double.toString(node.size()), data.get("amount"));
      node.attributes()
          .values()
          .forEach(
              (name, cell) ->
                  assertEquals(
                      Attributes.isKnown(cell)
                          ? Exported.readable(Attributes.text(cell))
                          : "absent",
                      data.getOrDefault(name, "absent"),
                      name));
    }
  }

  private static Map<String, String> data(Element of, Map<String, Element> keys) {
    Map<String, String> data = new HashMap<>();
    for (Element value : Exported.elements(of, "data")) {
      Element key = keys.get(value.getAttribute("key"));
      assertNotNull(key, "not declared: " + value.getAttribute("key"));
      assertFits(value.getTextContent(), key.getAttribute("attr.type"));
      data.put(key.getAttribute("attr.name"), value.getTextContent());
    }
    return data;
  }

  private static void assertFits(String value, String type) {
    switch (type) {
      case "long" -> Long.parseLong(value);
      case "int" -> Integer.parseInt(value);
      case "double" -> assertTrue(Double.isFinite(Double.parseDouble(value)), value);
      case "boolean" -> assertTrue(value.equals("true") || value.equals("false"), value);
      default -> assertEquals("string", type);
    }
  }

  @Test
  void aNumberHereAndATextThereAreDeclaredAsText() {
    Map<String, Attributes.Type> types = Attributes.ofNodes(SampleViews.nasty()).types();
    assertEquals(Attributes.Type.TEXT, types.get("mixed"));
    assertEquals(Attributes.Type.REAL, types.get("number"));
    assertEquals(Attributes.Type.WHOLE, types.get("whole"));
    assertEquals(Attributes.Type.LIST, types.get("items"));
    assertFalse(types.containsKey("nothing"));
  }

  /**
   * The schema that is published in a library is that of GEXF 1.2; what 1.3 adds or writes
   * differently is turned back before.
   */
  @ParameterizedTest
  @MethodSource("views")
  void gexfIsValidByItsSchema(GraphView view) throws Exception {
    String asOf12 =
        Exported.text(view, GraphFormat.GEXF)
            .replace("xmlns=\"http://gexf.net/1.3\"", "xmlns=\"http://www.gexf.net/1.2draft\"")
            .replace("version=\"1.3\"", "version=\"1.2\"")
            .replace("<viz:", "<")
            .replaceAll(" timerepresentation=\"\\w+\"", "")
            .replaceAll("(<edge [^>]*) kind=\"[^\"]*\"", "$1");
    SchemaFactory.newInstance(XMLConstants.W3C_XML_SCHEMA_NS_URI)
        .newSchema(schema("gexf.xsd"))
        .newValidator()
        .validate(new StreamSource(new StringReader(asOf12)));
  }

  @ParameterizedTest
  @MethodSource("views")
  void gexfGivesBackEveryValueDateColourAndPlace(GraphView view) {
    Document document = Exported.xml(Exported.text(view, GraphFormat.GEXF));
    Element root = document.getDocumentElement();
    assertEquals("http://gexf.net/1.3", root.getNamespaceURI());
    assertEquals("1.3", root.getAttribute("version"));
    Map<String, Map<String, String>> titles = new HashMap<>();
    for (Element group : Exported.elements(document, "attributes")) {
      Map<String, String> byId = new HashMap<>();
      for (Element attribute : Exported.elements(group, "attribute")) {
        byId.put(attribute.getAttribute("id"), attribute.getAttribute("title"));
      }
      titles.put(group.getAttribute("class"), byId);
    }
    List<Element> nodes = Exported.elements(document, "node");
    assertEquals(view.nodes().size(), nodes.size());
    Set<String> ids = new HashSet<>();
    for (int i = 0; i < nodes.size(); i++) {
      Element element = nodes.get(i);
      GraphView.Node node = view.nodes().get(i);
      assertTrue(ids.add(element.getAttribute("id")));
      assertEquals(Exported.readable(node.label()), element.getAttribute("label"));
      assertEquals(
          node.days().map(days -> days.first().toString()).orElse(""),
          element.getAttribute("start"));
      for (String drawn : List.of("color", "position", "size")) {
        assertEquals(1, Exported.elements(element, drawn).size(), drawn);
      }
      Map<String, String> values = new HashMap<>();
      for (Element value : Exported.elements(element, "attvalue")) {
        String title = titles.getOrDefault("node", Map.of()).get(value.getAttribute("for"));
        assertNotNull(title, "not declared: " + value.getAttribute("for"));
        values.put(title, value.getAttribute("value"));
      }
      Cell title = node.attributes().values().getOrDefault("title_en", Cell.missing());
      assertEquals(Exported.readable(Attributes.text(title)), values.getOrDefault("title_en", ""));
    }
    for (Element edge : Exported.elements(document, "edge")) {
      assertTrue(ids.contains(edge.getAttribute("source")));
      assertTrue(ids.contains(edge.getAttribute("target")));
    }
  }

  @ParameterizedTest
  @MethodSource("views")
  void theFlavourOfYedShowsLabelsInItsOwnElements(GraphView view) {
    String text = Exported.texts(view, GraphFormat.GRAPHML, Optional.of("yed")).get(0);
    List<Element> labels = Exported.elements(Exported.xml(text), "NodeLabel");
    assertEquals(
        view.nodes().stream().map(node -> Exported.readable(node.label())).toList(),
        labels.stream().map(Element::getTextContent).toList());
  }

  @ParameterizedTest
  @MethodSource("views")
  void svgHoldsADiscForEachNodeWithItsLabelToPointAt(GraphView view) {
    Document document = Exported.xml(Exported.text(view, GraphFormat.SVG));
    List<Element> discs =
        Stream.of("circle", "rect")
            .flatMap(name -> Exported.elements(document, name).stream())
            .filter(disc -> disc.getAttribute("class").equals("node"))
            .toList();
    assertEquals(view.nodes().size(), discs.size());
    assertEquals(
        view.nodes().stream().map(node -> GraphMlIds.of(node.id())).toList(),
        discs.stream().map(disc -> disc.getAttribute("id")).toList());
    for (int i = 0; i < discs.size(); i++) {
      String title = Exported.elements(discs.get(i), "title").get(0).getTextContent();
      String label = Exported.readable(view.nodes().get(i).label()).strip();
      assertTrue(title.startsWith(label), title);
    }
    assertEquals(0, Exported.elements(document, "script").size());
  }
}
