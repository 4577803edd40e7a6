package dev.ikg.casework;

import dev.ikg.answer.Row;
import dev.ikg.cypher.StatementFile;
import dev.ikg.graph.Graph;
import dev.ikg.problem.Failure;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Finds the shortest chains between two cases: through links and labels, and by links alone. */
final class ChainSearch {

  private static final StatementFile PATHS = StatementFile.load("insight/paths");
  private static final StatementFile LINK_PATHS = StatementFile.load("insight/link-paths");

  /** A label that so many cases have connects everything with everything. */
  private static final double HUB = 0.2;

  /** More than all cases: no label is left out. */
  private static final double ALL = 2;

  private static final int MOST_FOUND = 1_000;

  private static final Comparator<Chain> BY_LENGTH =
      Comparator.comparingInt(Chain::steps)
          .thenComparing(chain -> !chain.onlyLinks())
          .thenComparing(Chain::words);

  private final Graph.Transaction transaction;
  private final Selection selection;

  /**
   * A search.
   *
   * @param selection the cases that may be on the way
   */
  ChainSearch(Graph.Transaction transaction, Selection selection) {
    this.transaction = transaction;
    this.selection = selection;
  }

  /**
   * Chains.
   *
   * @param chains the shortest first
   * @param cut whether there are more
   */
  record Found(List<Chain> chains, boolean cut) {}

  /**
   * The chains between two cases.
   *
   * @param hubs whether labels that very many cases have may be on the way
   * @throws Failure of kind {@code USAGE} where the two are one case or one is not known
   */
  Found between(String from, String to, boolean hubs) {
    KnownCases.check(transaction, List.of(from, to));
    if (from.equals(to)) {
      throw Failure.of(
          Failure.Kind.USAGE, "these are one case", "Give the ids of two different cases.");
    }
    return selection
        .inIndex()
        .map(
            cases ->
                found(
                    cases.chainRows(from, to, hubs ? ALL : HUB, MOST_FOUND),
                    cases.linkChainRows(from, to, MOST_FOUND)))
        .orElseGet(() -> byStatements(from, to, hubs));
  }

  private Found byStatements(String from, String to, boolean hubs) {
    Map<String, Object> parameters = new HashMap<>(selection.parameters(transaction));
    parameters.put("from", from);
    parameters.put("to", to);
    parameters.put("most", MOST_FOUND);
    List<Row> linked = transaction.run(LINK_PATHS.with(parameters));
    parameters.put("part", hubs ? ALL : HUB);
    return found(transaction.run(PATHS.with(parameters)), linked);
  }

  private static Found found(List<Row> any, List<Row> linked) {
    List<Chain> chains =
        Stream.concat(any.stream(), linked.stream())
            .map(Chain::of)
            .distinct()
            .sorted(BY_LENGTH)
            .toList();
    return new Found(chains, any.size() == MOST_FOUND);
  }
}
