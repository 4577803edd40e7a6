package dev.ikg.casework;

import dev.ikg.answer.Answer;
import dev.ikg.answer.Cell;
import dev.ikg.answer.Row;
import dev.ikg.cypher.CypherQuery;
import dev.ikg.cypher.StatementFile;
import dev.ikg.graph.CaseStore;
import dev.ikg.graph.Graph;
import dev.ikg.graph.GraphState;
import dev.ikg.problem.Count;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/** How many nodes and links of each kind there are, and what made the graph. */
final class StatsAnswer {

  private static final StatementFile ALL = StatementFile.load("insight/stats");
  private static final StatementFile SOME = StatementFile.load("insight/stats-of");

  private static final StatementFile ONLY_RELIED_ON = StatementFile.load("insight/only-relied-on");

  private final InsightRequest.Stats request;
  private final GraphMemory memory;

  StatsAnswer(InsightRequest.Stats request, GraphMemory memory) {
    this.request = request;
    this.memory = memory;
  }

  Answer answer(Graph.Transaction transaction) {
    Selection selection = Selection.of(request.where(), transaction, memory);
    CypherQuery query =
        selection.pattern().isEmpty()
            ? ALL.query()
            : SOME.with(Map.of("ids", selection.ids(transaction)));
    List<Row> rows =
        transaction.run(query).stream()
            .sorted(Comparator.comparing((Row row) -> row.text(0).orElse("")).reversed())
            .toList();
    GraphState state = new CaseStore(transaction).state();
    InsightSummary summary =
        new InsightSummary(selection)
            .value("nodes", total("node", rows))
            .value("links", total("link", rows))
            .value("schema", state.made().schema())
            .value("mapping", state.mapping())
            .value("made_by", Cell.of(state.made().by()))
            .value("neo4j", Cell.of(state.made().neo4j()))
            .line(
                "%d nodes and %d links%s."
                    .formatted(total("node", rows), total("link", rows), selection.words()));
    organizations(rows, selection, transaction, summary);
    if (state.loaded()) {
      summary.line(
          "The graph holds %s, was last loaded at %s and has the digest %s."
              .formatted(
                  Count.of(state.cases(), "case", "cases"), state.loadedAt(), state.digest()));
      summary.line(
          "It was made by version %s on Neo4j %s, with schema %d and mapping %d."
              .formatted(
                  state.made().by(), state.made().neo4j(), state.made().schema(), state.mapping()));
    } else {
      summary.line("Nothing was ever loaded.");
    }
    return summary.under(query.columns(), rows, transaction);
  }

  /** Why more organizations stand here than other answers say: those count where cases happened. */
  private static void organizations(
      List<Row> rows, Selection selection, Graph.Transaction transaction, InsightSummary summary) {
    long all =
        rows.stream()
            .filter(row -> row.text(1).filter("Organization"::equals).isPresent())
            .mapToLong(row -> row.whole(2))
            .sum();
    long reliedOn =
        transaction.run(ONLY_RELIED_ON.with(selection.parameters(transaction))).get(0).whole(0);
    summary.value("orgs", all - reliedOn);
    if (reliedOn > 0) {
      summary.line(
          "Of the %s, %s had a case; %s here only because others relied on %s."
              .formatted(
                  Count.of(all, "organization", "organizations"),
                  Count.grouped(all - reliedOn),
                  Count.of(reliedOn, "stands", "stand"),
                  reliedOn == 1 ? "it" : "them"));
    }
  }

  private static long total(String kind, List<Row> rows) {
    return rows.stream()
        .filter(row -> row.text(0).filter(kind::equals).isPresent())
        .mapToLong(row -> row.whole(2))
        .sum();
  }
}
