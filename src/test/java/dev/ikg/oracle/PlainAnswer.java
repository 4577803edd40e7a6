package dev.ikg.oracle;

import dev.ikg.incident.Facet;
import dev.ikg.incident.FacetValue;
import dev.ikg.oracle.PlainChains.Chain;
import dev.ikg.oracle.PlainChains.Next;
import dev.ikg.question.Dimension;
import dev.ikg.question.Expr;
import dev.ikg.question.Question;
import dev.ikg.question.Tail;
import dev.ikg.question.Term;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The rows of an answer, column by column as the contract names them. */
final class PlainAnswer {

  private final Question question;
  private final PlainNames names;
  private final List<Chain> chains;
  private final List<PlainCase> matched;
  private final List<PlainCase> population;
  private final Map<String, String> orgNames;

  PlainAnswer(Question question, List<PlainCase> cases, PlainNames names) {
    PlainMatching matching = new PlainMatching(names);
    this.question = question;
    this.names = names;
    this.chains = new PlainChains(cases, matching).find(question);
    this.matched = chains.stream().map(Chain::first).distinct().toList();
    this.population = PlainPopulation.of(question, cases, matching, names);
    this.orgNames = orgNames(cases);
  }

  List<PlainCase> matched() {
    return matched;
  }

  List<PlainCase> population() {
    return population;
  }

  String orgName(String slug) {
    return Objects.requireNonNull(orgNames.getOrDefault(slug, slug));
  }

  /** An organization is shown under the smallest of all the names that its cases give it. */
  private static Map<String, String> orgNames(List<PlainCase> cases) {
    Map<String, String> smallest = new TreeMap<>();
    for (PlainCase incident : cases) {
      if (incident.org().isPresent() && incident.orgName().isPresent()) {
        smallest.merge(
            incident.org().get(), incident.orgName().get(), (a, b) -> a.compareTo(b) <= 0 ? a : b);
      }
    }
    return smallest;
  }

  /** The rows, each with the values of its columns; what is not known is an empty optional. */
  List<Map<String, Object>> rows() {
    List<Map<String, Object>> rows =
        new ArrayList<>(question.tail().rows().map(this::grouped).orElseGet(this::ungrouped));
    question.tail().order().ifPresent(order -> rows.sort(PlainOrder.asked(order)));
    return question
        .tail()
        .limit()
        .map(limit -> rows.subList(0, Math.min(limit.rows(), rows.size())))
        .orElse(rows);
  }

  private List<Map<String, Object>> ungrouped() {
    return chains.stream()
        .sorted(
            Comparator.comparing(Chain::first, PlainOrder.NEWEST_FIRST)
                .thenComparing(
                    chain ->
                        chain.later().stream()
                            .map(next -> next.incident().id())
                            .collect(Collectors.joining("\u0000"))))
        .map(this::row)
        .toList();
  }

  private Map<String, Object> row(Chain chain) {
    PlainCase incident = chain.first();
    Map<String, Object> row = new LinkedHashMap<>();
    row.put("id", incident.id());
    row.put("date", incident.date().map(PlainCase.Days::text));
    row.put("org", incident.org().map(this::orgName));
    row.put(
        "title",
        Stream.of("en", "und", "ko").flatMap(t -> incident.text("title", t).stream()).findFirst());
    List<String> causes = incident.values(Facet.CAUSE);
    row.put("cause", causes.isEmpty() ? Optional.empty() : String.join(", ", causes));
    row.put("factors", incident.values(Facet.FACTOR));
    row.put("evidence", incident.values(Facet.EVIDENCE).stream().findFirst());
    row.put(
        "url",
        PlainCase.known(incident.document().path("url"))
            .findFirst()
            .or(() -> PlainCase.known(incident.document().at("/sources/0/url")).findFirst()));
    for (int i = 0; i < chain.later().size(); i++) {
      Next next = chain.later().get(i);
      String number = i == 0 ? "" : "_" + (i + 2);
      row.put("next_id" + number, next.incident().id());
      row.put("next_date" + number, next.incident().date().map(PlainCase.Days::text));
      row.put("link" + number, next.link());
      row.put("basis" + number, next.basis());
    }
    return row;
  }

  private List<Map<String, Object>> grouped(Dimension dimension) {
    Map<String, List<PlainCase>> groups = groups(dimension, matched);
    Map<String, List<PlainCase>> all = groups(dimension, population);
    List<Map<String, Object>> rows = new ArrayList<>();
    for (Map.Entry<String, List<PlainCase>> group : groups.entrySet()) {
      if (isKept(group.getValue())) {
        int of =
            asksForNothing()
                ? population.size()
                : all.getOrDefault(group.getKey(), List.of()).size();
        rows.add(row(dimension, group.getKey(), group.getValue(), of));
      }
    }
    rows.sort(
        Comparator.comparing((Map<String, Object> row) -> -(Long) number(row))
            .thenComparing(row -> (String) Objects.requireNonNull(row.get(dimension.word()))));
    return rows;
  }

  /** Whether every case that could match does: then its groups are parts of all of them. */
  private boolean asksForNothing() {
    return !question.isChain()
        && question.first().conjuncts().stream()
            .allMatch(p -> p.isFilter() || p instanceof Term.All || p instanceof Term.AnyOf);
  }

  private static Object number(Map<String, Object> row) {
    return Objects.requireNonNull(row.get("cases"));
  }

  private Map<String, Object> row(Dimension dimension, String key, List<PlainCase> group, int of) {
    List<String> dates =
        group.stream().flatMap(c -> c.date().stream()).map(PlainCase.Days::text).sorted().toList();
    Map<String, Object> row = new LinkedHashMap<>();
    row.put(dimension.word(), dimension == Dimension.ORGS ? orgName(key) : key);
    row.put("cases", (long) group.size());
    row.put("of", (long) of);
    row.put("share", of < group.size() ? Optional.empty() : (double) group.size() / of);
    row.put("first", dates.stream().findFirst());
    row.put("last", dates.stream().skip(Math.max(0, dates.size() - 1)).findFirst());
    row.put("ids", group.stream().sorted(PlainOrder.OLDEST_FIRST).map(PlainCase::id).toList());
    return row;
  }

  /** With {@code by} and {@code across} a row is kept if it is found in enough of the second. */
  private boolean isKept(List<PlainCase> group) {
    Optional<Tail.Across> across = question.tail().across();
    return question.tail().by().isEmpty()
        || across.isEmpty()
        || groups(across.get().dimension(), group).size() >= across.get().atLeast();
  }

  /** In how many values of the dimension of {@code across} the pattern was found. */
  Optional<Boolean> recurs() {
    return question
        .tail()
        .across()
        .map(across -> groups(across.dimension(), matched).size() >= across.atLeast());
  }

  private Map<String, List<PlainCase>> groups(Dimension dimension, List<PlainCase> cases) {
    Set<String> leftOut = leftOut(dimension);
    Map<String, List<PlainCase>> groups = new TreeMap<>();
    for (PlainCase incident : cases) {
      for (String value : values(dimension, incident)) {
        if (!leftOut.contains(value)) {
          groups.computeIfAbsent(value, v -> new ArrayList<>()).add(incident);
        }
      }
    }
    return groups;
  }

  /** Rows of {@code factor:*} leave out the labels that the question itself asks for. */
  private Set<String> leftOut(Dimension dimension) {
    Optional<Facet> facet = dimension.facet();
    boolean wild =
        question
            .first()
            .expr()
            .leaves()
            .anyMatch(
                leaf -> leaf instanceof Term.AnyOf any && facet.equals(Optional.of(any.facet())));
    if (!wild) {
      return Set.of();
    }
    return question.first().terms().stream()
        .flatMap(Expr::names)
        .flatMap(named -> names.labels(named).stream())
        .filter(value -> facet.equals(Optional.of(value.facet())))
        .map(FacetValue::key)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static List<String> values(Dimension dimension, PlainCase incident) {
    if (dimension.facet().isPresent()) {
      return incident.values(dimension.facet().get());
    }
    return incident.date().stream()
        .map(date -> dimension == Dimension.YEARS ? year(date) : quarter(date))
        .flatMap(Optional::stream)
        .toList();
  }

  private static Optional<String> year(PlainCase.Days date) {
    return Optional.of("" + date.first().getYear());
  }

  /** Only where the whole date lies in one. */
  private static Optional<String> quarter(PlainCase.Days date) {
    int first = (date.first().getMonthValue() + 2) / 3;
    int last = (date.last().getMonthValue() + 2) / 3;
    return first == last ? Optional.of(date.first().getYear() + "-Q" + first) : Optional.empty();
  }
}
