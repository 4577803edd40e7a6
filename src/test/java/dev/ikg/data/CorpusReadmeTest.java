package dev.ikg.data;

import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** The numbers in {@code data/README.md} are the numbers of the corpus. */
class CorpusReadmeTest {

  private static final Collection<JsonNode> CASES = BundledData.cases().values();

  @Test
  void theCountsAreTrue() {
    List<List<String>> expected = new ArrayList<>();
    Map<String, Long> byOrganization = casesByOrganization();
    expected.add(row("Cases", CASES.size()));
    expected.add(row("Organizations", byOrganization.size()));
    expected.add(row("Cases of the four largest organizations", largest(byOrganization, 4)));
    expected.add(
        List.of(
            "Share of the four largest organizations",
            Math.round(100.0 * largest(byOrganization, 4) / CASES.size()) + " %"));
    expected.add(
        row(
            "Organizations with one case",
            byOrganization.values().stream().filter(cases -> cases == 1).count()));
    expected.add(
        row(
            "Effective number of organizations",
            Math.round(effectiveNumber(byOrganization.values()))));
    expected.add(row("Primary source read", count(tier("primary-full"))));
    expected.add(row("First part of the primary source read", count(tier("primary-excerpt"))));
    expected.add(row("Digest only", count(tier("secondary-digest"))));
    expected.add(row("Other secondary source only", count(tier("secondary-other"))));
    expected.add(row("Time until detection known", count(detectionKnown())));
    expected.add(
        row(
            "Digests that leave it out",
            count(tier("secondary-digest").and(detectionKnown().negate()))));
    expected.add(row("Who noticed known", count(known("/analysis/detected_by"))));
    expected.add(row("Kind of trigger known", count(known("/analysis/trigger_kind"))));
    expected.add(
        row("A contributing factor known", count(c -> !c.at("/contributing/0").isMissingNode())));
    assertEquals(lines(expected), lines(MarkdownTable.under(readme(), "In numbers")));
  }

  @Test
  void theYearsAreTrue() {
    Map<String, List<JsonNode>> byYear =
        CASES.stream()
            .collect(
                groupingBy(
                    c -> c.path("date").asString().substring(0, 4),
                    TreeMap::new,
                    Collectors.toList()));
    List<List<String>> expected = new ArrayList<>();
    byYear.forEach(
        (year, cases) ->
            expected.add(
                List.of(
                    year,
                    Integer.toString(cases.size()),
                    Long.toString(
                        cases.stream().map(CorpusReadmeTest::organization).distinct().count()))));
    assertEquals(lines(expected), lines(MarkdownTable.under(readme(), "Cases by year")));
  }

  @Test
  void theOrganizationsAreTrue() {
    Map<Long, List<String>> bySize = new TreeMap<>(Comparator.reverseOrder());
    casesByOrganization()
        .forEach((slug, cases) -> bySize.computeIfAbsent(cases, c -> new ArrayList<>()).add(slug));
    List<List<String>> expected = new ArrayList<>();
    bySize.forEach(
        (cases, organizations) ->
            expected.add(
                List.of(
                    Long.toString(cases),
                    Integer.toString(organizations.size()),
                    organizations.stream().sorted().collect(Collectors.joining(", ")))));
    assertEquals(lines(expected), lines(MarkdownTable.under(readme(), "Cases by organization")));
  }

  private static String readme() {
    return BundledData.text(BundledData.README);
  }

  private static Map<String, Long> casesByOrganization() {
    return CASES.stream().collect(groupingBy(CorpusReadmeTest::organization, counting()));
  }

  private static String organization(JsonNode document) {
    return document.path("org_slug").asString();
  }

  private static long largest(Map<String, Long> byOrganization, int number) {
    return byOrganization.values().stream()
        .sorted(Comparator.reverseOrder())
        .limit(number)
        .mapToLong(Long::longValue)
        .sum();
  }

  /** The inverse of the chance that two cases, drawn with replacement, share an organization. */
  private static double effectiveNumber(Collection<Long> sizes) {
    double all = sizes.stream().mapToLong(Long::longValue).sum();
    return 1 / sizes.stream().mapToDouble(size -> Math.pow(size / all, 2)).sum();
  }

  private static long count(Predicate<JsonNode> condition) {
    return CASES.stream().filter(condition).count();
  }

  private static Predicate<JsonNode> tier(String tier) {
    return document -> document.at("/analysis/evidence/tier").asString().equals(tier);
  }

  private static Predicate<JsonNode> detectionKnown() {
    return known("/timeline/detected_after");
  }

  private static Predicate<JsonNode> known(String pointer) {
    return document -> !document.at(pointer).asString().isEmpty();
  }

  private static List<String> row(String what, long number) {
    return List.of(what, String.format(Locale.ROOT, "%d", number));
  }

  /** One line a row, so that a failure shows the difference. */
  private static String lines(List<List<String>> rows) {
    return rows.stream().map(cells -> String.join(" | ", cells)).collect(Collectors.joining("\n"));
  }
}
