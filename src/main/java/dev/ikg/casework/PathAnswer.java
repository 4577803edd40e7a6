package dev.ikg.casework;

import dev.ikg.answer.Answer;
import dev.ikg.answer.Cell;
import dev.ikg.answer.Column;
import dev.ikg.answer.Row;
import dev.ikg.graph.Graph;
import dev.ikg.problem.Count;
import java.util.List;

/** How two cases connect: the shortest chains through links and labels, and through links alone. */
final class PathAnswer {

  private static final List<Column> COLUMNS =
      List.of(
          Column.whole("steps"),
          Column.text("through"),
          Column.list("ids"),
          Column.list("labels"),
          Column.text("chain"));

  private final InsightRequest.Path request;
  private final GraphMemory memory;

  PathAnswer(InsightRequest.Path request, GraphMemory memory) {
    this.request = request;
    this.memory = memory;
  }

  Answer answer(Graph.Transaction transaction) {
    Selection selection = Selection.of(request.where(), transaction, memory);
    ChainSearch.Found found =
        new ChainSearch(transaction, selection)
            .between(request.from(), request.to(), request.hubs());
    InsightSummary summary = summary(selection, found.chains(), found.cut());
    return summary.under(
        COLUMNS,
        found.chains().stream().limit(request.limit()).map(PathAnswer::row).toList(),
        transaction);
  }

  private InsightSummary summary(Selection selection, List<Chain> chains, boolean cut) {
    InsightSummary summary =
        new InsightSummary(selection)
            .value("from", Cell.of(request.from()))
            .value("to", Cell.of(request.to()))
            .value("chains", chains.size())
            .value(
                "steps", chains.isEmpty() ? Cell.missing() : Cell.of((long) chains.get(0).steps()));
    summary.line(
        chains.isEmpty()
            ? "Nothing connects the two within eight steps."
            : Count.of(chains.size(), "chain", "chains")
                + "; the shortest has "
                + Count.of(chains.get(0).steps(), "step", "steps")
                + ": a link counts as one, a shared label as two.");
    if (chains.stream().noneMatch(Chain::onlyLinks)) {
      summary.line("No chain of declared links alone connects them.");
    }
    if (selection.pattern().isPresent()) {
      summary.line("On the way are only cases" + selection.words() + ".");
    }
    if (!request.hubs()) {
      summary.note("Labels that a fifth of all cases have are avoided; --hubs takes them too.");
    }
    if (cut || chains.size() > request.limit()) {
      summary.note(
          "There are more chains of this length; "
              + Math.min(chains.size(), request.limit())
              + " are shown.");
    }
    return summary;
  }

  private static Row row(Chain chain) {
    return new Row(
        List.of(
            Cell.of(chain.steps()),
            Cell.of(chain.onlyLinks() ? "links" : "labels"),
            Cell.ofTexts(chain.ids()),
            Cell.ofTexts(chain.labels()),
            Cell.of(chain.words())));
  }
}
