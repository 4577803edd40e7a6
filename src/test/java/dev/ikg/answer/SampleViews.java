package dev.ikg.answer;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Views to write: a small one, one of nasty texts, and one of any size. */
public final class SampleViews {

  /** Texts that broke other tools. */
  public static final List<String> NASTY =
      List.of(
          "a & b < c > d",
          "say \"hello\" and 'bye'",
          "line one\nline two",
          "windows\r\nline",
          "trailing backslash \\",
          "\\",
          "\\N and \\u0027) DETACH DELETE n //",
          "&lt;b&gt; &amp; &#65;",
          "tab\there; semicolon, comma",
          "=1+1",
          "+1",
          "-1",
          "@SUM(A1)",
          "'apostrophe",
          "</script><script>alert(1)</script>",
          "<img src=x onerror=alert(1)>",
          "]]> <!-- comment -->",
          "bell \u0007 backspace \b",
          "half a pair \uD800 end",
          "장애가 났다 🔥",
          "`backtick` ${dollar} {{braces}} %percent%",
          "#quot; |pipe| [brackets] end",
          " spaces around ",
          "right to left \u202Eabc",
          "");

  private static final List<GraphView.Style> STYLES = List.of(GraphView.Style.values());

  private SampleViews() {}

  /** Three nodes of two kinds and two links, one of them dashed. */
  public static GraphView small() {
    return new GraphView(
        about("a small view"),
        GraphView.Shape.CLOUD,
        List.of(
            node("case:1", "First case", "Case", 1, Map.of("title_en", Cell.of("First"))),
            node("case:2", "Second case", "Case", 1, Map.of("title_en", Cell.of("Second"))),
            node("org:a", "Org A", "Organization", 2, Map.of("cases", Cell.of(2)))),
        List.of(
            link("case:1", "org:a", "AT", GraphView.Style.SOLID),
            link("case:2", "case:1", "RELATED_TO", GraphView.Style.DASHED)));
  }

  /** A node for each nasty text, linked in a circle, with values of every type under one name. */
  public static GraphView nasty() {
    List<GraphView.Node> nodes = new ArrayList<>();
    List<GraphView.Link> links = new ArrayList<>();
    for (int i = 0; i < NASTY.size(); i++) {
      Map<String, Cell> attributes = new LinkedHashMap<>();
      attributes.put("title_en", Cell.of(NASTY.get(i)));
      attributes.put("items", Cell.ofTexts(List.of("one; two", NASTY.get(i))));
      attributes.put("nothing", Cell.missing());
      attributes.put("mixed", i % 2 == 0 ? Cell.of(i) : Cell.of("text " + i));
      attributes.put("number", i % 2 == 0 ? Cell.of((long) i) : Cell.of(i + 0.5));
      attributes.put("whole", Cell.of(Long.MAX_VALUE - i));
      attributes.put("truth", Cell.of(i % 2 == 0));
      attributes.put("notANumber", Cell.of(Double.NaN));
      attributes.put("url", Cell.of(i % 2 == 0 ? "https://example.org/?a=1&b=2" : "javascript:x"));
      nodes.add(node("case:" + i, NASTY.get(i), "Case", i, attributes));
      links.add(link("case:" + i, "case:" + (i + 1) % NASTY.size(), "RELATED_TO", style(i)));
    }
    return new GraphView(about(NASTY.get(0) + NASTY.get(14)), GraphView.Shape.CLOUD, nodes, links);
  }

  /** A view of so many nodes in groups, each linked to two others. */
  public static GraphView large(int size) {
    List<GraphView.Node> nodes = new ArrayList<>();
    List<GraphView.Link> links = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      Map<String, Cell> title = Map.of("title_en", Cell.of("Case number " + i));
      nodes.add(node("case:" + i, "Case " + i, "Case", i % 9, title));
      if (i > 0) {
        links.add(link("case:" + i, "case:" + i / 2, "RELATED_TO", GraphView.Style.SOLID));
        links.add(link("case:" + i, "case:" + i / 3, "SAME", GraphView.Style.SOLID));
      }
    }
    return new GraphView(about("large"), GraphView.Shape.CLOUD, nodes, links);
  }

  private static GraphView.Style style(int i) {
    return STYLES.get(i % STYLES.size());
  }

  private static ViewAbout about(String title) {
    return new ViewAbout(
        title,
        "sample",
        "",
        new ViewAbout.Legend(
            "a node", "a link", new ViewAbout.Lines("named", "inferred", ""), "a size", "a colour"),
        new ViewAbout.Shown(2, 3, 1, 2),
        new ViewAbout.Source("0badcafe", "2026-01-09T12:00:00Z"),
        "",
        List.of("A note of \"its own\"."));
  }

  private static GraphView.Node node(
      String id, String label, String kind, double size, Map<String, Cell> attributes) {
    LocalDate day = LocalDate.of(2020, 1, 1).plusDays(Math.round(size) * 100);
    return new GraphView.Node(
        id,
        label,
        kind,
        kind,
        kind,
        size,
        kind.equals("Case")
            ? Optional.of(new GraphView.Days(day, day.plusDays(1)))
            : Optional.empty(),
        new Cell.Fields(attributes));
  }

  private static GraphView.Link link(String from, String to, String kind, GraphView.Style style) {
    return new GraphView.Link(
        from + " " + kind + " " + to,
        from,
        to,
        kind,
        kind.equals("RELATED_TO") ? from + " \"to\" " + to : "",
        style != GraphView.Style.DOTTED,
        1 + from.length(),
        style,
        new Cell.Fields(Map.of("basis", Cell.of("named"))));
  }
}
