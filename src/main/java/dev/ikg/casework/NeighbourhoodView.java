package dev.ikg.casework;

import dev.ikg.answer.Cell;
import dev.ikg.answer.GraphView;
import dev.ikg.answer.Row;
import dev.ikg.answer.ViewAbout;
import dev.ikg.incident.Facet;
import dev.ikg.incident.FacetValue;
import dev.ikg.insight.Likeness;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A case, the cases that it is linked to, and those that share its rarest labels. */
final class NeighbourhoodView {

  private static final int NEAREST = 12;
  private static final int LABELS_NAMED = 3;
  private static final double OWN_SIZE = 4;

  private static final ViewAbout.Legend LEGEND =
      new ViewAbout.Legend(
          "a case; the largest is the one that was asked for",
          "a link between two cases, or that they are alike: then the rarest labels that they"
              + " share are written at it, and the width is the score of similar",
          new ViewAbout.Lines(
              "a link that a source names",
              "a link that was inferred; no source names it",
              "the two are alike"),
          "the case that was asked for, and all others",
          "the root cause that stands first in the case");

  private final ViewMaterial material;
  private final String own;
  private final List<Row> linked = new ArrayList<>();
  private final List<Likeness.Near> nearest;
  private final Set<String> ids = new LinkedHashSet<>();

  private NeighbourhoodView(ViewMaterial material) {
    this.material = material;
    this.own = material.request().argument();
    KnownCases.check(material.transaction(), List.of(own));
    ids.add(own);
    Set<String> edge = Set.of(own);
    for (int step = 0; step < material.request().depth(); step++) {
      edge = further(edge);
    }
    nearest = material.nearest(own, NEAREST);
    nearest.forEach(near -> ids.add(near.incident().id()));
  }

  private Set<String> further(Set<String> edge) {
    Set<String> next = new LinkedHashSet<>();
    for (Row row : material.links(edge)) {
      linked.add(row);
      row.text(0).filter(ids::add).ifPresent(next::add);
      row.text(1).filter(ids::add).ifPresent(next::add);
    }
    return next;
  }

  static GraphView of(ViewMaterial material) {
    NeighbourhoodView view = new NeighbourhoodView(material);
    List<CaseFacts> cases = view.material.cases(view.ids, Set.of(view.own));
    ViewAbout about =
        material.about(
            "The neighbourhood of " + view.own,
            LEGEND,
            cases,
            List.of(
                "The %d nearest cases are shown, as similar finds them by labels and texts."
                    .formatted(view.nearest.size())));
    List<GraphView.Node> nodes =
        cases.stream()
            .map(
                facts ->
                    ViewParts.incident(
                        facts,
                        facts.labels(Facet.CAUSE).stream().findFirst().orElse(""),
                        facts.id().equals(view.own) ? OWN_SIZE : 1))
            .toList();
    List<GraphView.Link> links = new ArrayList<>(ViewParts.betweenCases(view.linked, cases));
    cases.stream().filter(c -> c.id().equals(view.own)).forEach(c -> links.addAll(view.near()));
    return new GraphView(about, GraphView.Shape.RINGS, material.coloursOfCauses(), nodes, links);
  }

  private List<GraphView.Link> near() {
    return nearest.stream().map(this::near).toList();
  }

  private GraphView.Link near(Likeness.Near near) {
    String from = ViewParts.caseId(own);
    String to = ViewParts.caseId(near.incident().id());
    List<String> shared = near.shared().stream().map(FacetValue::key).distinct().toList();
    Map<String, Cell> attributes = new LinkedHashMap<>();
    attributes.put("score", Cell.of(near.score()));
    attributes.put("shared", Cell.ofTexts(shared));
    return new GraphView.Link(
        from + " NEAR " + to,
        from,
        to,
        "NEAR",
        String.join(", ", shared.subList(0, Math.min(LABELS_NAMED, shared.size()))),
        false,
        near.score(),
        GraphView.Style.DOTTED,
        new Cell.Fields(attributes));
  }
}
