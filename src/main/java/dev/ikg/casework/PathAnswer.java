package dev.ikg.casework;

import dev.ikg.answer.Answer;
import dev.ikg.answer.Cell;
import dev.ikg.answer.Column;
import dev.ikg.answer.Row;
import dev.ikg.cypher.CypherQuery;
import dev.ikg.cypher.StatementFile;
import dev.ikg.graph.Graph;
import dev.ikg.problem.Failure;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** How two cases connect: the shortest chains through links and labels, and through links alone. */
final class PathAnswer {

  private static final StatementFile PATHS = StatementFile.load("insight/paths");
  private static final StatementFile LINK_PATHS = StatementFile.load("insight/link-paths");

  /** A label that so many cases have connects everything with everything. */
  private static final double HUB = 0.2;

  private static final int MOST_FOUND = 1_000;
  private static final int MOST_SHOWN = 20;

  private static final List<Column> COLUMNS =
      List.of(
          Column.whole("steps"),
          Column.text("through"),
          Column.list("ids"),
          Column.list("labels"),
          Column.text("chain"));

  private static final Comparator<Chain> BY_LENGTH =
      Comparator.comparingInt(Chain::steps)
          .thenComparing(chain -> !chain.onlyLinks())
          .thenComparing(Chain::words);

  private final InsightRequest.Path request;
  private final GraphMemory memory;

  PathAnswer(InsightRequest.Path request, GraphMemory memory) {
    this.request = request;
    this.memory = memory;
  }

  Answer answer(Graph.Transaction transaction) {
    KnownCases.check(transaction, request.from(), request.to());
    if (request.from().equals(request.to())) {
      throw Failure.of(
          Failure.Kind.USAGE, "these are one case", "Give the ids of two different cases.");
    }
    Selection selection = Selection.of(request.where(), transaction, memory);
    Map<String, Object> parameters = new HashMap<>(selection.parameters(transaction));
    parameters.put("from", request.from());
    parameters.put("to", request.to());
    parameters.put("most", MOST_FOUND);
    List<Row> linked = transaction.run(LINK_PATHS.with(parameters));
    parameters.put("hubs", request.hubs());
    parameters.put("part", HUB);
    CypherQuery all = PATHS.with(parameters);
    List<Row> any = transaction.run(all);
    List<Chain> chains = new ArrayList<>();
    any.stream().map(Chain::of).forEach(chains::add);
    linked.stream().map(Chain::of).forEach(chains::add);
    List<Chain> sorted = chains.stream().distinct().sorted(BY_LENGTH).toList();
    InsightSummary summary = summary(selection, sorted, any.size() == MOST_FOUND);
    return summary.under(
        COLUMNS, sorted.stream().limit(MOST_SHOWN).map(PathAnswer::row).toList(), transaction);
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
            : Figures.count(chains.size(), "chain", "chains")
                + "; the shortest has "
                + Figures.count(chains.get(0).steps(), "step", "steps")
                + ": a link counts as one, a shared label as two.");
    if (chains.stream().noneMatch(Chain::onlyLinks)) {
      summary.line("No chain of declared links alone connects them.");
    }
    if (!request.hubs()) {
      summary.note("Labels that a fifth of all cases have are avoided; --hubs takes them too.");
    }
    if (cut || chains.size() > MOST_SHOWN) {
      summary.note(
          "There are more chains of this length; "
              + Math.min(chains.size(), MOST_SHOWN)
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
