package dev.ikg.bench;

import dev.ikg.answer.LoadReport;
import dev.ikg.bench.Figure.Target;
import dev.ikg.graph.Graph;
import dev.ikg.neo4j.GraphOpener;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** How fast cases come into a graph, and how much memory that takes. */
final class Loading {

  private static final double MEBIBYTE = 1 << 20;
  private static final int MANY = 1_000_000;

  private final Documents documents;
  private final int turns;
  private final List<Figure> figures = new ArrayList<>();

  Loading(Documents documents, int turns) {
    this.documents = documents;
    this.turns = turns;
  }

  /** What was measured; the last graph that ours loaded stays in {@code graph}. */
  List<Figure> measure(Path graph) {
    double moreOnFew;
    long liveOfFew;
    Path few = documents.fresh("few");
    try (Ours ours = new Ours(few)) {
      liveOfFew =
          LiveHeap.during(() -> load(ours, List.of(documents.tenth()), documents.cases() / 10));
      moreOnFew = Timing.of(() -> ours.load(List.of(documents.more())));
    }
    documents.delete(few);
    firstLoads(graph);
    live(liveOfFew);
    try (Ours ours = new Ours(graph)) {
      more(ours, moreOnFew);
    }
    return figures;
  }

  private void firstLoads(Path graph) {
    ImportTables tables = new ImportTables(documents.fresh("tables"));
    documents.all().forEach(tables::write);
    tables.close();
    double[] ours = new double[turns];
    double[] again = new double[turns];
    double[] importer = new double[turns];
    boolean same = true;
    boolean silent = true;
    for (int turn = 0; turn < turns; turn++) {
      Path home = documents.fresh("imported");
      importer[turn] = Timing.of(() -> BulkImporter.run(tables, home));
      documents.delete(graph);
      try (Ours loaded = new Ours(graph)) {
        ours[turn] = Timing.of(() -> load(loaded, documents.all(), documents.cases()));
        same &= turn > 0 || BulkImporter.counts(home).equals(loaded.counts());
        long version = loaded.version();
        again[turn] = Timing.of(() -> unchanged(loaded));
        silent &= loaded.version() == version;
      }
    }
    double first = Timing.median(ours);
    add(
        "first load, against the bulk importer without constraints (rate)",
        first,
        "bulk importer",
        Timing.median(importer),
        Timing.median(importer) / first,
        Target.atLeast(0.45),
        same);
    double plain = plain();
    add(
        "first load, against a plain `UNWIND ... MERGE` loader (rate)",
        first,
        "plain loader",
        plain,
        plain / first,
        Optional.empty(),
        true);
    double second = Timing.median(again);
    add(
        "the same again, nothing changed (times as fast; writes nothing)",
        second,
        "first load",
        first,
        first / second,
        Target.atLeast(4),
        silent);
    documents.delete(documents.fresh("imported"));
    documents.delete(documents.fresh("tables"));
  }

  private double plain() {
    Path folder = documents.fresh("plain");
    try (Graph graph = GraphOpener.open(new dev.ikg.graph.Target.Folder(folder))) {
      return Timing.of(() -> documents.all().forEach(file -> new PlainLoader(graph).load(file)));
    } finally {
      documents.delete(folder);
    }
  }

  private void live(long ofFew) {
    Path folder = documents.fresh("many");
    long ofMany;
    try (Ours ours = new Ours(folder)) {
      ofMany = LiveHeap.during(() -> load(ours, documents.all(), documents.cases()));
    }
    documents.delete(folder);
    figures.add(
        new Figure(
            "live memory of a load, against a tenth of the documents",
            Figure.number(ofMany / MEBIBYTE) + " MiB",
            Figure.number(ofFew / MEBIBYTE) + " MiB, a tenth",
            (double) ofMany / ofFew,
            // A tenth of less is a batch or two.
            documents.cases() < MANY ? Optional.empty() : Target.atMost(1.25),
            true));
  }

  /** Adds a few to many, and takes them out again. */
  private void more(Ours ours, double onFew) {
    double onMany = Timing.of(() -> ours.load(List.of(documents.more())));
    add(
        "1,000 documents more, against the same on a tenth of the graph",
        onMany,
        "on a tenth",
        onFew,
        onMany / onFew,
        Target.atMost(1.5),
        true);
    List<String> ids =
        ours
            .cypher(
                "MATCH (c:Case) WHERE c.id >= '%s' RETURN c.id"
                    .formatted(SyntheticCases.id(documents.cases())))
            .stream()
            .flatMap(row -> row.text(0).stream())
            .toList();
    ours.remove(ids);
  }

  private void add(
      String what,
      double ours,
      String peer,
      double theirs,
      double value,
      Optional<Target> target,
      boolean same) {
    figures.add(
        new Figure(what, Figure.time(ours), peer + " " + Figure.time(theirs), value, target, same));
  }

  private static void load(Ours ours, List<Path> files, long cases) {
    LoadReport report = ours.load(files);
    if (report.added() != cases) {
      throw new IllegalStateException("of " + cases + " cases " + report.added() + " were added");
    }
  }

  private void unchanged(Ours ours) {
    LoadReport report = ours.load(documents.all());
    if (report.unchanged() != documents.cases()) {
      throw new IllegalStateException("only " + report.unchanged() + " were unchanged");
    }
  }
}
