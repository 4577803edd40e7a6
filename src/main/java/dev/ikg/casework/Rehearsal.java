package dev.ikg.casework;

import dev.ikg.answer.CaseChange;
import dev.ikg.answer.CaseDocument;
import dev.ikg.casework.Arrivals.Decision;
import dev.ikg.casework.SeenCases.Fate;
import dev.ikg.graph.CaseMapper;
import dev.ikg.graph.CaseRecord;
import dev.ikg.graph.CaseStore;
import dev.ikg.graph.CaseStore.Stored;
import dev.ikg.graph.Graph;
import dev.ikg.graph.StoredDocuments;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Decides about batches as a load would, and writes nothing. Since the graph does not hold what
 * came earlier, that is kept here: some three hundred bytes a case, and no documents.
 */
final class Rehearsal implements BatchTaker {

  private static final int DOCUMENTS_AT_ONCE = 100;

  private final Graph graph;
  private final boolean force;
  private final Consumer<CaseChange> changes;
  private final Map<String, Stored> asIfStored = new HashMap<>();

  /**
   * A rehearsal.
   *
   * @param force whether a case replaces a newer one in the graph
   * @param changes is told what would happen to each case that is not unchanged
   */
  Rehearsal(Graph graph, boolean force, Consumer<CaseChange> changes) {
    this.graph = graph;
    this.force = force;
    this.changes = changes;
  }

  /** The ids of the cases that a load would write. */
  Set<String> ids() {
    return Collections.unmodifiableSet(asIfStored.keySet());
  }

  @Override
  public Decision take(List<Arrival> batch, SeenCases seen) {
    List<String> ids = batch.stream().map(Arrival::id).distinct().toList();
    Map<String, Stored> stored =
        new HashMap<>(graph.read(transaction -> new CaseStore(transaction).stored(ids)));
    for (String id : ids) {
      if (asIfStored.containsKey(id)) {
        stored.put(id, asIfStored.get(id));
      }
    }
    Decision decision = Arrivals.decide(batch, stored, seen, force);
    tell(decision);
    for (CaseRecord found : decision.write()) {
      asIfStored.put(
          found.id(), new Stored(found.digest(), CaseMapper.VERSION, found.incident().updatedAt()));
    }
    return decision;
  }

  private void tell(Decision decision) {
    Map<String, CaseRecord> changed = new HashMap<>();
    for (CaseRecord found : decision.write()) {
      if (decision.fates().get(found.id()) == Fate.ADDED) {
        changes.accept(new CaseChange(CaseChange.Kind.ADDED, found.id()));
      } else {
        changed.put(found.id(), found);
      }
      if (changed.size() == DOCUMENTS_AT_ONCE) {
        compare(changed);
        changed.clear();
      }
    }
    compare(changed);
  }

  private void compare(Map<String, CaseRecord> changed) {
    Collection<String> ids = changed.keySet();
    for (CaseDocument held : graph.read(transaction -> new StoredDocuments(transaction).of(ids))) {
      CaseRecord arriving = changed.get(held.id());
      if (arriving != null) {
        byte[] json = arriving.document();
        changes.accept(
            new CaseChange(
                CaseChange.Kind.CHANGED, held.id(), ChangedFields.between(held.json(), json)));
      }
    }
  }
}
