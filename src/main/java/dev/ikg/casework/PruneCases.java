package dev.ikg.casework;

import dev.ikg.answer.CaseChange;
import dev.ikg.graph.Graph;
import dev.ikg.graph.StoredDocuments;
import dev.ikg.problem.Count;
import dev.ikg.problem.Place;
import dev.ikg.problem.Problem;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * Removes what the inputs of a load do not hold. The ids of the graph are read a page at a time and
 * compared with what the load has seen, which is kept as hashes: where two ids share one, a case
 * stays that should go, and never the other way round.
 */
final class PruneCases {

  private static final int CASES_A_BATCH = 1000;
  private static final int NAMED = 5;

  private final Graph graph;
  private final SeenCases seen;
  private final Tally tally;

  PruneCases(Graph graph, SeenCases seen, Tally tally) {
    this.graph = graph;
    this.seen = seen;
    this.tally = tally;
  }

  /** Tells what would be removed. */
  void rehearse() {
    if (mayPrune()) {
      forEachBatch(
          ids -> {
            ids.forEach(id -> tally.change(new CaseChange(CaseChange.Kind.REMOVED, id)));
            tally.removed(ids.size());
          });
    }
  }

  /** Removes it, once somebody agrees. */
  void prune(BatchWriter writer, Consent consent) {
    if (!mayPrune()) {
      return;
    }
    List<String> some = new ArrayList<>();
    long[] count = {0};
    forEachBatch(
        ids -> {
          count[0] += ids.size();
          ids.stream().limit(NAMED - some.size()).forEach(some::add);
        });
    if (count[0] > 0 && consent.toRemove(count[0], some)) {
      forEachBatch(ids -> remove(ids, writer));
    } else if (count[0] > 0) {
      tally.problem(
          Problem.warning(
              Place.nowhere(),
              Count.of(
                  count[0],
                  "case that these inputs do not hold was kept",
                  "cases that these inputs do not hold were kept"),
              "Load again with --prune --yes to remove them."));
    }
  }

  private void remove(List<String> ids, BatchWriter writer) {
    writer.remove(ids);
    tally.removed(ids.size());
    RemoveCases.stillNamed(graph, ids, tally);
  }

  /** Nothing is removed unless all inputs were read, for what is missing may be in the others. */
  private boolean mayPrune() {
    if (tally.rejected() > 0) {
      keptBecause(
          tally.rejected() == 1
              ? "one document was not taken"
              : tally.rejected() + " documents were not taken");
    } else if (tally.documents() == 0) {
      keptBecause("the inputs hold no document");
    }
    return tally.rejected() == 0 && tally.documents() > 0;
  }

  private void keptBecause(String reason) {
    tally.problem(
        Problem.error(
            Place.nowhere(),
            "nothing was removed, because " + reason,
            "Cure what is named above and load again with --prune."));
  }

  private void forEachBatch(Consumer<List<String>> use) {
    List<String> page = page(StoredDocuments.START);
    while (!page.isEmpty()) {
      List<String> leaving = page.stream().filter(id -> seen.fate(id).isEmpty()).toList();
      for (int i = 0; i < leaving.size(); i += CASES_A_BATCH) {
        use.accept(leaving.subList(i, Math.min(i + CASES_A_BATCH, leaving.size())));
      }
      page = page(page.get(page.size() - 1));
    }
  }

  private List<String> page(String after) {
    return graph.read(transaction -> new StoredDocuments(transaction).idsAfter(after));
  }
}
