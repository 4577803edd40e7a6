package dev.ikg.casework;

import dev.ikg.answer.Answer;
import dev.ikg.answer.Cell;
import dev.ikg.answer.Column;
import dev.ikg.answer.Row;
import dev.ikg.cypher.StatementFile;
import dev.ikg.graph.Graph;
import dev.ikg.index.IndexedCases;
import dev.ikg.insight.Chains;
import dev.ikg.insight.Quantiles;
import dev.ikg.problem.Count;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/** Which troubles came back, in one organization and across organizations. */
final class RecurrencesAnswer {

  private static final StatementFile LINKS = StatementFile.load("insight/recurrences");
  private static final StatementFile PROMISED = StatementFile.load("insight/promised");

  private static final List<Column> COLUMNS =
      List.of(
          Column.whole("chain"),
          Column.text("scope"),
          Column.text("basis"),
          Column.text("id"),
          Column.text("date"),
          Column.text("org"),
          Column.text("next_id"),
          Column.text("next_date"),
          Column.text("next_org"),
          Column.whole("days"),
          Column.list("same_cause"),
          Column.list("same_factors"),
          Column.whole("promises"),
          Column.list("promised"));

  private static final String NAMED = "named";

  private static final Comparator<Repeat> BY_DATE =
      Comparator.comparing(Repeat::date).thenComparing(Repeat::id).thenComparing(Repeat::nextId);

  /** A case and a later one that repeats it. */
  private record Repeat(Row row) {
    String id() {
      return row.text(0).orElse("");
    }

    String date() {
      return row.text(1).orElse("");
    }

    String nextId() {
      return row.text(4).orElse("");
    }

    boolean inOneOrganization() {
      return row.text(2).isPresent() && row.text(2).equals(row.text(6));
    }

    boolean named() {
      return row.text(8).equals(Optional.of(NAMED));
    }

    Optional<Long> days() {
      return row.cells().get(9) instanceof Cell.Whole whole
          ? Optional.of(whole.value())
          : Optional.empty();
    }

    boolean sameLabel() {
      return !row.texts(10).isEmpty() || !row.texts(11).isEmpty();
    }

    boolean promised() {
      return row.whole(12) > 0;
    }
  }

  private final InsightRequest.Recurrences request;
  private final GraphMemory memory;
  private final AskOptions options;

  RecurrencesAnswer(InsightRequest.Recurrences request, GraphMemory memory, AskOptions options) {
    this.request = request;
    this.memory = memory;
    this.options = options;
  }

  Answer answer(Graph.Transaction transaction) {
    Selection selection = Selection.of(request.where(), transaction, memory);
    List<Repeat> repeats =
        selection.rows(IndexedCases::repeatRows, LINKS, transaction).stream()
            .map(Repeat::new)
            .toList();
    List<List<Repeat>> chains = chains(repeats);
    InsightSummary summary = summary(selection, repeats, chains.size());
    if (repeats.size() > request.limit()) {
      summary.note(
          "These are the first "
              + request.limit()
              + " of "
              + repeats.size()
              + "; --limit shows more.");
    }
    return summary.under(COLUMNS, rows(chains, transaction), transaction);
  }

  /** As many rows as are shown; only for these is read what was promised. */
  private List<Row> rows(List<List<Repeat>> chains, Graph.Transaction transaction) {
    List<Numbered> shown = new ArrayList<>();
    for (int i = 0; i < chains.size() && shown.size() < request.limit(); i++) {
      for (Repeat repeat : chains.get(i)) {
        shown.add(new Numbered(i + 1, repeat));
      }
    }
    List<Numbered> first = shown.stream().limit(request.limit()).toList();
    List<String> ids = first.stream().map(each -> each.repeat().id()).distinct().toList();
    int language = options.language().equals("ko") ? 2 : 1;
    Map<String, List<String>> promised = new HashMap<>();
    for (Row row : transaction.run(PROMISED.with(Map.of("ids", ids)))) {
      promised.put(row.key(0), row.texts(language));
    }
    return first.stream()
        .map(each -> row(each, promised.getOrDefault(each.repeat().id(), List.of())))
        .toList();
  }

  /** A repeat, and which chain it stands in. */
  private record Numbered(int chain, Repeat repeat) {}

  /** The longest chain first, then by the date of its first case. */
  private static List<List<Repeat>> chains(List<Repeat> repeats) {
    return Chains.of(repeats, Repeat::id, Repeat::nextId).stream()
        .map(chain -> chain.stream().sorted(BY_DATE).toList())
        .sorted(
            Comparator.comparingInt((List<Repeat> chain) -> chain.size())
                .reversed()
                .thenComparing(chain -> chain.get(0), BY_DATE))
        .toList();
  }

  private static Row row(Numbered numbered, List<String> promised) {
    List<Cell> cells = numbered.repeat().row().cells();
    return new Row(
        List.of(
            Cell.of(numbered.chain()),
            Cell.of(numbered.repeat().inOneOrganization() ? "one org" : "across"),
            cells.get(8),
            cells.get(0),
            cells.get(1),
            cells.get(3),
            cells.get(4),
            cells.get(5),
            cells.get(7),
            cells.get(9),
            cells.get(10),
            cells.get(11),
            Cell.of(promised.size()),
            Cell.ofTexts(promised)));
  }

  private static InsightSummary summary(Selection selection, List<Repeat> repeats, int chains) {
    InsightSummary summary =
        new InsightSummary(selection).value("links", repeats.size()).value("chains", chains);
    summary.line(
        Count.of(repeats.size(), "repeat", "repeats")
            + " in "
            + Count.of(chains, "chain", "chains")
            + selection.words()
            + ".");
    part(summary, "named", "named by the source", repeats.stream().filter(Repeat::named).toList());
    part(
        summary,
        "inferred",
        "inferred by the editors",
        repeats.stream().filter(Predicate.not(Repeat::named)).toList());
    if (repeats.stream().anyMatch(repeat -> !repeat.named())) {
      summary.note(
          "An inferred link was chosen by editors who knew the labels, so that such cases share"
              + " labels is no finding.");
    }
    summary.note(
        "Only declared links are here; `all followed by same cause` finds later cases by label.");
    return summary;
  }

  private static void part(
      InsightSummary summary, String name, String words, List<Repeat> repeats) {
    long within = repeats.stream().filter(Repeat::inOneOrganization).count();
    long same = repeats.stream().filter(Repeat::sameLabel).count();
    long promised = repeats.stream().filter(Repeat::promised).count();
    long both = repeats.stream().filter(r -> r.promised() && r.sameLabel()).count();
    double[] days =
        repeats.stream().flatMap(r -> r.days().stream()).mapToDouble(Long::doubleValue).toArray();
    Optional<Double> median =
        days.length == 0 ? Optional.empty() : Optional.of(new Quantiles(days).median());
    summary
        .value(name, repeats.size())
        .value(name + "_one_org", within)
        .value(name + "_same_label", same)
        .value(name + "_promised", promised)
        .value(name + "_promised_and_same_label", both)
        .value(name + "_median_days", median);
    summary.line(
        repeats.isEmpty()
            ? "None " + words + "."
            : Count.grouped(repeats.size())
                + " "
                + words
                + ": "
                + places(within, repeats.size() - within)
                + "; "
                + (same == 0 ? "none" : Count.grouped(same))
                + " with the same cause or a same factor"
                + (promised == 0 ? "" : "; " + afterPromises(promised, both))
                + median.map(m -> "; median " + Math.round(m) + " days between").orElse("")
                + ".");
  }

  private static String places(long within, long across) {
    if (across == 0) {
      return "all in one organization";
    }
    return within == 0
        ? "all across organizations"
        : within + " in one organization, " + across + " across";
  }

  private static String afterPromises(long promised, long both) {
    return "after "
        + promised
        + " something had been promised ("
        + (both == 0 ? "none" : both)
        + " of them with the same cause or factor again)";
  }
}
