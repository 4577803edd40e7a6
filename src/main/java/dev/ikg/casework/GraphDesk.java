package dev.ikg.casework;

import dev.ikg.answer.Answer;
import dev.ikg.answer.CheckReport;
import dev.ikg.answer.LoadReport;
import dev.ikg.graph.CaseStore;
import dev.ikg.graph.Graph;
import dev.ikg.graph.GraphState;
import java.io.InputStream;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The desk of one graph, which is opened by the first use that needs it. */
public final class GraphDesk implements Desk {

  private final Supplier<Graph> open;
  private final Optional<Path> bundled;
  private final Progress firstLoad;
  private final String version;
  private @Nullable Graph graph;

  /**
   * A desk.
   *
   * @param open opens the graph
   * @param bundled the cases that a graph gets before its first question if nothing was ever loaded
   * @param firstLoad is told about that load
   * @param version of the program
   */
  public GraphDesk(
      Supplier<Graph> open, Optional<Path> bundled, Progress firstLoad, String version) {
    this.open = open;
    this.bundled = bundled;
    this.firstLoad = firstLoad;
    this.version = version;
  }

  @Override
  public LoadReport load(LoadRequest request, Progress progress) {
    return new LoadCases(graph(), request, progress, version, Clock.systemUTC()).load();
  }

  @Override
  public CheckReport validate(LoadRequest request, Progress progress) {
    return new ValidateCases(request, progress).validate();
  }

  @Override
  public Answer ask(String pattern, AskOptions options) {
    return new AskQuestion(loadedGraph(), options).answer(pattern);
  }

  @Override
  public Explanation explain(String pattern, AskOptions options) {
    return new AskQuestion(loadedGraph(), options).explain(pattern);
  }

  private Graph loadedGraph() {
    Graph opened = graph();
    bundled.ifPresent(
        cases -> {
          GraphState state = opened.read(transaction -> new CaseStore(transaction).state());
          if (!state.loaded()) {
            LoadRequest request =
                new LoadRequest(
                    List.of(cases.toString()), InputStream.nullInputStream(), false, false);
            firstLoad.at("bundled", 0);
            load(request, firstLoad);
          }
        });
    return opened;
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
