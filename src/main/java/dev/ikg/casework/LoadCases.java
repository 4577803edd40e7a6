package dev.ikg.casework;

import dev.ikg.answer.LoadReport;
import dev.ikg.casework.Arrivals.Decision;
import dev.ikg.graph.Graph;
import dev.ikg.graph.LoadTurn;
import dev.ikg.graph.Schema;
import dev.ikg.graph.VocabularyStore;
import dev.ikg.incident.Vocabulary;
import dev.ikg.intake.Intake;
import dev.ikg.intake.IntakeLimits;
import dev.ikg.problem.Place;
import dev.ikg.problem.Problem;
import dev.ikg.review.Review;
import java.io.InputStream;
import java.time.Clock;
import java.time.LocalDate;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** From files to a graph that holds their cases, and to the report of what happened. */
final class LoadCases {

  /**
   * What a load works with beside its request.
   *
   * @param vocabulary the definitions that the graph holds beside the cases
   * @param version of the program, which the graph keeps
   * @param notice is told what a person should know while waiting, a line each
   */
  record Means(
      Graph graph, Vocabulary vocabulary, String version, Clock clock, Consumer<String> notice) {}

  private final Graph graph;
  private final Means means;
  private final LoadRequest request;
  private final LoadOptions options;
  private final Progress progress;
  private final Consent consent;

  LoadCases(Means means, LoadRequest request, Progress progress, Consent consent) {
    this.graph = means.graph();
    this.means = means;
    this.request = request;
    this.options = request.options();
    this.progress = progress;
    this.consent = consent;
  }

  /**
   * Makes sure that what is to be loaded is there, before a graph is opened or made for it.
   *
   * @throws dev.ikg.problem.Failure of kind {@code USAGE} where it is not
   */
  static void check(LoadRequest request) {
    intake(request, request.input());
  }

  /** Loads, or says what a load would do. */
  LoadReport load() {
    if (options.strict() && request.paths().contains(Intake.STANDARD_INPUT)) {
      try (SpooledInput spooled = SpooledInput.of(request.input())) {
        return load(spooled::again);
      }
    }
    return load(request::input);
  }

  private LoadReport load(Supplier<InputStream> input) {
    if (options.strict()) {
      Tally rehearsed = rehearse(intake(input.get()));
      if (rehearsed.notGood() > 0) {
        return rehearsed.refused(options.dryRun());
      }
    }
    Intake intake = intake(input.get());
    return options.dryRun() ? rehearse(intake).rehearsed() : write(intake).report();
  }

  private Tally rehearse(Intake intake) {
    Tally tally = new Tally();
    SeenCases seen = new SeenCases();
    LooseLinks links = new LooseLinks(graph);
    pass(intake, new Rehearsal(graph, options.force(), tally::change), tally, seen, links);
    if (options.prune()) {
      new PruneCases(graph, seen, tally).rehearse();
    }
    links.report(tally, false);
    return tally;
  }

  private Tally write(Intake intake) {
    Schema.ensureKeys(graph);
    VocabularyStore.ensure(graph, means.vocabulary());
    Tally tally = LoadTurn.during(graph, this::sayThatItWaits, () -> writeInTurn(intake));
    Schema.ensureSearch(graph);
    return tally;
  }

  private Tally writeInTurn(Intake intake) {
    new GraphUpkeep(graph, means).stamp();
    Tally tally = new Tally();
    SeenCases seen = new SeenCases();
    LooseLinks links = new LooseLinks(graph);
    pass(intake, writer(), tally, seen, links);
    if (options.prune()) {
      new PruneCases(graph, seen, tally).prune(writer(), consent);
    }
    links.report(tally, true);
    return tally;
  }

  /** Once through all inputs: from documents to decisions about cases. */
  private void pass(
      Intake intake, BatchTaker taker, Tally tally, SeenCases seen, LooseLinks links) {
    Review review = new Review(LocalDate.now(means.clock()), means.vocabulary());
    new CaseReading(
            review,
            tally,
            batch -> {
              Decision decision = taker.take(batch, seen);
              decision.keepIn(seen);
              decision.losers().forEach(loser -> tally.problem(lost(loser)));
              tally.add(decision.counts());
              links.add(decision.taken(), seen);
            })
        .read(intake, progress);
  }

  private Intake intake(InputStream input) {
    return intake(request, input);
  }

  private static Intake intake(LoadRequest request, InputStream input) {
    return new Intake(request.paths(), input, request.options().format(), IntakeLimits.DEFAULT);
  }

  private BatchWriter writer() {
    return new BatchWriter(graph, options.force(), means.version(), means.clock());
  }

  private void sayThatItWaits() {
    means.notice().accept("Another load of this graph is at work; waiting until it is done.");
  }

  private static Problem lost(Arrivals.Loser loser) {
    Place place = loser.arrival().place();
    String id = loser.arrival().id();
    String keepOne = "Keep one of them, or give them ids of their own.";
    return switch (loser.against()) {
      case SAME_LOAD ->
          Problem.error(
              place, "another document of this load has the id " + id + " and is newer", keepOne);
      case THIS_ONE ->
          Problem.error(
              place,
              "an older document of this load with the id " + id + " gave way to this one",
              keepOne);
      case GRAPH ->
          Problem.error(
              place,
              "the graph holds a newer version of " + id,
              "Its updated_at is older than that in the graph; --force loads it all the same.");
    };
  }
}
