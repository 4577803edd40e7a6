package dev.ikg.casework;

import dev.ikg.answer.Row;
import dev.ikg.answer.ViewAbout;
import dev.ikg.cypher.StatementFile;
import dev.ikg.graph.CaseStore;
import dev.ikg.graph.FacetProperties;
import dev.ikg.graph.Graph.Transaction;
import dev.ikg.graph.GraphState;
import dev.ikg.incident.Facet;
import dev.ikg.incident.Lexicon;
import dev.ikg.incident.Vocabulary;
import dev.ikg.insight.Likeness;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** What views are made from: the cases of a graph that pass the filter, and their links. */
final class ViewMaterial {

  /** In a larger view the summaries would take most of the memory. */
  private static final int MOST_WITH_SUMMARIES = 20_000;

  private static final String LANGUAGE = "en";

  private static final StatementFile CASES = StatementFile.load("views/cases");
  private static final StatementFile LINKS = StatementFile.load("views/links");
  private static final StatementFile TOTALS = StatementFile.load("views/totals");

  private final Transaction transaction;
  private final ViewRequest request;
  private final Vocabulary vocabulary;
  private final LabelTexts labels;
  private final Selection selection;
  private final Optional<Set<String>> passing;
  private final Row totals;

  ViewMaterial(Transaction transaction, GraphMemory memory, ViewRequest request) {
    this.transaction = transaction;
    this.request = request;
    this.vocabulary = memory.vocabulary();
    this.labels = new LabelTexts(vocabulary);
    this.selection = Selection.of(request.where(), transaction, memory);
    this.passing = request.where().map(where -> Set.copyOf(selection.ids(transaction)));
    this.totals = transaction.run(TOTALS.query()).get(0);
  }

  Transaction transaction() {
    return transaction;
  }

  ViewRequest request() {
    return request;
  }

  /** The names that patterns can use. */
  Lexicon lexicon() {
    return selection.lexicon();
  }

  LabelTexts labels() {
    return labels;
  }

  /** The root causes in the order of their colours. */
  List<String> coloursOfCauses() {
    return ColourOrder.ofLabels(vocabulary, lexicon(), Facet.CAUSE);
  }

  /** The groups of the labels of a facet in the order of their colours; none where it has none. */
  List<String> coloursOfGroups(Facet facet) {
    return ColourOrder.ofGroups(vocabulary, facet);
  }

  /** All cases that pass the filter, by id. */
  List<CaseFacts> cases() {
    return read(passing.isEmpty(), passing.orElse(Set.of()));
  }

  /** Those of these cases that pass the filter, by id. */
  List<CaseFacts> cases(Collection<String> ids) {
    return read(false, ids.stream().filter(this::passes).toList());
  }

  /** The same, and some whether they pass or not: those that were asked for by their ids. */
  List<CaseFacts> cases(Collection<String> ids, Collection<String> always) {
    return read(
        false,
        Stream.concat(ids.stream().filter(this::passes), always.stream()).distinct().toList());
  }

  private boolean passes(String id) {
    return passing.map(ids -> ids.contains(id)).orElse(true);
  }

  private List<CaseFacts> read(boolean all, Collection<String> ids) {
    long cases = all ? totals.whole(0) : ids.size();
    Map<String, Object> values =
        Map.of(
            "all",
            all,
            "ids",
            List.copyOf(ids),
            "texts",
            cases <= MOST_WITH_SUMMARIES,
            "properties",
            FacetProperties.of(CaseFacts.SINGLE));
    // A case at two organizations or without an id is what only another program writes.
    Set<String> seen = new HashSet<>();
    return transaction.run(CASES.with(values)).stream()
        .filter(row -> row.text(0).filter(seen::add).isPresent())
        .map(row -> CaseFacts.of(row, CASES.columns()))
        .toList();
  }

  /** The links between all cases. */
  List<Row> links() {
    return transaction.run(LINKS.with(Map.of("all", true, "ids", List.of())));
  }

  /** The links that touch one of these cases. */
  List<Row> links(Collection<String> ids) {
    return transaction.run(LINKS.with(Map.of("all", false, "ids", List.copyOf(ids))));
  }

  /** The cases that pass the filter and are nearest to a case, as {@code similar} finds them. */
  List<Likeness.Near> nearest(String id, int most) {
    return new NearestCases(transaction, selection, LANGUAGE)
        .to(id).near().stream().limit(most).toList();
  }

  /** The shortest chains between two cases, as {@code path} finds them. */
  ChainSearch.Found chains(String from, String to) {
    return new ChainSearch(transaction, selection).between(from, to, false);
  }

  /** What a view of these cases says of itself; what narrows it is a part of its title. */
  ViewAbout about(
      String title, ViewAbout.Legend legend, Collection<CaseFacts> shown, List<String> notes) {
    GraphState state = new CaseStore(transaction).state();
    long organizations = shown.stream().flatMap(c -> c.slug().stream()).distinct().count();
    return new ViewAbout(
        title + request.where().map(where -> ", where " + where).orElse(""),
        request.question(),
        request.where().orElse(""),
        legend,
        new ViewAbout.Shown(shown.size(), totals.whole(0), organizations, totals.whole(1)),
        new ViewAbout.Source(state.digest(), state.loadedAt()),
        "",
        Stream.concat(notes.stream(), selection.notes().stream()).toList());
  }
}
