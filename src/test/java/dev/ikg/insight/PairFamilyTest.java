package dev.ikg.insight;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ikg.incident.Facet;
import dev.ikg.incident.FacetValue;
import dev.ikg.incident.LocalizedText;
import dev.ikg.incident.Vocabulary;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class PairFamilyTest {

  private static final NearLabels NONE_NEAR = new NearLabels(Vocabulary.NONE);

  private static List<LabelPair> factorsOfThe245() {
    return new PairFamily(Facts245.labelled(Facts245.incidents()), Facet.FACTOR, Facet.FACTOR)
        .test(NONE_NEAR);
  }

  private static LabelPair pair(List<LabelPair> pairs, String one, String other) {
    return pairs.stream().filter(p -> p.isOf(factor(one), factor(other))).findFirst().orElseThrow();
  }

  private static FacetValue factor(String name) {
    return new FacetValue(Facet.FACTOR, name);
  }

  @Test
  void theFamilyOfThe245HasAllPairsOf37Factors() {
    List<LabelPair> pairs = factorsOfThe245();
    assertEquals(666, pairs.size());
    assertEquals(0.019, pair(pairs, "excess-privilege", "secret-exposure").q(), 5e-4);
    assertEquals(0.097, pair(pairs, "faulty-health-check", "latent-bug").q(), 5e-4);
    List<Double> rest = pairs.stream().map(LabelPair::q).sorted().skip(2).toList();
    assertTrue(rest.get(0) >= 0.89, () -> "the third is " + rest.get(0));
  }

  @Test
  void aPairHasTheNumbersThatItHasAlone() {
    LabelPair pair = pair(factorsOfThe245(), "shared-dependency", "retry-storm");
    assertEquals(19, pair.casesOfOne());
    assertEquals(31, pair.casesOfOther());
    assertEquals(8, pair.joint());
    assertEquals(3.327674, pair.lift(), 5e-7);
    assertEquals(
        CoOccurrence.of(Facts245.counts(Facts245.incidents(), "retry-storm", "shared-dependency")),
        pair.test());
  }

  @Test
  void aFamilyOfTwoFacetsPairsTheOneWithTheOther() {
    List<LabelPair> pairs =
        new PairFamily(Facts245.labelled(Facts245.incidents()), Facet.FACTOR, Facet.SYMPTOM)
            .test(NONE_NEAR);
    assertTrue(pairs.stream().allMatch(p -> p.one().facet() == Facet.FACTOR));
    assertTrue(pairs.stream().allMatch(p -> p.other().facet() == Facet.SYMPTOM));
    assertEquals(0, pairs.size() % 37);
    LabelPair few =
        pairs.stream()
            .filter(
                p ->
                    p.isOf(
                        new FacetValue(Facet.SYMPTOM, "monitoring-blind"),
                        factor("circular-dependency")))
            .findFirst()
            .orElseThrow();
    assertEquals(0.3, few.test().p(), 1e-12);
  }

  @Test
  void whoBelongsIsFixedByTheCountsOfTheLabelsAlone() {
    FacetValue common = factor("common");
    FacetValue fourCases = factor("four-cases");
    FacetValue fourOrganizations = factor("four-organizations");
    List<LabelledCases> cases =
        List.of(
            new LabelledCases(Optional.of("a"), Set.of(common, fourCases, fourOrganizations), 1),
            new LabelledCases(Optional.of("b"), Set.of(common, fourCases, fourOrganizations), 1),
            new LabelledCases(Optional.of("c"), Set.of(common, fourCases, fourOrganizations), 1),
            new LabelledCases(Optional.of("d"), Set.of(common, fourCases, fourOrganizations), 3),
            new LabelledCases(Optional.of("e"), Set.of(common), 1),
            new LabelledCases(Optional.empty(), Set.of(fourOrganizations), 9));
    assertEquals(0, new PairFamily(cases, Facet.FACTOR, Facet.FACTOR).size());
  }

  @Test
  void pairsThatADefinitionEntailsAreMarkedInEitherOrder() {
    Vocabulary.Label label =
        new Vocabulary.Label(
            "secret-exposure",
            LocalizedText.NONE,
            LocalizedText.NONE,
            Optional.empty(),
            List.of(),
            Optional.empty(),
            List.of(factor("excess-privilege")),
            List.of());
    NearLabels near =
        new NearLabels(
            new Vocabulary(
                "",
                List.of(
                    new Vocabulary.Definitions(
                        Facet.FACTOR, LocalizedText.NONE, List.of(), List.of(label)))));
    List<LabelPair> pairs =
        new PairFamily(Facts245.labelled(Facts245.incidents()), Facet.FACTOR, Facet.FACTOR)
            .test(near);
    assertEquals(
        List.of(pair(pairs, "secret-exposure", "excess-privilege")),
        pairs.stream().filter(LabelPair::near).toList());
  }

  @Test
  void theCorrectionIsThatOfScipy() {
    // scipy.stats.false_discovery_control of scipy 1.17.1, method "bh"
    double[] q = BenjaminiHochberg.adjust(List.of(0.01, 0.04, 0.03, 0.2, 0.5, 0.005, 0.04, 0.9));
    assertArrayEquals(
        new double[] {
          0.04, 0.064, 0.064, 0.26666666666666666, 0.5714285714285714, 0.04, 0.064, 0.9
        },
        q,
        1e-15);
    assertArrayEquals(new double[0], BenjaminiHochberg.adjust(List.of()));
    assertArrayEquals(new double[] {0.7}, BenjaminiHochberg.adjust(List.of(0.7)));
    assertArrayEquals(
        new double[] {0.02, 0.02, 0.02},
        BenjaminiHochberg.adjust(List.of(0.02, 0.02, 0.02)),
        1e-15);
    assertArrayEquals(new double[] {1, 1, 0}, BenjaminiHochberg.adjust(List.of(1.0, 1.0, 0.0)));
  }
}
