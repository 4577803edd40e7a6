package dev.ikg.casework;

import dev.ikg.answer.LoadReport;
import dev.ikg.casework.Arrivals.Decision;
import dev.ikg.graph.CaseRecord;
import dev.ikg.graph.CaseStore;
import dev.ikg.graph.CompressedDocument;
import dev.ikg.graph.Graph;
import dev.ikg.graph.Schema;
import dev.ikg.graph.VocabularyStore;
import dev.ikg.incident.CaseLink;
import dev.ikg.incident.Vocabulary;
import dev.ikg.intake.CaseDraft;
import dev.ikg.intake.Intake;
import dev.ikg.intake.Taken;
import dev.ikg.problem.Place;
import dev.ikg.problem.Problem;
import dev.ikg.review.Review;
import dev.ikg.review.Reviewed;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Stream;

/** From files to a graph that holds their cases, and to the report of what happened. */
final class LoadCases {

  private static final int CASES_A_BATCH = 1000;
  private static final int BYTES_A_BATCH = 8 << 20;

  private final Graph graph;
  private final LoadRequest request;
  private final Progress progress;
  private final Vocabulary vocabulary;
  private final String version;
  private final Clock clock;

  private final Review review;
  private final SeenCases seen = new SeenCases();
  private final TreeSet<String> absent = new TreeSet<>();
  private final List<Problem> problems = new ArrayList<>();
  private final List<Arrival> batch = new ArrayList<>();
  private long bytes;
  private long read;
  private Arrivals.Counts counts = new Arrivals.Counts(0, 0, 0, 0);

  /**
   * A load.
   *
   * @param vocabulary the definitions that the graph holds beside the cases
   * @param version of the program, which the graph keeps
   */
  LoadCases(
      Graph graph,
      LoadRequest request,
      Progress progress,
      Vocabulary vocabulary,
      String version,
      Clock clock) {
    this.graph = graph;
    this.request = request;
    this.progress = progress;
    this.vocabulary = vocabulary;
    this.version = version;
    this.clock = clock;
    this.review = new Review(LocalDate.now(clock));
  }

  LoadReport load() {
    Intake intake = new Intake(request.paths(), request.input());
    Schema.ensureKeys(graph);
    VocabularyStore.ensure(graph, vocabulary);
    try (Stream<Taken> taken = intake.take()) {
      taken.forEach(this::take);
    }
    writeBatch();
    Schema.ensureSearch(graph);
    List<String> placeholders =
        graph.read(transaction -> new CaseStore(transaction).placeholders(absent));
    return new LoadReport(
        read,
        counts.added(),
        counts.changed(),
        counts.unchanged(),
        0,
        counts.rejected(),
        placeholders,
        problems);
  }

  private void take(Taken taken) {
    problems.addAll(taken.problems());
    if (taken instanceof Taken.Draft found) {
      read++;
      review(found.draft());
    } else if (taken instanceof Taken.Refused) {
      read++;
      reject();
    }
  }

  private void review(CaseDraft draft) {
    Reviewed reviewed = review.review(draft);
    problems.addAll(reviewed.problems());
    if (reviewed.incident().isEmpty()) {
      reject();
      return;
    }
    byte[] document = draft.canonical();
    CaseRecord found =
        new CaseRecord(
            reviewed.incident().get(), draft.digest(), CompressedDocument.compress(document));
    batch.add(new Arrival(found, draft.place()));
    bytes += document.length;
    if (batch.size() == CASES_A_BATCH || bytes >= BYTES_A_BATCH) {
      writeBatch();
    }
  }

  private void reject() {
    counts = counts.plus(Optional.empty(), 1);
  }

  private void writeBatch() {
    if (batch.isEmpty()) {
      return;
    }
    List<String> ids = batch.stream().map(Arrival::id).distinct().toList();
    Decision decision = graph.read(transaction -> decide(new CaseStore(transaction).stored(ids)));
    if (!decision.write().isEmpty()) {
      decision = graph.write(transaction -> write(new CaseStore(transaction), ids));
    }
    keep(decision);
    progress.at("cases", read);
    batch.clear();
    bytes = 0;
  }

  /** Decides again under the lock: another load may have been here since. */
  private Decision write(CaseStore store, List<String> ids) {
    store.lock();
    Decision decision = decide(store.stored(ids));
    store.replace(
        decision.write(),
        List.of(),
        Instant.now(clock).truncatedTo(ChronoUnit.SECONDS).toString(),
        version);
    return decision;
  }

  private Decision decide(Map<String, CaseStore.Stored> stored) {
    return Arrivals.decide(batch, stored, seen, request.force());
  }

  private void keep(Decision decision) {
    decision.fates().forEach(seen::keep);
    decision.losers().forEach(loser -> problems.add(lost(loser)));
    Arrivals.Counts more = decision.counts();
    counts =
        new Arrivals.Counts(
            counts.added() + more.added(),
            counts.changed() + more.changed(),
            counts.unchanged() + more.unchanged(),
            counts.rejected() + more.rejected());
    List<String> named =
        batch.stream()
            .flatMap(arrival -> arrival.found().incident().links().stream())
            .map(CaseLink::id)
            .distinct()
            .toList();
    absent.addAll(graph.read(transaction -> new CaseStore(transaction).placeholders(named)));
  }

  private Problem lost(Arrivals.Loser loser) {
    Place place = loser.arrival().place();
    String id = loser.arrival().id();
    return loser.sameLoad()
        ? Problem.error(
            place,
            "another document of this load has the id " + id + " and is newer",
            "Keep one of them, or give them ids of their own.")
        : Problem.error(
            place,
            "the graph holds a newer version of " + id,
            "Its updated_at is older than that in the graph; --force loads it all the same.");
  }
}
