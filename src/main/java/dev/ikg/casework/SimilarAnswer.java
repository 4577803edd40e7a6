package dev.ikg.casework;

import dev.ikg.answer.Answer;
import dev.ikg.answer.Cell;
import dev.ikg.answer.Column;
import dev.ikg.answer.Row;
import dev.ikg.cypher.StatementFile;
import dev.ikg.graph.Graph;
import dev.ikg.incident.FacetValue;
import dev.ikg.insight.Information;
import dev.ikg.insight.Likeness;
import dev.ikg.problem.Count;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The cases nearest to one, and why. */
final class SimilarAnswer {

  private static final StatementFile LINKS = StatementFile.load("insight/links-of");

  private static final List<Column> COLUMNS =
      List.of(
          Column.text("id"),
          Column.text("date"),
          Column.text("org"),
          Column.real("score"),
          Column.real("labels"),
          Column.real("text"),
          Column.text("link"),
          Column.list("shared"),
          Column.text("title"));

  private final InsightRequest.Similar request;
  private final GraphMemory memory;
  private final AskOptions options;

  SimilarAnswer(InsightRequest.Similar request, GraphMemory memory, AskOptions options) {
    this.request = request;
    this.memory = memory;
    this.options = options;
  }

  Answer answer(Graph.Transaction transaction) {
    KnownCases.check(transaction, List.of(request.id()));
    Selection selection = Selection.of(request.where(), transaction, memory);
    NearestCases.Found found =
        new NearestCases(transaction, selection, options.language()).to(request.id());
    Map<String, String> links = links(transaction);
    List<Row> rows =
        found.near().stream()
            .limit(request.limit())
            .map(near -> row(near, found, Optional.ofNullable(links.get(near.incident().id()))))
            .toList();
    InsightSummary summary =
        new InsightSummary(selection)
            .value("id", Cell.of(request.id()))
            .value("compared", found.near().size())
            .value("orgs", found.labels().organizations())
            .value("linked", links.size())
            .line(
                "score: the mean of labels and text. Each is what the two cases share, as a part"
                    + " of all that is known of both, counted as information (Lin 1998).")
            .line(
                "A label or word tells -ln of the share of organizations that ever met it, so rare"
                    + " ones count more; shared lists the labels with what they tell.");
    if (selection.pattern().isPresent()) {
      summary.line("Compared are only cases" + selection.words() + ".");
    }
    if (!found.whole()) {
      summary.note(
          "Compared were the "
              + Count.grouped(found.near().size())
              + " cases that share most by their labels.");
    }
    summary.note("Alike in the record is not the same cause; a link is what somebody declared.");
    return summary.under(COLUMNS, rows, transaction);
  }

  private Map<String, String> links(Graph.Transaction transaction) {
    Map<String, String> links = new LinkedHashMap<>();
    for (Row row : transaction.run(LINKS.with(Map.of("id", request.id())))) {
      String link = (row.text(2).orElse("") + " " + row.text(1).orElse("")).strip();
      links.merge(
          row.key(0), link, (known, more) -> known.contains(more) ? known : known + ", " + more);
    }
    return links;
  }

  private static Row row(Likeness.Near near, NearestCases.Found found, Optional<String> link) {
    NearestCases.Shown shown =
        found
            .shown()
            .getOrDefault(
                near.incident().id(),
                new NearestCases.Shown(Optional.empty(), Optional.empty(), Optional.empty()));
    return new Row(
        List.of(
            Cell.of(near.incident().id()),
            InsightSummary.text(shown.date()),
            InsightSummary.text(shown.org()),
            Cell.of(near.score()),
            Cell.of(near.byLabels()),
            Cell.of(near.byWords()),
            InsightSummary.text(link),
            Cell.ofTexts(
                near.shared().stream().map(label -> weighed(label, found.labels())).toList()),
            InsightSummary.text(shown.title())));
  }

  private static String weighed(FacetValue label, Information<FacetValue> information) {
    return label.facet().word() + ":" + label.key() + " " + Figures.tenths(information.of(label));
  }
}
