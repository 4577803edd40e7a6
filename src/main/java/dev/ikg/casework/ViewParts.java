package dev.ikg.casework;

import dev.ikg.answer.Cell;
import dev.ikg.answer.GraphView;
import dev.ikg.answer.Row;
import dev.ikg.answer.ViewAbout;
import dev.ikg.incident.Facet;
import dev.ikg.incident.Kept;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** Nodes and links that several views have. */
final class ViewParts {

  /** The facets whose labels are nodes, and what their nodes and links are called in the graph. */
  enum LabelKind {
    FACTOR(Facet.FACTOR),
    CAUSE(Facet.CAUSE),
    COMPONENT(Facet.COMPONENT),
    SYMPTOM(Facet.SYMPTOM),
    DOMAIN(Facet.DOMAIN);

    private final Facet facet;
    private final Kept.Nodes nodes;

    LabelKind(Facet facet) {
      this.facet = facet;
      this.nodes = facet.nodes().orElseThrow();
    }

    Facet facet() {
      return facet;
    }

    String node() {
      return nodes.label();
    }

    String link() {
      return nodes.link();
    }

    /** The kind of label that links of a type lead to. */
    static Optional<LabelKind> ofLink(String type) {
      return Arrays.stream(values()).filter(kind -> kind.link().equals(type)).findFirst();
    }

    /** The kind of label of a facet. */
    static Optional<LabelKind> of(Facet facet) {
      return Arrays.stream(values()).filter(kind -> kind.facet == facet).findFirst();
    }
  }

  static final String CASE = "Case";
  static final String ORGANIZATION = "Organization";

  /** How links of cases are drawn, in views that show what cases carry. */
  static final ViewAbout.Lines BY_BASIS =
      new ViewAbout.Lines(
          "what a case carries, or a link between cases that a source names",
          "a link between cases that was inferred and that no source names",
          "");

  private static final Cell.Fields NOTHING = new Cell.Fields(Map.of());

  private ViewParts() {}

  static String caseId(String id) {
    return "case:" + id;
  }

  static String organizationId(String slug) {
    return "org:" + slug;
  }

  static String labelId(Facet facet, String name) {
    return facet.word() + ":" + name;
  }

  /** A case; its lane is its organization. */
  static GraphView.Node incident(CaseFacts facts, String group, double size) {
    return new GraphView.Node(
        caseId(facts.id()),
        facts.caption(),
        CASE,
        group,
        facts.organization().orElse("not known"),
        size,
        facts.days(),
        facts.attributes());
  }

  /** The organizations of some cases, as large as the number of their cases. */
  static List<GraphView.Node> organizations(Collection<CaseFacts> cases) {
    Map<String, List<CaseFacts>> bySlug = new TreeMap<>();
    for (CaseFacts facts : cases) {
      facts.slug().ifPresent(s -> bySlug.computeIfAbsent(s, k -> new ArrayList<>()).add(facts));
    }
    List<GraphView.Node> nodes = new ArrayList<>();
    bySlug.forEach(
        (slug, own) -> {
          String name = own.get(0).organization().orElse(slug);
          Cell.Fields numbers = new Cell.Fields(Map.of("cases", Cell.of((long) own.size())));
          nodes.add(shared(organizationId(slug), name, ORGANIZATION, own.size(), numbers));
        });
    return nodes;
  }

  /** A node that several cases share, coloured by its kind. */
  static GraphView.Node shared(
      String id, String label, String kind, double size, Cell.Fields attributes) {
    return new GraphView.Node(id, label, kind, kind, "", size, Optional.empty(), attributes);
  }

  /** The labels that some cases carry in a facet, as large as the number of these cases. */
  static List<GraphView.Node> labels(
      Collection<CaseFacts> cases, LabelKind kind, Set<String> kept, LabelTexts texts) {
    Map<String, Long> counts = new TreeMap<>();
    for (CaseFacts facts : cases) {
      facts.labels(kind.facet()).stream()
          .filter(kept::contains)
          .forEach(name -> counts.merge(name, 1L, Long::sum));
    }
    List<GraphView.Node> nodes = new ArrayList<>();
    counts.forEach(
        (name, count) -> {
          Cell.Fields attributes =
              texts.attributes(kind.facet(), name, Map.of("cases", Cell.of((long) count)));
          nodes.add(shared(labelId(kind.facet(), name), name, kind.node(), count, attributes));
        });
    return nodes;
  }

  /** The links from cases to their organizations. */
  static List<GraphView.Link> toOrganizations(Collection<CaseFacts> cases) {
    List<GraphView.Link> links = new ArrayList<>();
    for (CaseFacts facts : cases) {
      facts.slug().ifPresent(s -> links.add(plain(caseId(facts.id()), organizationId(s), "AT")));
    }
    return links;
  }

  /** The links from cases to their labels in a facet. */
  static List<GraphView.Link> toLabels(
      Collection<CaseFacts> cases, LabelKind kind, Set<String> kept) {
    List<GraphView.Link> links = new ArrayList<>();
    for (CaseFacts facts : cases) {
      facts.labels(kind.facet()).stream()
          .filter(kept::contains)
          .map(name -> plain(caseId(facts.id()), labelId(kind.facet(), name), kind.link()))
          .forEach(links::add);
    }
    return links;
  }

  /** Links between cases, from rows of {@code views/links}, both ends of which are shown. */
  static List<GraphView.Link> betweenCases(List<Row> rows, Collection<CaseFacts> cases) {
    Set<String> shown = new HashSet<>();
    cases.forEach(facts -> shown.add(facts.id()));
    Map<String, GraphView.Link> links = new LinkedHashMap<>();
    for (Row row : rows) {
      String from = row.key(0);
      String to = row.key(1);
      if (shown.contains(from) && shown.contains(to)) {
        GraphView.Link link = betweenCases(row, caseId(from), caseId(to));
        links.putIfAbsent(link.id(), link);
      }
    }
    return List.copyOf(links.values());
  }

  private static GraphView.Link betweenCases(Row row, String from, String to) {
    String type = row.key(2);
    String kind = row.text(3).orElse(type.equals("RECURRENCE_OF") ? "recurrence" : "related");
    String basis = row.text(4).orElse("named");
    Map<String, Cell> attributes = new LinkedHashMap<>();
    attributes.put("link", Cell.of(kind));
    attributes.put("basis", Cell.of(basis));
    return new GraphView.Link(
        String.join(" ", from, type, kind, basis, to),
        from,
        to,
        type,
        kind,
        true,
        1,
        basis.equals("inferred") ? GraphView.Style.DASHED : GraphView.Style.SOLID,
        new Cell.Fields(attributes));
  }

  /** How many links end at each node. */
  static Map<String, Integer> ends(Collection<GraphView.Link> links) {
    Map<String, Integer> ends = new TreeMap<>();
    links.forEach(
        link -> {
          ends.merge(link.source(), 1, Integer::sum);
          ends.merge(link.target(), 1, Integer::sum);
        });
    return ends;
  }

  private static GraphView.Link plain(String from, String to, String kind) {
    return new GraphView.Link(
        from + " " + kind + " " + to, from, to, kind, "", true, 1, GraphView.Style.SOLID, NOTHING);
  }
}
