package dev.ikg.oracle;

import dev.ikg.incident.Facet;
import dev.ikg.question.Expr;
import dev.ikg.question.Question;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;

/** The numbers under an answer, but for the corrected p and what is said about the graph. */
final class PlainSummary {

  private final Question question;
  private final PlainAnswer answer;
  private final Map<String, Object> values = new LinkedHashMap<>();

  private PlainSummary(Question question, PlainAnswer answer) {
    this.question = question;
    this.answer = answer;
  }

  static Map<String, Object> of(Question question, PlainAnswer answer, PlainMatching matching) {
    PlainSummary summary = new PlainSummary(question, answer);
    summary.counts();
    summary.chance(matching);
    return summary.values;
  }

  private void counts() {
    values.put("cases", (long) answer.matched().size());
    values.put("orgs", (long) count(answer.matched(), Facet.ORG).size());
    values.put("eligible", (long) answer.population().size());
    values.put("eligible_orgs", (long) count(answer.population(), Facet.ORG).size());
    values.put("recurs", answer.recurs());
    Map<String, Long> tiers = count(answer.matched(), Facet.EVIDENCE);
    long said = tiers.values().stream().mapToLong(n -> n).sum();
    if (said < answer.matched().size()) {
      tiers.put("not said", answer.matched().size() - said);
    }
    values.put("evidence", tiers);
    values.put("largest_org", largest());
  }

  private Object largest() {
    Map<String, Long> orgs = count(answer.matched(), Facet.ORG);
    return orgs.entrySet().stream()
        .min(
            Comparator.comparing((Map.Entry<String, Long> org) -> -org.getValue())
                .thenComparing(org -> answer.orgName(org.getKey())))
        .map(
            org ->
                Map.of(
                    "org", answer.orgName(org.getKey()),
                    "cases", org.getValue(),
                    "share", (double) org.getValue() / answer.matched().size()));
  }

  private static Map<String, Long> count(List<PlainCase> cases, Facet facet) {
    Map<String, Long> counts = new TreeMap<>();
    cases.forEach(
        incident -> incident.values(facet).forEach(value -> counts.merge(value, 1L, Long::sum)));
    return counts;
  }

  private void chance(PlainMatching matching) {
    List<Expr> terms = question.first().terms();
    Optional<PlainChance> chance =
        question.isChain() || terms.size() < 2
            ? Optional.empty()
            : Optional.of(chance(terms, matching));
    put("expected_orgs", chance, PlainChance::expected);
    put("informative_orgs", chance, c -> Optional.of((long) c.informative()));
    put("lift", chance, PlainChance::lift);
    put("p", chance, PlainChance::p);
    put("p_without_one", chance, this::withoutOne);
  }

  private PlainChance chance(List<Expr> terms, PlainMatching matching) {
    List<PlainChance.Placed> placed = new ArrayList<>();
    for (PlainCase incident : answer.population()) {
      placed.add(
          new PlainChance.Placed(
              incident.org(),
              terms.stream()
                  .map(term -> matching.truth(term, incident, incident) == Truth.YES)
                  .toList()));
    }
    return new PlainChance(placed, terms.size());
  }

  private Optional<Object> withoutOne(PlainChance chance) {
    return chance.withoutEach().isEmpty()
        ? Optional.empty()
        : Optional.of(range(chance.withoutEach()));
  }

  /** The range, and all organizations that the largest p could be named after. */
  private Map<String, Object> range(Map<String, Double> without) {
    double min = without.values().stream().mapToDouble(p -> p).min().orElseThrow();
    double max = without.values().stream().mapToDouble(p -> p).max().orElseThrow();
    String first =
        without.entrySet().stream()
            .filter(entry -> entry.getValue() >= max - 1e-12)
            .map(Map.Entry::getKey)
            .findFirst()
            .orElseThrow();
    return Map.of("min", min, "max", max, "org", answer.orgName(first));
  }

  private void put(
      String key, Optional<PlainChance> chance, Function<PlainChance, Optional<?>> value) {
    values.put(key, Objects.requireNonNull(chance.flatMap(c -> value.apply(c).map(v -> v))));
  }
}
