package dev.ikg.casework;

import dev.ikg.answer.Answer;
import dev.ikg.answer.CaseDocument;
import dev.ikg.answer.CasePage;
import dev.ikg.answer.CheckReport;
import dev.ikg.answer.GraphView;
import dev.ikg.answer.LoadReport;
import dev.ikg.answer.ReadLimits;
import dev.ikg.cypher.CypherQuery;
import dev.ikg.cypher.QuestionLibrary;
import dev.ikg.cypher.SavedQuestion;
import dev.ikg.graph.CaseStore;
import dev.ikg.graph.Finding;
import dev.ikg.graph.Graph;
import dev.ikg.graph.GraphState;
import dev.ikg.graph.Opening;
import dev.ikg.graph.Schema;
import dev.ikg.incident.Vocabulary;
import dev.ikg.intake.VocabularyReader;
import dev.ikg.problem.Count;
import dev.ikg.question.Completion;
import dev.ikg.question.Proposal;
import java.io.InputStream;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The desk of one graph, which is opened by the first use that needs it. */
public final class GraphDesk implements Desk {

  private static final int SECONDS_TO_END = 5;

  private final Function<Opening, Graph> open;
  private final Supplier<List<Finding>> examine;
  private final Optional<Path> bundled;
  private final Consumer<String> notice;
  private final String version;
  private final Indexing indexing;
  private @Nullable TimedGraph graph;
  private long openingNanos;

  /** What the graph held when it was opened. */
  private GraphState found = GraphState.EMPTY;

  private boolean broughtUp;
  private @Nullable GraphMemory memory;
  private final Beforehand<Vocabulary> vocabulary = new Beforehand<>(VocabularyReader::bundled);

  /**
   * A desk.
   *
   * @param open opens the graph for something
   * @param examine looks at everything that stands between a person and the graph
   * @param bundled the cases that a graph gets before its first question if nothing was ever loaded
   * @param notice is told, in a line, that this load begins and how it ended
   * @param version of the program
   */
  public GraphDesk(
      Function<Opening, Graph> open,
      Supplier<List<Finding>> examine,
      Optional<Path> bundled,
      Consumer<String> notice,
      String version) {
    this(open, examine, bundled, notice, version, Indexing.usual());
  }

  /**
   * A desk.
   *
   * @param indexing when an index of the cases is made
   */
  public GraphDesk(
      Function<Opening, Graph> open,
      Supplier<List<Finding>> examine,
      Optional<Path> bundled,
      Consumer<String> notice,
      String version,
      Indexing indexing) {
    this.open = open;
    this.examine = examine;
    this.bundled = bundled;
    this.notice = notice;
    this.version = version;
    this.indexing = indexing;
  }

  @Override
  public LoadReport load(LoadRequest request, Progress progress, Consent consent) {
    LoadCases.check(request);
    LoadOptions options = request.options();
    boolean mayWriteNothing = options.dryRun() || options.strict();
    Graph read = mayWriteNothing ? graph(Opening.REHEARSE) : currentGraph(Opening.LOAD);
    Supplier<Graph> toWrite = () -> currentGraph(Opening.LOAD);
    return new LoadCases(means(read), toWrite, request, progress, consent).load();
  }

  @Override
  public LoadReport remove(List<String> ids) {
    Graph loaded = loadedGraph();
    return new RemoveCases(loaded, new BatchWriter(loaded, false, version, Clock.systemUTC()))
        .remove(ids);
  }

  @Override
  public long documents(Consumer<CaseDocument> sink, Progress progress) {
    return new ExportCases(loadedGraph(), progress).to(sink);
  }

  @Override
  public GraphView view(ViewRequest request) {
    return new ExportView(loadedGraph(), memory()).view(request);
  }

  @Override
  public CheckReport validate(LoadRequest request, Progress progress) {
    return new ValidateCases(request, vocabulary(), progress, Clock.systemUTC()).validate();
  }

  @Override
  public CasePage showCase(String id, AskOptions options) {
    return new ShowCase(loadedGraph(), vocabulary()).show(id, options);
  }

  @Override
  public Answer ask(String pattern, AskOptions options) {
    return new AskQuestion(loadedGraph(), memory(), options).answer(pattern);
  }

  @Override
  public Explanation explain(String pattern, AskOptions options) {
    return new AskQuestion(loadedGraph(), memory(), options).explain(pattern);
  }

  @Override
  public Answer plan(String pattern, AskOptions options) {
    return new AskQuestion(loadedGraph(), memory(), options).plan(pattern);
  }

  @Override
  public Answer questions(Optional<String> theme, List<Path> folders, AskOptions options) {
    return new ListQuestions(QuestionLibrary.read(folders), options).list(theme);
  }

  @Override
  public Answer question(QuestionRequest request, AskOptions options) {
    SavedQuestion question =
        AskSavedQuestion.find(QuestionLibrary.read(request.folders()), request.id());
    return new AskSavedQuestion(loadedGraph(), memory(), options).answer(question, request);
  }

  @Override
  public Path save(
      String id, String pattern, Map<String, String> values, Path folder, boolean force) {
    return new SaveQuestion(folder, force).save(id, pattern, values);
  }

  @Override
  public Answer cypher(String statement, ReadLimits limits) {
    CypherQuery query = new CypherQuery(statement, Map.of(), List.of());
    RunStatement run = new RunStatement(loadedGraph(), limits);
    run.check(query);
    return run.answer(query, Map.of());
  }

  @Override
  public Answer insight(InsightRequest request, AskOptions options) {
    return new Insight(loadedGraph(), memory(), options).answer(request);
  }

  @Override
  public Completion completion(String beginning) {
    return TypedNames.completion(beginning, this::loadedGraph, memory());
  }

  @Override
  public List<Proposal> caseIds(String beginning) {
    return TypedNames.ids(beginning, loadedGraph());
  }

  @Override
  public Spent spent() {
    long nanos = graph == null ? 0 : graph.nanos();
    return new Spent(Duration.ofNanos(openingNanos), Duration.ofNanos(nanos));
  }

  @Override
  public Holdings holdings() {
    GraphState state = CaseStore.stateOf(loadedGraph());
    return new Holdings(state.cases(), state.loadedAt());
  }

  @Override
  public Answer status() {
    return new StatusAnswer(version).answer(graph(Opening.REHEARSE));
  }

  @Override
  public Answer doctor() {
    return DoctorAnswer.of(examine.get());
  }

  @Override
  public void serve(Optional<Duration> idle) {
    graph = opened(Opening.SERVE);
    Graph served = loadedGraph();
    graph = null;
    new ServeGraph(served, idle, notice).serve();
  }

  /** The graph with the cases that come with the program, where it is the one that gets them. */
  private Graph loadedGraph() {
    boolean isNew = graph == null;
    Graph opened = currentGraph(Opening.READ);
    if (bundled.isPresent()) {
      GraphState state = isNew ? found : CaseStore.stateOf(opened);
      if (!state.loaded() || state.unfinished()) {
        loadBundled(opened, bundled.get());
      }
    }
    return opened;
  }

  /** Loads the bundled cases. Where that is cut off, the next question does it again. */
  private void loadBundled(Graph opened, Path cases) {
    notice.accept("Nothing was loaded yet: loading the bundled cases.");
    LoadRequest request =
        new LoadRequest(
            List.of(cases.toString()), InputStream.nullInputStream(), LoadOptions.USUAL);
    Schema.ensureKeys(opened);
    keepUnfinished(opened, true);
    LoadReport report =
        new LoadCases(means(opened), () -> opened, request, Progress.silent(), Consent.given())
            .load();
    keepUnfinished(opened, false);
    notice.accept("Loaded " + Count.of(report.read() - report.rejected(), "case", "cases") + ".");
  }

  private static void keepUnfinished(Graph opened, boolean unfinished) {
    opened.write(
        transaction -> {
          new CaseStore(transaction).keepUnfinished(unfinished);
          return unfinished;
        });
  }

  private LoadCases.Means means(Graph opened) {
    return new LoadCases.Means(opened, vocabulary(), version, Clock.systemUTC(), notice);
  }

  private Vocabulary vocabulary() {
    return memory().vocabulary();
  }

  private GraphMemory memory() {
    if (memory == null) {
      memory = new GraphMemory(vocabulary.get(), this::untimed, indexing, notice);
    }
    return memory;
  }

  /** The graph, brought up to this version of the program. */
  private Graph currentGraph(Opening opening) {
    boolean isNew = graph == null;
    Graph opened = graph(opening);
    if (!broughtUp) {
      new GraphUpkeep(opened, means(opened)).bringUp(isNew ? found : CaseStore.stateOf(opened));
      broughtUp = true;
    }
    return opened;
  }

  /** The graph as it is. */
  private Graph graph(Opening opening) {
    if (graph != null) {
      return graph;
    }
    TimedGraph opened = opened(opening);
    if (!opened.isMissing()) {
      graph = opened;
    }
    return opened;
  }

  private TimedGraph opened(Opening opening) {
    vocabulary.begin();
    long start = System.nanoTime();
    TimedGraph opened = new TimedGraph(open.apply(opening));
    openingNanos += System.nanoTime() - start;
    boolean usable = false;
    try {
      found = new GraphUpkeep(opened, means(opened)).refuseNewer();
      usable = true;
      return opened;
    } finally {
      if (!usable) {
        opened.close();
      }
    }
  }

  /** The graph for work that nobody waits for. */
  private Graph untimed() {
    if (graph == null) {
      throw new IllegalStateException("nothing is asked before the graph is open");
    }
    return graph.untimed();
  }

  /** Nothing may use the graph once it is closed. */
  private void endWhatIsBeside() {
    indexing.beside().shutdownNow();
    try {
      boolean ended = indexing.beside().awaitTermination(SECONDS_TO_END, TimeUnit.SECONDS);
      assert ended : "the index is still read";
    } catch (InterruptedException stop) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() {
    endWhatIsBeside();
    if (graph != null) {
      graph.close();
    }
  }
}
