package dev.ikg.bench;

import dev.ikg.answer.Answer;
import dev.ikg.answer.Cell;
import dev.ikg.answer.Row;
import dev.ikg.bench.Figure.Target;
import dev.ikg.casework.InsightRequest;
import dev.ikg.incident.Facet;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** How fast questions are answered in a session. */
final class Asking {

  private static final int MILLION = 1_000_000;
  private static final List<String> PATTERN =
      List.of("org", "cases", "of", "share", "first", "last", "ids");
  private static final List<String> PAIRS =
      List.of("one", "other", "cases_one", "cases_other", "cases", "orgs", "lift");
  private static final List<String> THEN =
      List.of(
          "id",
          "date",
          "org",
          "title",
          "cause",
          "factors",
          "evidence",
          "url",
          "next_id",
          "next_date",
          "link",
          "basis",
          "next_id_3",
          "next_date_3",
          "link_3",
          "basis_3",
          "next_id_4",
          "next_date_4",
          "link_4",
          "basis_4");

  private final Ours ours;
  private final Optional<DuckDb> duck;
  private final Target asDuck;
  private final Optional<Target> promptly;
  private final int turns;
  private final List<Figure> figures = new ArrayList<>();

  /**
   * Questions to a graph and to a database with the same documents.
   *
   * @param cases how many there are
   * @param turns how often each is asked, after twice as many times that do not count: the virtual
   *     machine compiles what is asked often
   */
  Asking(Ours ours, Optional<DuckDb> duck, int cases, int turns) {
    this.ours = ours;
    this.duck = duck;
    this.turns = turns;
    // What looks across all cases may take longer with more of them.
    this.promptly = cases >= MILLION ? Optional.empty() : Target.seconds(2);
    this.asDuck = new Target(false, cases >= MILLION ? 0.2 : 1, "");
  }

  List<Figure> measure() {
    List<String> common = pair("DESC");
    List<String> rare = pair("ASC");
    pattern("two common labels by organization", common);
    pattern("two rare labels by organization", rare);
    pairs();
    chains(common.get(0));
    overviews(common, Optional.empty());
    overviews(common, Optional.of("in database"));
    return figures;
  }

  /** Two factors that meet most often, or least of those that meet ten times. */
  private List<String> pair(String order) {
    Row row =
        ours.cypher(
                """
                MATCH (a:ContributingFactor)<-[:CONTRIBUTED_BY]-(c:Case)-[:CONTRIBUTED_BY]->(b:ContributingFactor)
                WHERE a.name < b.name
                WITH a.name AS one, b.name AS other, count(c) AS cases WHERE cases >= 10
                RETURN one, other ORDER BY cases %s, one, other LIMIT 1"""
                    .formatted(order))
            .get(0);
    return List.of(row.text(0).orElseThrow(), row.text(1).orElseThrow());
  }

  private void pattern(String what, List<String> labels) {
    String question =
        "factor:%s with factor:%s across orgs".formatted(labels.get(0), labels.get(1));
    String cypher = with(labels, Resources.text("pattern.cypher"));
    compare(
        what,
        new Way<>(() -> whole(ours.ask(question)), answer -> TextRows.of(answer, PATTERN)),
        sql("pattern.sql", labels),
        Optional.of(cypher(cypher)));
  }

  /** With every cell looked at: those of long lists are made only then. */
  private static Answer whole(Answer answer) {
    for (Row row : answer.rows()) {
      for (Cell cell : row.cells()) {
        if (cell instanceof Cell.Many many) {
          many.values().forEach(Asking::look);
        }
      }
    }
    return answer;
  }

  private static void look(Cell id) {
    if (id instanceof Cell.Missing) {
      throw new IllegalStateException("a case without an id");
    }
  }

  private void pairs() {
    Answer[] answer = new Answer[1];
    double first = Timing.of(() -> answer[0] = ours.pairs());
    compare(
        "`pairs` over all factors",
        new Way<>(ours::pairs, found -> TextRows.of(found, PAIRS)).sorted(),
        sql("pairs.sql", List.of()).map(Way::sorted),
        Optional.empty());
    figures.add(
        new Figure(
            "`pairs` over all factors, the first time in a session",
            Figure.time(first),
            "",
            first,
            promptly,
            !answer[0].rows().isEmpty()));
  }

  private void chains(String label) {
    String question = "factor:%s then all then all then all".formatted(label);
    String cypher = with(List.of(label), Resources.text("then.cypher"));
    compare(
        "`then` over three links",
        new Way<>(() -> ours.ask(question), answer -> TextRows.of(answer, THEN)),
        sql("then.sql", List.of(label)),
        Optional.of(cypher(cypher)));
  }

  private Optional<Way<?>> sql(String name, List<String> parameters) {
    String sql = Resources.text(name);
    return duck.map(
        database ->
            new Way<>(
                () -> database.ask(sql, parameters),
                rows -> rows.stream().map(TextRows::of).toList()));
  }

  private Way<?> cypher(String statement) {
    return new Way<>(
        () -> ours.cypher(statement), rows -> rows.stream().map(TextRows::of).toList());
  }

  private void compare(
      String what, Way<?> byOurs, Optional<Way<?>> byDuck, Optional<Way<?>> byHand) {
    List<Way<?>> ways = new ArrayList<>(List.of(byOurs));
    byDuck.ifPresent(ways::add);
    byHand.ifPresent(ways::add);
    List<Double> times = Timing.inTurn(2 * turns, turns, List.copyOf(ways));
    double time = times.get(0);
    List<String> rows = byOurs.rows();
    if (byDuck.isPresent()) {
      boolean same = rows.equals(byDuck.get().rows());
      add(what + ", against DuckDB", time, "DuckDB", times.get(1), asDuck, same);
    }
    if (byHand.isPresent()) {
      boolean same = rows.equals(byHand.get().rows());
      double hand = times.get(times.size() - 1);
      Target target = new Target(false, 1.2, "");
      add(what + ", against Cypher by hand", time, "Cypher by hand", hand, target, same);
    }
  }

  private void add(
      String what, double time, String peer, double theirs, Target target, boolean same) {
    figures.add(
        new Figure(
            what,
            Figure.time(time),
            peer + " " + Figure.time(theirs),
            time / theirs,
            Optional.of(target),
            same));
  }

  /**
   * What looks across all cases, or across those that a pattern selects: the first time, for few
   * ask twice, and once more.
   */
  private void overviews(List<String> labels, Optional<String> all) {
    Map<String, Runnable> commands = new LinkedHashMap<>();
    String id = SyntheticCases.id(7);
    command(commands, "similar", new InsightRequest.Similar(id, 10, all));
    command(commands, "path", new InsightRequest.Path(id, SyntheticCases.id(99), false, 20, all));
    command(commands, "recurrences", new InsightRequest.Recurrences(100, all));
    command(commands, "trend", new InsightRequest.Trend(labels.get(0), false, all));
    command(
        commands,
        "durations",
        new InsightRequest.Durations(Optional.of(Facet.CAUSE), Optional.empty(), all));
    command(
        commands,
        "durations --compare",
        new InsightRequest.Durations(Optional.empty(), Optional.of(labels.get(0)), all));
    command(
        commands,
        "coverage",
        new InsightRequest.Coverage(InsightRequest.Coverage.Subject.FIELDS, all));
    command(commands, "vocabulary", new InsightRequest.Labels(Optional.of(Facet.FACTOR), all));
    command(commands, "stats", new InsightRequest.Stats(all));
    command(commands, "search", new InsightRequest.Search("database", 20, all));
    command(commands, "search of a literal", new InsightRequest.Search("/qz/", 20, all));
    if (all.isEmpty()) {
      commands.put("case", () -> ours.showCase(id));
    }
    String where = all.map(pattern -> " --where \"" + pattern + "\"").orElse("");
    commands.forEach(
        (name, run) -> {
          double time = Timing.of(run);
          figures.add(
              new Figure(
                  "`" + name + where + "`, the first time in a session",
                  Figure.time(time),
                  "again " + Figure.time(Timing.of(run)),
                  time,
                  promptly,
                  true));
        });
  }

  private void command(Map<String, Runnable> commands, String name, InsightRequest request) {
    commands.put(name, () -> ours.insight(request));
  }

  /** A statement with its parameters written out, for the command that takes none. */
  private static String with(List<String> labels, String cypher) {
    String one = cypher.replace("$one", "'" + labels.get(0) + "'");
    return labels.size() == 1 ? one : one.replace("$other", "'" + labels.get(1) + "'");
  }
}
