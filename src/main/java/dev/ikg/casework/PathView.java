package dev.ikg.casework;

import dev.ikg.answer.Cell;
import dev.ikg.answer.GraphView;
import dev.ikg.answer.ViewAbout;
import dev.ikg.incident.Facet;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** The shortest chains between two cases, as {@code path} finds them. */
final class PathView {

  /** How many chains are shown. */
  private static final int MOST_SHOWN = 20;

  private static final double END_SIZE = 4;

  private static final ViewAbout.Legend LEGEND =
      new ViewAbout.Legend(
          "a case on the way, or a label or an organization that two cases share; the two largest"
              + " are the cases that were asked for",
          "a step of a chain: what a case carries, where it happened, whom it relied on, or a link"
              + " to another case",
          ViewParts.BY_BASIS,
          "the two cases that were asked for, and all others",
          "what the node is");

  private final ViewMaterial material;
  private final List<Chain> chains;
  private final Map<String, CaseFacts> cases = new LinkedHashMap<>();
  private final Map<String, GraphView.Node> nodes = new LinkedHashMap<>();
  private final Map<String, GraphView.Link> links = new LinkedHashMap<>();

  private PathView(ViewMaterial material, List<Chain> chains) {
    this.material = material;
    this.chains = chains;
    Set<String> ids = new TreeSet<>(material.request().arguments());
    chains.forEach(chain -> ids.addAll(chain.ids()));
    material
        .cases(ids, material.request().arguments())
        .forEach(facts -> cases.put(facts.id(), facts));
  }

  static GraphView of(ViewMaterial material) {
    List<String> ends = material.request().arguments();
    ChainSearch.Found found = material.chains(ends.get(0), ends.get(1));
    List<Chain> shown = found.chains().stream().limit(MOST_SHOWN).toList();
    PathView view = new PathView(material, shown);
    view.cases.values().forEach(view::place);
    view.chains.forEach(view::place);
    ViewAbout about =
        material.about(
            "How " + ends.get(0) + " and " + ends.get(1) + " connect",
            LEGEND,
            view.cases.values(),
            notes(found));
    return new GraphView(
        about,
        GraphView.Shape.STEPS,
        List.copyOf(view.nodes.values()),
        List.copyOf(view.links.values()));
  }

  private static List<String> notes(ChainSearch.Found found) {
    List<String> notes = new ArrayList<>();
    if (found.chains().isEmpty()) {
      notes.add("Nothing connects the two within eight steps.");
    }
    if (found.chains().size() > MOST_SHOWN || found.cut()) {
      notes.add("There are more chains; the %d shortest are shown.".formatted(MOST_SHOWN));
    }
    notes.add("Labels that a fifth of all cases have are avoided.");
    return notes;
  }

  private void place(CaseFacts facts) {
    boolean end = material.request().arguments().contains(facts.id());
    GraphView.Node node = ViewParts.incident(facts, ViewParts.CASE, end ? END_SIZE : 1);
    nodes.put(node.id(), node);
  }

  private void place(Chain chain) {
    String before = ViewParts.caseId(chain.names().get(0));
    for (int i = 0; i < chain.steps(); i++) {
      String next = node(chain, i + 1);
      Chain.Link step = chain.links().get(i);
      GraphView.Link link = step.forward() ? link(before, step, next) : link(next, step, before);
      links.putIfAbsent(link.id(), link);
      before = next;
    }
  }

  /** The id of the node at a place, which is made where it is not there. */
  private String node(Chain chain, int place) {
    String name = chain.names().get(place);
    Optional<Chain.Link> label = chain.toLabelAt(place);
    if (label.isEmpty()) {
      return ViewParts.caseId(name);
    }
    GraphView.Node node =
        ViewParts.LabelKind.ofLink(label.get().type())
            .map(kind -> label(kind, name))
            .orElseGet(() -> organization(name));
    nodes.putIfAbsent(node.id(), node);
    return node.id();
  }

  private GraphView.Node label(ViewParts.LabelKind kind, String name) {
    Facet facet = kind.facet();
    Cell.Fields texts = material.labels().attributes(facet, name, Map.of());
    return ViewParts.shared(ViewParts.labelId(facet, name), name, kind.node(), 1, texts);
  }

  private GraphView.Node organization(String slug) {
    String name =
        cases.values().stream()
            .filter(facts -> facts.slug().filter(slug::equals).isPresent())
            .flatMap(facts -> facts.organization().stream())
            .findFirst()
            .orElse(slug);
    return ViewParts.shared(
        ViewParts.organizationId(slug), name, ViewParts.ORGANIZATION, 1, new Cell.Fields(Map.of()));
  }

  private static GraphView.Link link(String from, Chain.Link step, String to) {
    Map<String, Cell> attributes = new LinkedHashMap<>();
    if (!step.basis().isEmpty()) {
      attributes.put("basis", Cell.of(step.basis()));
    }
    return new GraphView.Link(
        from + " " + step.type() + " " + to,
        from,
        to,
        step.type(),
        "",
        true,
        1,
        step.basis().equals("inferred") ? GraphView.Style.DASHED : GraphView.Style.SOLID,
        new Cell.Fields(attributes));
  }
}
