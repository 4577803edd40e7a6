package dev.ikg.casework;

import dev.ikg.answer.GraphView;
import dev.ikg.answer.Row;
import dev.ikg.answer.ViewAbout;
import dev.ikg.incident.Facet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Which case repeats which earlier one, in lanes by organization and date. */
final class RecurrencesView {

  private static final ViewAbout.Legend LEGEND =
      new ViewAbout.Legend(
          "a case that repeats another or is repeated; a lane is an organization, and time goes"
              + " from left to right",
          "the later case repeats the earlier one",
          new ViewAbout.Lines("a source names it", "it was inferred; no source names it", ""),
          "the number of these links",
          "the root cause that stands first in the case");

  private RecurrencesView() {}

  static GraphView of(ViewMaterial material) {
    List<Row> rows =
        material.links().stream()
            .filter(row -> row.text(2).filter("RECURRENCE_OF"::equals).isPresent())
            .toList();
    Set<String> ids = new TreeSet<>();
    rows.forEach(
        row -> {
          row.text(0).ifPresent(ids::add);
          row.text(1).ifPresent(ids::add);
        });
    List<CaseFacts> passing = material.cases(ids);
    List<GraphView.Link> links = ViewParts.betweenCases(rows, passing);
    Map<String, Integer> degrees = ViewParts.ends(links);
    List<CaseFacts> shown =
        passing.stream().filter(c -> degrees.containsKey(ViewParts.caseId(c.id()))).toList();
    List<GraphView.Node> nodes =
        shown.stream()
            .map(
                facts -> {
                  int size = degrees.getOrDefault(ViewParts.caseId(facts.id()), 0);
                  String cause = facts.labels(Facet.CAUSE).stream().findFirst().orElse("");
                  return ViewParts.incident(facts, cause, size);
                })
            .toList();
    ViewAbout about =
        material.about(
            "Cases that repeat an earlier one",
            LEGEND,
            shown,
            List.of("Cases that no such link touches are left out."));
    return new GraphView(about, GraphView.Shape.LANES, material.coloursOfCauses(), nodes, links);
  }
}
