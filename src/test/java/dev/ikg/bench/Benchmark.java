package dev.ikg.bench;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Makes cases, runs ours and the peers on them in one run, and writes a table. {@code cases} says
 * how many, {@code folder} where all is written (some 20 KB a case; removed in the end, unless
 * {@code keep} is set: then the next run finds the graph, and measures all but loading), {@code
 * report} the Markdown file whose section of this size is replaced.
 */
public final class Benchmark {

  private static final int TURNS = 9;
  private static final int MANY = 500_000;

  private Benchmark() {}

  /** Runs all of it. */
  public static void main(String[] arguments) throws IOException {
    Locale.setDefault(Locale.ROOT);
    int cases = Integer.getInteger("cases", 10_000);
    Path folder = Path.of(System.getProperty("folder", "target/bench")).toAbsolutePath();
    Path report = Path.of(System.getProperty("report", "target/performance.md"));
    boolean keep = Boolean.getBoolean("keep");
    Documents documents = Documents.make(folder, cases, keep);
    String section = Report.section(documents, figures(documents));
    if (!keep) {
      documents.close();
    }
    System.out.println(section);
    String before = Files.exists(report) ? Files.readString(report) : "";
    Files.writeString(report, Report.replaced(before, section), StandardCharsets.UTF_8);
    System.exit(0);
  }

  private static List<Figure> figures(Documents documents) {
    Path graph = documents.folder().resolve("graph");
    List<Figure> figures = new ArrayList<>();
    if (!Files.exists(graph)) {
      int turns = documents.cases() >= MANY ? 1 : 3;
      figures.addAll(shown(new Loading(documents, turns).measure(graph)));
    }
    try (Ours ours = new Ours(graph);
        DuckDb duck = DuckDb.open()) {
      double time = Timing.of(() -> duck.load(documents.all()));
      figures.add(
          new Figure(
              "DuckDB reads the documents into memory, for scale",
              "",
              Figure.time(time),
              time,
              Optional.empty(),
              true));
      figures.addAll(
          shown(new Asking(ours, Optional.of(duck), documents.cases(), TURNS).measure()));
    }
    figures.addAll(new Typing(documents.cases()).measure());
    figures.addAll(new Starting(graph).measure());
    return figures;
  }

  /** What was measured so far, for a person who waits. */
  private static List<Figure> shown(List<Figure> figures) {
    figures.forEach(figure -> System.out.println(figure.row()));
    return figures;
  }
}
