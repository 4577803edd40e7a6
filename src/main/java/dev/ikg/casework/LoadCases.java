package dev.ikg.casework;

import dev.ikg.answer.LoadReport;
import dev.ikg.graph.Graph;
import dev.ikg.graph.LoadTurn;
import dev.ikg.graph.Schema;
import dev.ikg.graph.VocabularyStore;
import dev.ikg.incident.Vocabulary;
import dev.ikg.intake.Intake;
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

  private final Means means;
  private final Supplier<Graph> toWrite;
  private final LoadRequest request;
  private final LoadOptions options;
  private final Progress progress;
  private final Consent consent;

  /**
   * A load.
   *
   * @param means its graph is read, and never written
   * @param toWrite gives the graph that is written, once it is certain that something is; it may
   *     make it
   */
  LoadCases(
      Means means,
      Supplier<Graph> toWrite,
      LoadRequest request,
      Progress progress,
      Consent consent) {
    this.means = means;
    this.toWrite = toWrite;
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
    return options.dryRun() ? rehearse(intake).rehearsed() : write(intake, toWrite.get()).report();
  }

  private Tally rehearse(Intake intake) {
    Graph graph = means.graph();
    Tally tally = new Tally();
    SeenCases seen = new SeenCases();
    LooseLinks links = new LooseLinks(graph);
    Rehearsal rehearsal = new Rehearsal(graph, options.force(), tally::change);
    pass(intake, rehearsal, tally, seen, links);
    if (options.prune()) {
      new PruneCases(graph, seen, tally).rehearse();
    }
    links.rehearse(tally, rehearsal.ids());
    return tally;
  }

  private Tally write(Intake intake, Graph graph) {
    Schema.ensureKeys(graph);
    VocabularyStore.ensure(graph, means.vocabulary());
    Tally tally = LoadTurn.during(graph, this::sayThatItWaits, () -> writeInTurn(intake, graph));
    Schema.ensureSearch(graph);
    return tally;
  }

  private Tally writeInTurn(Intake intake, Graph graph) {
    new GraphUpkeep(graph, means).stamp();
    Tally tally = new Tally();
    SeenCases seen = new SeenCases();
    LooseLinks links = new LooseLinks(graph);
    BatchWriter writer = new BatchWriter(graph, options.force(), means.version(), means.clock());
    pass(intake, writer, tally, seen, links);
    if (options.prune()) {
      new PruneCases(graph, seen, tally).prune(writer, consent);
    }
    links.report(tally);
    return tally;
  }

  /** Once through all inputs: from documents to decisions about cases. */
  private void pass(
      Intake intake, BatchTaker taker, Tally tally, SeenCases seen, LooseLinks links) {
    Review review = new Review(LocalDate.now(means.clock()), means.vocabulary());
    new CasePass(review, tally, seen, taker)
        .read(intake, progress, decision -> links.add(decision.taken(), seen));
  }

  private Intake intake(InputStream input) {
    return intake(request, input);
  }

  private static Intake intake(LoadRequest request, InputStream input) {
    return new Intake(request.paths(), input, request.options().format());
  }

  private void sayThatItWaits() {
    means.notice().accept("Another load of this graph is at work; waiting until it is done.");
  }
}
