package dev.ikg.casework;

import dev.ikg.answer.Row;
import dev.ikg.cypher.StatementFile;
import dev.ikg.graph.Graph;
import dev.ikg.incident.FacetValue;
import dev.ikg.insight.DescribedCase;
import dev.ikg.insight.Information;
import dev.ikg.insight.Likeness;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.ToDoubleBiFunction;
import java.util.function.ToDoubleFunction;
import org.junit.jupiter.api.Test;

/**
 * How often {@code similar} finds the other end of a declared link of the bundled cases. Each link
 * is hidden in turn and looked for from both ends; other cases that are linked with the one are
 * left out, since they are right answers too. Named and inferred links are counted apart. No test:
 * it is started by {@code mvn test -Dtest=SimilarityBenchmark} and prints a table.
 */
class SimilarityBenchmark {

  private static final StatementFile PAIRS = StatementFile.load("insight/linked-pairs");
  private static final long SEED = 20_260_101L;
  private static final String OURS = "similar";

  /** A declared link, and at which rank each method has the other end, from either end. */
  private record Link(String one, String other, String basis, Map<String, double[]> ranks) {}

  private final Map<String, DescribedCase> cases = new LinkedHashMap<>();
  private final Map<String, Map<String, Double>> ours = new HashMap<>();
  private final Map<String, Set<String>> linked = new HashMap<>();

  @Test
  void measure() {
    Graph graph = BundledGraph.graph();
    List<Link> links = graph.read(this::read);
    Map<String, ToDoubleBiFunction<DescribedCase, DescribedCase>> methods = methods();
    for (Link link : links) {
      methods.forEach(
          (name, score) ->
              link.ranks()
                  .put(
                      name,
                      new double[] {
                        rank(link.one(), link.other(), score), rank(link.other(), link.one(), score)
                      }));
    }
    for (String basis : List.of("named", "inferred")) {
      report(basis, links.stream().filter(link -> link.basis().equals(basis)).toList(), methods);
    }
  }

  private List<Link> read(Graph.Transaction transaction) {
    List<Link> links = new ArrayList<>();
    for (Row row : transaction.run(PAIRS.query())) {
      String one = row.text(0).orElseThrow();
      String other = row.text(1).orElseThrow();
      links.add(new Link(one, other, row.text(2).orElseThrow(), new LinkedHashMap<>()));
      linked.computeIfAbsent(one, id -> new HashSet<>()).add(other);
      linked.computeIfAbsent(other, id -> new HashSet<>()).add(one);
    }
    Selection all = Selection.of(Optional.empty(), transaction, Memories.withoutIndex());
    NearestCases nearest = new NearestCases(transaction, all, "en");
    nearest
        .described(all.ids(transaction))
        .forEach((id, described) -> cases.put(id, described.incident()));
    for (String id : new TreeSet<>(linked.keySet())) {
      Map<String, Double> scores = new HashMap<>();
      for (Likeness.Near near : nearest.to(id).near()) {
        scores.put(near.incident().id(), near.score());
      }
      ours.put(id, scores);
    }
    return links;
  }

  private Map<String, ToDoubleBiFunction<DescribedCase, DescribedCase>> methods() {
    Map<FacetValue, Integer> byCase = new HashMap<>();
    cases.values().forEach(c -> c.labels().forEach(label -> byCase.merge(label, 1, Integer::sum)));
    Information<FacetValue> rarity = new Information<>(byCase, cases.size());
    Map<String, ToDoubleBiFunction<DescribedCase, DescribedCase>> methods = new LinkedHashMap<>();
    methods.put(
        OURS, (one, other) -> ours.getOrDefault(one.id(), Map.of()).getOrDefault(other.id(), 0.0));
    methods.put("jaccard", (one, other) -> jaccard(one, other, label -> 1));
    methods.put("jaccard by rarity", (one, other) -> jaccard(one, other, rarity::of));
    methods.put(
        "random",
        (one, other) -> new Random(SEED + (one.id() + other.id()).hashCode()).nextDouble());
    return methods;
  }

  private static double jaccard(
      DescribedCase one, DescribedCase other, ToDoubleFunction<FacetValue> weight) {
    Set<FacetValue> all = new HashSet<>(one.labels());
    all.addAll(other.labels());
    double both = 0;
    double sum = 0;
    for (FacetValue label : all) {
      sum += weight.applyAsDouble(label);
      both +=
          one.labels().contains(label) && other.labels().contains(label)
              ? weight.applyAsDouble(label)
              : 0;
    }
    return sum == 0 ? 0 : both / sum;
  }

  private DescribedCase described(String id) {
    return Optional.ofNullable(cases.get(id)).orElseThrow();
  }

  /** The rank of the target; where others have the same score, the middle of their ranks. */
  private double rank(
      String from, String target, ToDoubleBiFunction<DescribedCase, DescribedCase> score) {
    DescribedCase one = described(from);
    double wanted = score.applyAsDouble(one, described(target));
    double rank = 1;
    for (DescribedCase other : cases.values()) {
      boolean counts =
          !other.id().equals(from)
              && !other.id().equals(target)
              && !linked.getOrDefault(from, Set.of()).contains(other.id());
      if (counts) {
        double found = score.applyAsDouble(one, other);
        rank += found > wanted ? 1 : found == wanted ? 0.5 : 0;
      }
    }
    return rank;
  }

  private static void report(
      String basis,
      List<Link> links,
      Map<String, ToDoubleBiFunction<DescribedCase, DescribedCase>> methods) {
    System.out.printf(Locale.ROOT, "%n%s: %d links, from both ends%n", basis, links.size());
    System.out.printf(
        Locale.ROOT,
        "%-18s %-20s %-20s %-20s %-20s %s%n",
        "method",
        "hit@1",
        "hit@5",
        "hit@10",
        "MRR",
        "MRR: similar is ahead by");
    for (String method : methods.keySet()) {
      System.out.printf(
          Locale.ROOT,
          "%-18s %-20s %-20s %-20s %-20s %s%n",
          method,
          interval(links, link -> hits(link, method, 1)),
          interval(links, link -> hits(link, method, 5)),
          interval(links, link -> hits(link, method, 10)),
          interval(links, link -> reciprocal(link, method)),
          method.equals(OURS)
              ? ""
              : interval(links, link -> reciprocal(link, OURS) - reciprocal(link, method)));
    }
  }

  private static double hits(Link link, String method, int first) {
    return Arrays.stream(ranks(link, method)).filter(rank -> rank <= first).count() / 2.0;
  }

  private static double reciprocal(Link link, String method) {
    return Arrays.stream(ranks(link, method)).map(rank -> 1 / rank).average().orElseThrow();
  }

  private static double[] ranks(Link link, String method) {
    return link.ranks().getOrDefault(method, new double[0]);
  }

  /** The mean over links, with its interval. */
  private static String interval(List<Link> links, ToDoubleFunction<Link> value) {
    MeanInterval interval = MeanInterval.of(links.stream().mapToDouble(value).toArray());
    return String.format(
        Locale.ROOT, "%.2f (%.2f to %.2f)", interval.mean(), interval.low(), interval.high());
  }
}
