package dev.ikg.bench;

import dev.ikg.bench.Figure.Target;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** How long one-shot commands take, with all that starts and ends. */
final class Starting {

  private static final int TURNS = 3;
  private static final List<String> NEEDS_NO_GRAPH = List.of("version");

  private final Path graph;
  private final List<Figure> figures = new ArrayList<>();

  Starting(Path graph) {
    this.graph = graph;
  }

  /** The graph is not open when this begins. */
  List<Figure> measure() {
    run(NEEDS_NO_GRAPH); // the first call of a new build prepares quick starts
    deleteIndex();
    double first = Timing.of(() -> run(ask()));
    figures.add(
        new Figure(
            "one-shot command that opens the graph, the first after a load",
            Figure.time(first),
            "",
            first,
            Optional.empty(),
            true));
    figure("one-shot command that opens the graph", 2.5, ask());
    try (Ours host = new Ours(graph)) {
      host.version();
      figure("one-shot command that attaches to an open graph", 0.6, ask());
    }
    figure("one-shot command without a graph", 0.4, NEEDS_NO_GRAPH);
    return figures;
  }

  /** The index that the questions before these left beside the graph. */
  private void deleteIndex() {
    try {
      Files.deleteIfExists(graph.resolve("kept").resolve("cases"));
    } catch (IOException fault) {
      throw new UncheckedIOException(fault);
    }
  }

  private List<String> ask() {
    return List.of("--graph", graph.toString(), "ask", "all across domains");
  }

  private void figure(String what, double bound, List<String> arguments) {
    double time = Timing.inTurn(1, TURNS, List.of(() -> run(arguments))).get(0);
    Optional<Target> target = Target.seconds(bound);
    figures.add(new Figure(what, Figure.time(time), "", time, target, true));
  }

  private static void run(List<String> arguments) {
    List<String> command = new ArrayList<>(List.of("./ikg"));
    command.addAll(arguments);
    try {
      Process process =
          new ProcessBuilder(command)
              .redirectErrorStream(true)
              .redirectOutput(new File("target/bench-command.log"))
              .start();
      if (process.waitFor() != 0) {
        throw new IllegalStateException(command + " failed: see target/bench-command.log");
      }
    } catch (IOException fault) {
      throw new UncheckedIOException(fault);
    } catch (InterruptedException stop) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(stop);
    }
  }
}
