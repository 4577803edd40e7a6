package dev.ikg.casework;

import static java.util.stream.Collectors.toMap;

import dev.ikg.answer.Answer;
import dev.ikg.answer.Cell;
import dev.ikg.answer.Column;
import dev.ikg.answer.Row;
import dev.ikg.casework.LabelReach.Carried;
import dev.ikg.cypher.QuestionCompiler;
import dev.ikg.graph.Graph;
import dev.ikg.incident.Facet;
import dev.ikg.incident.FacetValue;
import dev.ikg.question.Question;
import dev.ikg.question.Quoting;
import dev.ikg.question.Resolver;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What one label means, who carries it, and its newest cases. A label of several facets is a row in
 * each; a group is a row, and so is each of its labels.
 */
final class MeaningAnswer {

  private static final int NEWEST = 3;
  private static final int ID = 0;
  private static final int DATE = 1;
  private static final int ORG = 2;
  private static final int TITLE = 3;

  private final InsightRequest.Meaning request;
  private final GraphMemory memory;
  private final AskOptions options;

  MeaningAnswer(InsightRequest.Meaning request, GraphMemory memory, AskOptions options) {
    this.request = request;
    this.memory = memory;
    this.options = options;
  }

  Answer answer(Graph.Transaction transaction) {
    Selection selection = Selection.of(request.where(), transaction, memory);
    LabelSubject subject =
        LabelSubject.of(
            request.label(),
            selection.lexicon(),
            "vocabulary",
            "Write vocabulary retry-storm, and what selects the cases behind --where.");
    Map<FacetValue, Carried> carried = carried(subject, selection, transaction);
    LabelRows labels = new LabelRows(memory.vocabulary(), options);
    InsightSummary summary = new InsightSummary(selection);
    List<Row> rows = new ArrayList<>();
    for (FacetValue named : subject.meaning()) {
      List<Row> newest = newest(named, subject.isGroup(), selection, transaction);
      Carried reach = carried.getOrDefault(named, Carried.nowhere(named));
      Row row = subject.isGroup() ? labels.group(reach) : labels.label(reach);
      rows.add(with(row, newest));
      summarize(summary, LabelRows.written(named, subject.isGroup()), newest, selection);
    }
    if (subject.isGroup()) {
      subject.labels(selection.lexicon()).stream()
          .map(label -> carried.getOrDefault(label, Carried.nowhere(label)))
          .sorted(LabelRows.MOST_CASES)
          .forEach(reach -> rows.add(with(labels.label(reach), List.of())));
    }
    subject.notes().forEach(summary::note);
    return summary.under(columns(), rows, transaction);
  }

  private static List<Column> columns() {
    return Stream.concat(LabelRows.COLUMNS.stream(), Stream.of(Column.list("newest"))).toList();
  }

  private static Map<FacetValue, Carried> carried(
      LabelSubject subject, Selection selection, Graph.Transaction transaction) {
    List<Facet> facets = subject.meaning().stream().map(FacetValue::facet).distinct().toList();
    Map<FacetValue, Carried> carried =
        LabelReach.labels(facets, selection, transaction).stream()
            .collect(toMap(Carried::label, Function.identity(), (one, other) -> one));
    if (subject.isGroup()) {
      carried.putAll(LabelReach.groups(selection, transaction));
    }
    return carried;
  }

  /** The newest of the selected cases that carry it. */
  private List<Row> newest(
      FacetValue named, boolean isGroup, Selection selection, Graph.Transaction transaction) {
    String term = named.facet().word() + (isGroup ? ":group:" : ":") + Quoting.quoted(named.key());
    Question carriers = Question.parse(term).atMost(NEWEST);
    Question question =
        request.where().map(Selection::parse).map(carriers::amongst).orElse(carriers);
    return transaction.run(
        QuestionCompiler.of(
                new Resolver(selection.lexicon()).resolve(question),
                selection.lexicon(),
                options.language())
            .rows());
  }

  private static Row with(Row row, List<Row> newest) {
    List<Cell> cells = new ArrayList<>(row.cells());
    cells.add(Cell.ofTexts(newest.stream().flatMap(found -> found.text(ID).stream()).toList()));
    return new Row(cells);
  }

  private static void summarize(
      InsightSummary summary, String written, List<Row> newest, Selection selection) {
    if (newest.isEmpty()) {
      summary.line("No case%s has `%s`.".formatted(selection.words(), written));
      return;
    }
    summary.line("The newest cases with `%s`%s:".formatted(written, selection.words()));
    for (Row found : newest) {
      summary.line(
          "  "
              + Stream.of(DATE, ID, ORG, TITLE)
                  .map(found::text)
                  .flatMap(Optional::stream)
                  .collect(Collectors.joining("  ")));
    }
  }
}
