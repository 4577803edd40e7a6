package dev.ikg.casework;

import static java.util.stream.Collectors.toSet;

import dev.ikg.casework.Arrivals.Decision;
import dev.ikg.graph.CaseRecord;
import dev.ikg.graph.CaseStore;
import dev.ikg.graph.CaseStore.Stored;
import dev.ikg.graph.Graph;
import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;

/** Writes batches of cases to a graph, each in one transaction. */
final class BatchWriter implements BatchTaker {

  private final Graph graph;
  private final boolean force;
  private final String version;
  private final Clock clock;

  /**
   * A writer.
   *
   * @param force whether a case replaces a newer one in the graph
   * @param version of the program, which the graph keeps
   */
  BatchWriter(Graph graph, boolean force, String version, Clock clock) {
    this.graph = graph;
    this.force = force;
    this.version = version;
    this.clock = clock;
  }

  /**
   * A batch whose commit was not answered is tried again. Where it was kept the first time, there
   * is nothing left to write, and what was decided before tells what became of it.
   */
  @Override
  public Decision take(List<Arrival> batch, SeenCases seen) {
    List<String> ids = batch.stream().map(Arrival::id).distinct().toList();
    Decision decision =
        graph.read(
            transaction ->
                Arrivals.decide(batch, new CaseStore(transaction).stored(ids), seen, force));
    if (decision.write().isEmpty()) {
      return decision;
    }
    AtomicInteger attempts = new AtomicInteger();
    Decision written =
        graph.write(
            transaction -> {
              attempts.incrementAndGet();
              return write(batch, ids, seen, new CaseStore(transaction));
            });
    return attempts.get() > 1 && written.write().isEmpty() ? decision : written;
  }

  /** Decides again under the lock: another command may have been here since. */
  private Decision write(List<Arrival> batch, List<String> ids, SeenCases seen, CaseStore store) {
    CaseStore.Totals held = store.lock();
    Map<String, Stored> before = new HashMap<>(store.stored(ids));
    Decision decision = Arrivals.decide(batch, before, seen, force);
    if (!decision.write().isEmpty()) {
      before.keySet().retainAll(decision.write().stream().map(CaseRecord::id).collect(toSet()));
      store.replace(held, before, decision.write(), now(), version);
    }
    return decision;
  }

  /** Removes cases, those that are there, in one transaction. */
  void remove(Collection<String> ids) {
    graph.write(
        transaction -> {
          CaseStore store = new CaseStore(transaction);
          CaseStore.Totals held = store.lock();
          store.replace(held, store.stored(ids), List.of(), now(), version);
          return ids.size();
        });
  }

  private String now() {
    return Instant.now(clock).truncatedTo(ChronoUnit.SECONDS).toString();
  }
}
