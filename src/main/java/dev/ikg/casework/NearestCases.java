package dev.ikg.casework;

import dev.ikg.answer.Row;
import dev.ikg.cypher.StatementFile;
import dev.ikg.graph.Graph;
import dev.ikg.incident.Facet;
import dev.ikg.incident.FacetValue;
import dev.ikg.index.IndexedCases;
import dev.ikg.index.LikelyNear;
import dev.ikg.insight.DescribedCase;
import dev.ikg.insight.Information;
import dev.ikg.insight.Likeness;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Finds the cases that are nearest to one. The graph gives the {@value #MOST} cases that share most
 * by their labels; only these are described in full, with their texts, and compared. Where a graph
 * holds no more, that is all cases that share a label.
 */
final class NearestCases {

  /** So many cases are compared in full. */
  static final int MOST = 1_000;

  private static final StatementFile REACH = StatementFile.load("insight/label-reach");
  private static final StatementFile CANDIDATES = StatementFile.load("insight/candidates");
  private static final StatementFile TEXTS = StatementFile.load("insight/texts-of");
  private static final StatementFile DESCRIBED = StatementFile.load("insight/described");

  private static final String ALL = "all";
  private static final int FIRST_LABELS = 7;

  /** The lists of labels as the statement returns them. */
  private static final List<Facet> LISTS =
      List.of(
          Facet.FACTOR, Facet.CAUSE, Facet.COMPONENT, Facet.SYMPTOM, Facet.DOMAIN, Facet.PROVIDER);

  /** What a row shows of a case. */
  record Shown(Optional<String> org, Optional<String> date, Optional<String> title) {}

  /** Everything that is known of a case. */
  record Described(DescribedCase incident, Optional<String> slug, Shown shown) {}

  private final Graph.Transaction transaction;
  private final Selection selection;
  private final String language;
  private final Information<FacetValue> labels;

  NearestCases(Graph.Transaction transaction, Selection selection, String language) {
    this.transaction = transaction;
    this.selection = selection;
    this.language = language;
    this.labels =
        information(
            selection
                .inIndex()
                .map(IndexedCases::reachRows)
                .orElseGet(() -> transaction.run(REACH.query())));
  }

  /**
   * What was found.
   *
   * @param near the nearest first
   * @param shown by id
   * @param whole whether no case that shares a label was left out
   */
  record Found(
      List<Likeness.Near> near,
      Map<String, Shown> shown,
      Information<FacetValue> labels,
      boolean whole) {}

  /** The nearest cases to one that the graph holds. */
  Found to(String id) {
    Map<String, Described> described =
        selection.inIndex().map(cases -> indexed(cases.near(id))).orElseGet(() -> stated(id));
    Described one = described.remove(id);
    if (one == null) {
      return new Found(List.of(), Map.of(), labels, true);
    }
    Likeness likeness = new Likeness(labels, words(described.values(), one));
    Map<String, Shown> shown = new LinkedHashMap<>();
    described.forEach((key, value) -> shown.put(key, value.shown()));
    return new Found(
        likeness.nearest(
            one.incident(), described.values().stream().map(Described::incident).toList()),
        shown,
        labels,
        described.size() < MOST);
  }

  /** The case and its candidates by statements. */
  private Map<String, Described> stated(String id) {
    List<String> wanted = new ArrayList<>(candidates(id));
    wanted.add(id);
    return described(wanted);
  }

  /** The case and its candidates from the index; only their texts are asked of the graph. */
  private Map<String, Described> indexed(LikelyNear near) {
    Map<String, LikelyNear.Labelled> wanted = new LinkedHashMap<>();
    near.sharing(labels::of, MOST).forEach(found -> wanted.put(found.id(), found));
    near.one().ifPresent(one -> wanted.put(one.id(), one));
    Map<String, Described> described = new LinkedHashMap<>();
    for (Row row : transaction.run(TEXTS.with(Map.of("ids", List.copyOf(wanted.keySet()))))) {
      String id = row.key(0);
      Optional.ofNullable(wanted.get(id))
          .ifPresent(found -> described.put(id, described(found, row)));
    }
    return described;
  }

  private Described described(LikelyNear.Labelled found, Row texts) {
    return new Described(
        new DescribedCase(found.id(), found.labels(), DescribedCase.words(texts.texts(4))),
        found.slug(),
        new Shown(found.org(), found.date(), title(texts, 1)));
  }

  /** In the language that is asked for, else in any. */
  private Optional<String> title(Row row, int first) {
    int own = language.equals("ko") ? first + 1 : first;
    int other = language.equals("ko") ? first : first + 1;
    return row.text(own).or(() -> row.text(first + 2)).or(() -> row.text(other));
  }

  private static Information<FacetValue> information(List<Row> rows) {
    Map<FacetValue, Integer> reach = new HashMap<>();
    int organizations = 0;
    for (Row row : rows) {
      String facet = row.key(0);
      int met = Math.toIntExact(row.whole(2));
      if (facet.equals(ALL)) {
        organizations = met;
      } else if (row.text(1).isPresent()) {
        reach.put(new FacetValue(Facet.named(facet).orElseThrow(), row.key(1)), met);
      }
    }
    return new Information<>(reach, organizations);
  }

  private List<String> candidates(String id) {
    Map<String, Object> weights = new HashMap<>();
    for (FacetValue label :
        described(List.of(id)).values().stream()
            .flatMap(found -> found.incident().labels().stream())
            .toList()) {
      label
          .facet()
          .nodes()
          .ifPresent(nodes -> weights.put(nodes.link() + " " + label.key(), labels.of(label)));
    }
    Map<String, Object> parameters = new HashMap<>(selection.parameters(transaction));
    parameters.put("id", id);
    parameters.put("weights", weights);
    parameters.put("most", MOST);
    return transaction.run(CANDIDATES.with(parameters)).stream()
        .flatMap(row -> row.text(0).stream())
        .toList();
  }

  /** Cases in full, by id. */
  Map<String, Described> described(List<String> ids) {
    Map<String, Described> described = new LinkedHashMap<>();
    for (Row row : transaction.run(DESCRIBED.with(Map.of("ids", ids)))) {
      described.put(row.key(0), described(row));
    }
    return described;
  }

  private Described described(Row row) {
    Set<FacetValue> found = new HashSet<>();
    row.text(1).ifPresent(slug -> found.add(new FacetValue(Facet.ORG, slug)));
    for (int i = 0; i < LISTS.size(); i++) {
      for (String key : row.texts(FIRST_LABELS + i)) {
        found.add(new FacetValue(LISTS.get(i), key));
      }
    }
    int next = FIRST_LABELS + LISTS.size();
    row.text(next).ifPresent(key -> found.add(new FacetValue(Facet.TRIGGER, key)));
    row.text(next + 1).ifPresent(key -> found.add(new FacetValue(Facet.DETECTED_BY, key)));
    return new Described(
        new DescribedCase(row.key(0), found, DescribedCase.words(row.texts(next + 2))),
        row.text(1),
        new Shown(row.text(2), row.text(3), title(row, 4)));
  }

  /** What words tell among the cases that are compared: no other text is read. */
  private static Information<String> words(Iterable<Described> others, Described one) {
    Map<String, Set<String>> met = new HashMap<>();
    Set<String> organizations = new HashSet<>();
    count(one, met, organizations);
    others.forEach(other -> count(other, met, organizations));
    Map<String, Integer> reach = new HashMap<>();
    met.forEach((word, at) -> reach.put(word, at.size()));
    return new Information<>(reach, organizations.size());
  }

  private static void count(
      Described found, Map<String, Set<String>> met, Set<String> organizations) {
    found
        .slug()
        .ifPresent(
            slug -> {
              organizations.add(slug);
              found
                  .incident()
                  .words()
                  .forEach(word -> met.computeIfAbsent(word, w -> new HashSet<>()).add(slug));
            });
  }
}
