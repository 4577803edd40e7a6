package dev.ikg.casework;

import dev.ikg.answer.Answer;
import dev.ikg.answer.CheckReport;
import dev.ikg.answer.LoadReport;
import dev.ikg.answer.ReadLimits;
import dev.ikg.cypher.CypherQuery;
import dev.ikg.cypher.QuestionLibrary;
import dev.ikg.cypher.SavedQuestion;
import dev.ikg.graph.CaseStore;
import dev.ikg.graph.Graph;
import dev.ikg.graph.GraphState;
import dev.ikg.incident.Vocabulary;
import dev.ikg.intake.VocabularyReader;
import java.io.InputStream;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The desk of one graph, which is opened by the first use that needs it. */
public final class GraphDesk implements Desk {

  private final Supplier<Graph> open;
  private final Optional<Path> bundled;
  private final Consumer<String> notice;
  private final String version;
  private @Nullable Graph graph;
  private @Nullable Vocabulary vocabulary;

  /**
   * A desk.
   *
   * @param open opens the graph
   * @param bundled the cases that a graph gets before its first question if nothing was ever loaded
   * @param notice is told, in a line, that this load begins and how it ended
   * @param version of the program
   */
  public GraphDesk(
      Supplier<Graph> open, Optional<Path> bundled, Consumer<String> notice, String version) {
    this.open = open;
    this.bundled = bundled;
    this.notice = notice;
    this.version = version;
  }

  @Override
  public LoadReport load(LoadRequest request, Progress progress) {
    return new LoadCases(graph(), request, progress, vocabulary(), version, Clock.systemUTC())
        .load();
  }

  @Override
  public CheckReport validate(LoadRequest request, Progress progress) {
    return new ValidateCases(request, progress, Clock.systemUTC()).validate();
  }

  @Override
  public Answer ask(String pattern, AskOptions options) {
    return new AskQuestion(loadedGraph(), vocabulary(), options).answer(pattern);
  }

  @Override
  public Explanation explain(String pattern, AskOptions options) {
    return new AskQuestion(loadedGraph(), vocabulary(), options).explain(pattern);
  }

  @Override
  public Answer plan(String pattern, AskOptions options) {
    return new AskQuestion(loadedGraph(), vocabulary(), options).plan(pattern);
  }

  @Override
  public Answer questions(Optional<String> theme, List<Path> folders, AskOptions options) {
    return new ListQuestions(QuestionLibrary.read(folders), options).list(theme);
  }

  @Override
  public Answer question(QuestionRequest request, AskOptions options) {
    SavedQuestion question =
        AskSavedQuestion.find(QuestionLibrary.read(request.folders()), request.id());
    return new AskSavedQuestion(loadedGraph(), vocabulary(), options).answer(question, request);
  }

  @Override
  public Path save(String id, String pattern, Path folder, boolean force) {
    return new SaveQuestion(folder, force).save(id, pattern);
  }

  @Override
  public Answer cypher(String statement, ReadLimits limits) {
    CypherQuery query = new CypherQuery(statement, Map.of(), List.of());
    RunStatement run = new RunStatement(loadedGraph(), limits);
    run.check(query);
    return run.answer(query, Map.of());
  }

  private Graph loadedGraph() {
    Graph opened = graph();
    if (bundled.isPresent()) {
      GraphState state = opened.read(transaction -> new CaseStore(transaction).state());
      if (!state.loaded()) {
        loadBundled(bundled.get());
      }
    }
    return opened;
  }

  private void loadBundled(Path cases) {
    notice.accept("Nothing was loaded yet: loading the bundled cases.");
    LoadRequest request =
        new LoadRequest(List.of(cases.toString()), InputStream.nullInputStream(), false, false);
    LoadReport report = load(request, Progress.silent());
    notice.accept("Loaded " + (report.read() - report.rejected()) + " cases.");
  }

  private Vocabulary vocabulary() {
    if (vocabulary == null) {
      vocabulary = VocabularyReader.bundled();
    }
    return vocabulary;
  }

  private Graph graph() {
    if (graph == null) {
      graph = open.get();
    }
    return graph;
  }

  @Override
  public void close() {
    if (graph != null) {
      graph.close();
    }
  }
}
