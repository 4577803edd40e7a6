package dev.ikg.casework;

import dev.ikg.answer.GraphView;
import dev.ikg.answer.ViewAbout;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** All cases with their organizations and labels. */
final class AllView {

  private static final ViewAbout.Legend LEGEND =
      new ViewAbout.Legend(
          "a case, an organization, or a label that cases carry",
          "what a case carries, where it happened, and which other case it is linked to",
          ViewParts.BY_BASIS,
          "for an organization and a label the number of cases; a case is one",
          "what the node is");

  private AllView() {}

  static GraphView of(ViewMaterial material) {
    List<CaseFacts> cases = material.cases();
    List<GraphView.Node> nodes = new ArrayList<>(ViewParts.organizations(cases));
    List<GraphView.Link> links = new ArrayList<>(ViewParts.toOrganizations(cases));
    cases.forEach(facts -> nodes.add(ViewParts.incident(facts, ViewParts.CASE, 1)));
    for (ViewParts.LabelKind kind : ViewParts.LabelKind.values()) {
      Set<String> all =
          cases.stream().flatMap(c -> c.labels(kind.facet()).stream()).collect(Collectors.toSet());
      nodes.addAll(ViewParts.labels(cases, kind, all, material.labels()));
      links.addAll(ViewParts.toLabels(cases, kind, all));
    }
    links.addAll(ViewParts.betweenCases(material.links(), cases));
    ViewAbout about =
        material.about("Cases with their organizations and labels", LEGEND, cases, List.of());
    return new GraphView(about, GraphView.Shape.CLOUD, nodes, links);
  }
}
