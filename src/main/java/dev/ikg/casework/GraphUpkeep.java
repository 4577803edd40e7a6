package dev.ikg.casework;

import dev.ikg.answer.CaseDocument;
import dev.ikg.graph.CaseMapper;
import dev.ikg.graph.CaseRecord;
import dev.ikg.graph.CaseStore;
import dev.ikg.graph.Graph;
import dev.ikg.graph.GraphState;
import dev.ikg.graph.LoadTurn;
import dev.ikg.graph.Schema;
import dev.ikg.graph.StoredDocuments;
import dev.ikg.incident.Case;
import dev.ikg.intake.CaseDraft;
import dev.ikg.intake.IntakeLimits;
import dev.ikg.intake.JsonReader;
import dev.ikg.intake.JsonValue.JsonObject;
import dev.ikg.intake.Parsed;
import dev.ikg.problem.Count;
import dev.ikg.problem.Failure;
import dev.ikg.review.Review;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Keeps a graph in step with this program. A graph that a newer program made is refused, since what
 * it holds could be misread. One that an older program made is brought up by the first command that
 * finds it, from the documents that it holds, so that no answer mixes two mappings. A crash leaves
 * it as old as it was, and the next command goes on.
 */
final class GraphUpkeep {

  private final Graph graph;
  private final LoadCases.Means means;
  private final JsonReader reader = new JsonReader(IntakeLimits.DEFAULT);

  GraphUpkeep(Graph graph, LoadCases.Means means) {
    this.graph = graph;
    this.means = means;
  }

  /**
   * Makes sure that this program can read the graph.
   *
   * @return what it holds
   * @throws Failure of kind {@code GRAPH} where a newer one made it
   */
  GraphState refuseNewer() {
    GraphState state = CaseStore.stateOf(graph);
    if (state.mapping() > CaseMapper.VERSION || state.made().schema() > Schema.VERSION) {
      String by = state.made().by().isEmpty() ? "" : " (" + state.made().by() + ")";
      throw Failure.of(
          Failure.Kind.GRAPH,
          "the graph in " + graph.location() + " was made by a newer version of this program" + by,
          "Use that version, or load the cases into another graph with --graph.");
    }
    return state;
  }

  /**
   * Brings up what an older program made; does nothing where everything is as it should be.
   *
   * @param found what the graph holds
   */
  void bringUp(GraphState found) {
    if (!isOlder(found)) {
      return;
    }
    means.notice().accept("The graph was made by an older version: bringing it up.");
    Schema.ensureKeys(graph);
    long kept = LoadTurn.during(graph, () -> {}, this::rewriteAndStamp);
    Schema.ensureSearch(graph);
    means
        .notice()
        .accept(
            kept == 0
                ? "The graph is brought up."
                : "The graph is brought up, but for "
                    + Count.of(
                        kept,
                        "case that would be rejected today; it stays as it was.",
                        "cases that would be rejected today; they stay as they were."));
  }

  /** Keeps that the graph is of this program's schema and mapping; writes nothing if it says so. */
  void stamp() {
    if (!isStamped()) {
      graph.write(
          transaction -> {
            new CaseStore(transaction).stamp();
            return true;
          });
    }
  }

  private boolean isStamped() {
    return graph.read(
        transaction -> {
          CaseStore store = new CaseStore(transaction);
          GraphState state = store.state();
          return state.mapping() == CaseMapper.VERSION
              && state.made().schema() == Schema.VERSION
              && state.made().neo4j().equals(store.serverVersion());
        });
  }

  private static boolean isOlder(GraphState state) {
    return state.loaded()
        && (state.mapping() < CaseMapper.VERSION || state.made().schema() < Schema.VERSION);
  }

  private long rewriteAndStamp() {
    long kept = isOlder(CaseStore.stateOf(graph)) ? rewrite() : 0;
    stamp();
    return kept;
  }

  /** Writes every outdated case anew; returns how many cannot be. */
  private long rewrite() {
    Review review = new Review(LocalDate.now(means.clock()), means.vocabulary());
    long kept = 0;
    List<CaseDocument> page = outdatedAfter(StoredDocuments.START);
    while (!page.isEmpty()) {
      List<CaseRecord> records = new ArrayList<>();
      for (CaseDocument document : page) {
        Optional<CaseRecord> found = record(document, review);
        found.ifPresent(records::add);
        kept += found.isEmpty() ? 1 : 0;
      }
      replace(records);
      page = outdatedAfter(page.get(page.size() - 1).id());
    }
    return kept;
  }

  private void replace(List<CaseRecord> records) {
    graph.write(
        transaction -> {
          CaseStore store = new CaseStore(transaction);
          CaseStore.Totals held = store.lock();
          List<String> ids = records.stream().map(CaseRecord::id).toList();
          String loadedAt = store.state().loadedAt();
          store.replace(held, store.stored(ids), records, loadedAt, means.version());
          return records.size();
        });
  }

  private List<CaseDocument> outdatedAfter(String id) {
    return graph.read(transaction -> new StoredDocuments(transaction).outdatedAfter(id));
  }

  private Optional<CaseRecord> record(CaseDocument document, Review review) {
    Parsed parsed = reader.read(document.json(), document.id(), 1, "");
    if (parsed instanceof Parsed.Read read && read.value() instanceof JsonObject object) {
      CaseDraft draft = CaseDraft.of(document.id(), 1, "", object);
      Optional<Case> incident = review.review(draft).incident();
      return incident.map(found -> new CaseRecord(found, draft.digest(), document.json()));
    }
    return Optional.empty();
  }
}
