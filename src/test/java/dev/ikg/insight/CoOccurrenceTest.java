package dev.ikg.insight;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ikg.insight.Facts245.Incident;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Values that were computed apart from this program, with whole-number fractions and no rounding
 * before the last step.
 */
class CoOccurrenceTest {

  private static final List<Incident> FACTS = Facts245.incidents();
  private static final Incident INTERCOM =
      Incident.of(
          "IL-0304",
          "Intercom",
          "unpinned-version",
          "overlapping-failures",
          "automation-amplified");

  @ParameterizedTest(name = "{0} with {1}")
  @CsvSource({
    "retry-storm, shared-dependency, 19, 31, 8, 3.327674, 7, 3.420455, 0.00727718",
    "automation-amplified, unpinned-version, 35, 14, 7, 3.500000, 5, 2.316806, 0.01756382",
    "missing-monitoring, user-reported-detection, 66, 39, 23, 2.189200, 8, 5.345862, 0.01165702",
    "missing-resource-limits, user-reported-detection, 24, 39, 3, 0.785256, 2, 4.189656, 0.99127871",
    "circular-dependency, monitoring-blind, 18, 12, 2, 2.268519, 2, 1.300000, 0.30000000"
  })
  void pairsOfThe245(
      String a, String b, long nA, long nB, long nAB, double lift, int k, double e, double p) {
    assertPair(FACTS, a, b, nA, nB, nAB, lift, k, e, p);
  }

  @ParameterizedTest(name = "{0} with {1}")
  @CsvSource({
    "retry-storm, shared-dependency, 19, 31, 8, 3.341256, 7, 3.402778, 0.00688021",
    "automation-amplified, unpinned-version, 36, 15, 8, 3.644444, 6, 2.467816, 0.00292241",
    "missing-monitoring, user-reported-detection, 66, 39, 23, 2.198135, 8, 5.345862, 0.01165702"
  })
  void pairsOfThe245AndTheIntercomCase(
      String a, String b, long nA, long nB, long nAB, double lift, int k, double e, double p) {
    assertPair(withIntercom(), a, b, nA, nB, nAB, lift, k, e, p);
  }

  @ParameterizedTest(name = "{0} with {1}")
  @CsvSource({
    "retry-storm, shared-dependency, 32, 83, 14, 3.041416, 12, 5.605523, 0.00039728",
    "automation-amplified, unpinned-version, 56, 18, 8, 4.579365, 6, 2.726390, 0.01513809",
    "missing-monitoring, user-reported-detection, 137, 93, 51, 2.309630, 22, 16.230095, 0.00258648"
  })
  void pairsOfTheBundledCasesButIntercoms(
      String a, String b, long nA, long nB, long nAB, double lift, int k, double e, double p) {
    List<Incident> cases =
        bundled().stream().filter(incident -> !incident.id().equals("IL-0304")).toList();
    assertEquals(577, cases.size());
    assertEquals(138, cases.stream().map(Incident::org).distinct().count());
    assertPair(cases, a, b, nA, nB, nAB, lift, k, e, p);
  }

  @Test
  void theCaseThatSuggestedAPairMakesItLookStronger() {
    CoOccurrence withIt = test(bundled(), "automation-amplified", "unpinned-version");
    assertEquals(0.00285760, withIt.p(), 5e-9);
  }

  @Test
  void eachOrganizationHasItsOwnChance() {
    assertEquals(2 / 3.0, Overlap.atLeastOne(10, List.of(2, 4)), 1e-15, "Amazon Web Services");
    assertEquals(1 / 2.0, Overlap.atLeastOne(2, List.of(1, 1)), 1e-15, "Datadog, Zalando");
    assertEquals(1 / 8.0, Overlap.atLeastOne(16, List.of(1, 2)), 1e-15, "mybinder.org");
    assertEquals(5 / 6.0, Overlap.atLeastOne(10, List.of(3, 4)), 1e-15, "PostHog");
    assertEquals(799 / 1305.0, Overlap.atLeastOne(30, List.of(6, 4)), 1e-15, "DFDS");
  }

  @ParameterizedTest(name = "{0} with {1} at {2}")
  @CsvSource({
    "retry-storm, shared-dependency, Amazon Web Services, 10, 2, 4",
    "retry-storm, shared-dependency, Datadog, 2, 1, 1",
    "retry-storm, shared-dependency, mybinder.org, 16, 1, 2",
    "retry-storm, shared-dependency, PostHog, 10, 3, 4",
    "retry-storm, shared-dependency, Zalando, 2, 1, 1",
    "automation-amplified, unpinned-version, Heroku, 2, 1, 1",
    "automation-amplified, unpinned-version, Honeycomb, 2, 1, 1",
    "automation-amplified, unpinned-version, DFDS, 30, 6, 4"
  })
  void theCountsBehindTheChances(String a, String b, String org, int cases, int one, int other) {
    OrganizationCounts counts =
        Facts245.counts(FACTS, a, b).stream()
            .filter(o -> o.organization().equals(org))
            .findFirst()
            .orElseThrow();
    assertEquals(cases, counts.cases());
    assertEquals(List.of(one, other), counts.sides());
  }

  @Test
  void organizationsWithOneCaseAreOneStratum() {
    Strata first = Strata.of(Facts245.counts(FACTS, "retry-storm", "shared-dependency"));
    assertEquals(44, first.singles());
    assertEquals(List.of(7, 5), first.singleSides());
    Strata second = Strata.of(Facts245.counts(FACTS, "automation-amplified", "unpinned-version"));
    assertEquals(List.of(3, 3), second.singleSides());
  }

  @Test
  void informativeStrataAreThoseInWhichChanceDecides() {
    // Five organizations with several cases, and those with one case together.
    assertEquals(6, test(FACTS, "retry-storm", "shared-dependency").informative());
    List<OrganizationCounts> forced =
        List.of(
            new OrganizationCounts("all-of-it", 3, List.of(2, 2), 1),
            new OrganizationCounts("one-side", 3, List.of(2, 0), 0),
            new OrganizationCounts("either", 3, List.of(1, 1), 0),
            new OrganizationCounts("single", 1, List.of(1, 1), 1));
    CoOccurrence test = CoOccurrence.of(forced);
    assertEquals(1, test.informative());
    assertTrue(test.hangsOnFewStrata());
    assertEquals(2 + 1 / 3.0, test.expected(), 1e-15);
    assertEquals(1, test.p(), 1e-15);
  }

  @Test
  void tooFewToTellWhereEvenTheMostWouldNotSurprise() {
    CoOccurrence few = test(FACTS, "circular-dependency", "monitoring-blind");
    assertTrue(few.isTooFewToTell());
    assertEquals(0.3, few.smallestP(), 1e-12);
    CoOccurrence enough = test(FACTS, "missing-resource-limits", "user-reported-detection");
    assertFalse(enough.isTooFewToTell());
    assertTrue(enough.smallestP() < 2e-3, () -> "smallest p " + enough.smallestP());
  }

  @Test
  void aTinyChanceKeepsItsDigits() {
    List<OrganizationCounts> all = new ArrayList<>();
    for (int i = 0; i < 40; i++) {
      all.add(new OrganizationCounts("o" + i, 1000, List.of(1, 1), 1));
    }
    double p = CoOccurrence.of(all).p();
    assertEquals(1, p / 1e-120, 1e-10, "40 chances of 1 in 1000");
  }

  @Test
  void noCaseAtAllIsNoSurprise() {
    CoOccurrence none = CoOccurrence.of(List.of());
    assertEquals(new CoOccurrence(0, 0, 0, 1, 1), none);
    assertTrue(none.isTooFewToTell());
  }

  @Test
  void organizationsMustHaveTheSameSides() {
    List<OrganizationCounts> uneven =
        List.of(
            new OrganizationCounts("a", 3, List.of(2, 2), 1),
            new OrganizationCounts("b", 3, List.of(2, 2, 1), 1));
    assertThrows(IllegalArgumentException.class, () -> CoOccurrence.of(uneven));
  }

  private static void assertPair(
      List<Incident> incidents,
      String a,
      String b,
      long nA,
      long nB,
      long nAB,
      double lift,
      int k,
      double e,
      double p) {
    List<OrganizationCounts> counts = Facts245.counts(incidents, a, b);
    List<Long> sides = LongStream.range(0, 2).mapToObj(side -> sum(counts, (int) side)).toList();
    long joint = counts.stream().mapToLong(OrganizationCounts::joint).sum();
    assertEquals(List.of(nA, nB), sides);
    assertEquals(nAB, joint);
    assertEquals(lift, CoOccurrence.lift(incidents.size(), sides, joint), 5e-7);
    CoOccurrence test = CoOccurrence.of(counts);
    assertEquals(k, test.organizations());
    assertEquals(e, test.expected(), 5e-7);
    assertEquals(p, test.p(), 5e-9);
  }

  private static long sum(List<OrganizationCounts> counts, int side) {
    return counts.stream().mapToLong(o -> o.sides().get(side)).sum();
  }

  private static CoOccurrence test(List<Incident> incidents, String... labels) {
    return CoOccurrence.of(Facts245.counts(incidents, labels));
  }

  private static List<Incident> withIntercom() {
    return Stream.concat(FACTS.stream(), Stream.of(INTERCOM)).toList();
  }

  /** The bundled cases of which a factor is known. */
  private static List<Incident> bundled() {
    JsonMapper mapper = new JsonMapper();
    try (Stream<Path> files = Files.list(Path.of("data/cases"))) {
      return files
          .map(mapper::readTree)
          .map(
              document ->
                  Incident.read(
                      document.path("id").asString(),
                      document.path("org_slug").asString(),
                      strings(document.path("contributing")),
                      List.of()))
          .filter(incident -> !incident.labels().isEmpty())
          .toList();
    } catch (IOException unreadable) {
      throw new AssertionError(unreadable);
    }
  }

  private static List<String> strings(JsonNode list) {
    return list.valueStream().map(JsonNode::asString).toList();
  }
}
