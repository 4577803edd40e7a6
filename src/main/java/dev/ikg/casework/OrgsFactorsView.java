package dev.ikg.casework;

import dev.ikg.answer.Cell;
import dev.ikg.answer.GraphView;
import dev.ikg.answer.ViewAbout;
import dev.ikg.incident.Facet;
import dev.ikg.problem.Count;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** Which factors organizations meet again and again, as shares of their cases. */
final class OrgsFactorsView {

  /** One case is no share. */
  private static final int FEWEST_CASES = 2;

  private static final String ONE_CASE = "orgs-with-one-case";

  private static final ViewAbout.Legend LEGEND =
      new ViewAbout.Legend(
          "an organization or a contributing factor; the organizations with one case are one node",
          "at least "
              + FEWEST_CASES
              + " cases of the organization have the factor; the width is"
              + " their share of its cases",
          ViewAbout.Lines.ALIKE,
          "the number of cases",
          "organization, or the group that the factor belongs to");

  private final ViewMaterial material;
  private final List<CaseFacts> cases;
  private final Map<String, List<CaseFacts>> byNode = new TreeMap<>();
  private final Map<String, String> names = new TreeMap<>();
  private int folded;

  private OrgsFactorsView(ViewMaterial material) {
    this.material = material;
    this.cases =
        material.cases().stream()
            .filter(c -> c.slug().isPresent() && !c.labels(Facet.FACTOR).isEmpty())
            .toList();
    Map<String, List<CaseFacts>> bySlug = new TreeMap<>();
    cases.forEach(c -> bySlug.computeIfAbsent(c.slug().orElse(""), k -> new ArrayList<>()).add(c));
    bySlug.forEach(this::place);
  }

  private void place(String slug, List<CaseFacts> own) {
    boolean alone = own.size() == 1;
    folded += alone ? 1 : 0;
    String node = alone ? ONE_CASE : ViewParts.organizationId(slug);
    names.put(node, alone ? "" : own.get(0).organization().orElse(slug));
    byNode.computeIfAbsent(node, k -> new ArrayList<>()).addAll(own);
  }

  static GraphView of(ViewMaterial material) {
    OrgsFactorsView view = new OrgsFactorsView(material);
    List<GraphView.Link> links = view.links();
    ViewAbout about =
        material.about(
            "Contributing factors of organizations, as shares of their cases",
            LEGEND,
            view.cases,
            List.of(
                "Cases without an organization or without a known factor are left out, and so are"
                    + " organizations and factors without a link.",
                "A share says nothing of how good an organization is: some publish more than"
                    + " others."));
    return new GraphView(
        about,
        GraphView.Shape.CLOUD,
        material.coloursOfGroups(Facet.FACTOR),
        view.nodes(links),
        links);
  }

  private List<GraphView.Link> links() {
    List<GraphView.Link> links = new ArrayList<>();
    byNode.forEach(
        (node, own) -> {
          Map<String, Long> counts = new TreeMap<>();
          own.stream()
              .flatMap(c -> Set.copyOf(c.labels(Facet.FACTOR)).stream())
              .forEach(factor -> counts.merge(factor, 1L, Long::sum));
          counts.forEach(
              (factor, count) -> {
                if (count >= FEWEST_CASES) {
                  links.add(link(node, factor, count, own.size()));
                }
              });
        });
    return links;
  }

  private static GraphView.Link link(String from, String factor, long count, int of) {
    String to = ViewParts.labelId(Facet.FACTOR, factor);
    double share = (double) count / of;
    Map<String, Cell> attributes = new LinkedHashMap<>();
    attributes.put("cases", Cell.of(count));
    attributes.put("of", Cell.of((long) of));
    attributes.put("share", Cell.of(share));
    return new GraphView.Link(
        from + " MET " + to,
        from,
        to,
        "MET",
        Count.grouped(count) + " of " + Count.of(of, "case", "cases"),
        true,
        share,
        GraphView.Style.SOLID,
        new Cell.Fields(attributes));
  }

  private List<GraphView.Node> nodes(List<GraphView.Link> links) {
    List<GraphView.Node> nodes = new ArrayList<>();
    links.stream()
        .map(GraphView.Link::source)
        .distinct()
        .forEach(id -> nodes.add(organization(id)));
    Map<String, Long> counts = new TreeMap<>();
    cases.stream()
        .flatMap(c -> Set.copyOf(c.labels(Facet.FACTOR)).stream())
        .forEach(factor -> counts.merge(factor, 1L, Long::sum));
    Set<String> linked = Set.copyOf(links.stream().map(GraphView.Link::target).distinct().toList());
    counts.forEach(
        (factor, count) -> {
          if (linked.contains(ViewParts.labelId(Facet.FACTOR, factor))) {
            nodes.add(factor(factor, count));
          }
        });
    return nodes;
  }

  private GraphView.Node organization(String id) {
    int count = byNode.getOrDefault(id, List.of()).size();
    boolean alone = id.equals(ONE_CASE);
    String name = alone ? folded + " organizations with one case" : names.getOrDefault(id, id);
    return new GraphView.Node(
        id,
        name,
        ViewParts.ORGANIZATION,
        "organization",
        "",
        count,
        Optional.empty(),
        new Cell.Fields(Map.of("cases", Cell.of((long) count))));
  }

  private GraphView.Node factor(String factor, long count) {
    return new GraphView.Node(
        ViewParts.labelId(Facet.FACTOR, factor),
        factor,
        ViewParts.LabelKind.FACTOR.node(),
        material.labels().group(Facet.FACTOR, factor),
        "",
        count,
        Optional.empty(),
        material.labels().attributes(Facet.FACTOR, factor, Map.of("cases", Cell.of(count))));
  }
}
