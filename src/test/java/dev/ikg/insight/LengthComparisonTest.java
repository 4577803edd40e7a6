package dev.ikg.insight;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ikg.insight.LengthComparison.Length;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Lengths with and without, and the quantiles of lengths. */
class LengthComparisonTest {

  private static List<Length> lengths(String organization, boolean with, double... seconds) {
    List<Length> lengths = new ArrayList<>();
    for (double each : seconds) {
      lengths.add(new Length(organization, with, each));
    }
    return lengths;
  }

  @SafeVarargs
  @SuppressWarnings("varargs") // the array is only read
  private static List<Length> all(List<Length>... parts) {
    List<Length> all = new ArrayList<>();
    for (List<Length> part : parts) {
      all.addAll(part);
    }
    return all;
  }

  @Test
  void quantilesAreThoseThatTypeSevenGives() {
    // R: quantile(c(1, 2, 4, 8, 16, 32), c(.25, .5, .75, .9)) gives 2.5, 6, 14, 24
    Quantiles quantiles = new Quantiles(32.0, 1.0, 16.0, 2.0, 8.0, 4.0);
    assertEquals(2.5, quantiles.at(0.25), 1e-12);
    assertEquals(6, quantiles.median(), 1e-12);
    assertEquals(14, quantiles.at(0.75), 1e-12);
    assertEquals(24, quantiles.at(0.9), 1e-12);
    assertEquals(0, new Quantiles(0.0).at(0.9));
  }

  @Test
  void anOrganizationCountsOnceHoweverManyCasesItHas() {
    List<Length> lengths = all(lengths("a", true, 1, 1, 1, 1, 1), lengths("b", true, 9));
    assertEquals(Optional.of(5.0), LengthComparison.medianOfMedians(lengths));
    assertEquals(Optional.empty(), LengthComparison.medianOfMedians(List.of()));
  }

  @Test
  void onlyOrganizationsWithBothKindsAreCompared() {
    LengthComparison comparison =
        LengthComparison.of(
            all(
                lengths("a", true, 5, 9),
                lengths("a", false, 1),
                lengths("b", true, 1),
                lengths("b", false, 2),
                lengths("c", true, 3),
                lengths("c", false, 3),
                lengths("d", true, 100),
                lengths("e", false, 1)));
    assertEquals(3, comparison.comparable());
    assertEquals(1, comparison.longer());
    assertEquals(1, comparison.shorter());
  }

  @Test
  void withoutAnyOrganizationOfBothKindsThereIsNoP() {
    assertEquals(
        Optional.empty(),
        LengthComparison.of(all(lengths("a", true, 5), lengths("b", false, 1))).p());
  }

  /** In one stratum of 3 and 3 fully apart, 2 of the 20 ways to choose are as far out: 0.1. */
  @Test
  void thePOfOneStratumIsThatOfAllWaysToChoose() {
    LengthComparison comparison =
        LengthComparison.of(all(lengths("a", true, 7, 8, 9), lengths("a", false, 1, 2, 3)));
    assertEquals(0.1, comparison.p().orElseThrow(), 0.01);
  }

  /** {@code scipy.stats.mannwhitneyu(with, without, method="exact")} of scipy 1.17.1. */
  @Test
  void thePOfOneStratumWithoutTiesIsThatOfScipy() {
    LengthComparison far =
        LengthComparison.of(
            all(lengths("a", true, 8, 11, 12, 13, 15), lengths("a", false, 2, 3, 5, 7, 9, 10)));
    assertEquals(0.017316017316017316, far.p().orElseThrow(), 0.005);
    LengthComparison near =
        LengthComparison.of(
            all(
                lengths("a", true, 1, 4, 6, 9, 13, 15),
                lengths("a", false, 2, 3, 5, 7, 8, 10, 12)));
    assertEquals(0.7307692307692307, near.p().orElseThrow(), 0.02);
  }

  /**
   * Every way to choose, counted one by one over {@code scipy.stats.rankdata} of scipy 1.17.1, the
   * ranks of a stratum divided by one more than its size.
   */
  @Test
  void tiesAndStrataAreCountedAsByAllWaysToChoose() {
    LengthComparison one =
        LengthComparison.of(
            all(lengths("a", true, 5, 5, 9, 12), lengths("a", false, 1, 5, 2, 3, 3)));
    assertEquals(0.031746031746031744, one.p().orElseThrow(), 0.006);
    LengthComparison two =
        LengthComparison.of(
            all(
                lengths("a", true, 5, 5, 9),
                lengths("a", false, 1, 5, 2),
                lengths("b", true, 30, 40),
                lengths("b", false, 10, 30, 20)));
    assertEquals(0.045, two.p().orElseThrow(), 0.007);
  }

  /** {@code numpy.quantile(values, part, method="linear")}, which is R's type 7. */
  @Test
  void quantilesOfTiesAndOfTwoAreThoseOfNumpy() {
    Quantiles ties = new Quantiles(7.0, 1.0, 3.0, 3.0, 12.0, 5.0, 5.0);
    double[] numpy = {1, 2.2, 3, 5, 6, 9, 12};
    double[] parts = {0, 0.1, 0.25, 0.5, 0.75, 0.9, 1};
    for (int i = 0; i < parts.length; i++) {
      assertEquals(numpy[i], ties.at(parts[i]), 1e-12);
    }
    assertEquals(2.5, new Quantiles(0.0, 10.0).at(0.25), 1e-12);
    assertEquals(9, new Quantiles(0.0, 10.0).at(0.9), 1e-12);
  }

  /** Two strata of 1 against 2, both at the top: of 9 ways 1, and 1 at the bottom, are as far. */
  @Test
  void strataAreAddedUp() {
    LengthComparison comparison =
        LengthComparison.of(
            all(
                lengths("a", true, 30),
                lengths("a", false, 10, 20),
                lengths("b", true, 3),
                lengths("b", false, 1, 2)));
    assertEquals(2.0 / 9, comparison.p().orElseThrow(), 0.015);
  }

  @Test
  void thePIsTheSameEachTimeAndTiesAreNoDifference() {
    List<Length> lengths = all(lengths("a", true, 1, 1), lengths("a", false, 1, 1, 1));
    assertEquals(Optional.of(1.0), LengthComparison.of(lengths).p());
    List<Length> other =
        all(lengths("a", true, 1, 4, 6, 9, 11), lengths("a", false, 2, 3, 5, 7, 8, 10));
    assertEquals(LengthComparison.of(other).p(), LengthComparison.of(other).p());
  }

  @Test
  void thePDoesNotHangOnTheOrderOfTheCases() {
    List<Length> lengths =
        all(lengths("a", true, 1, 4, 6, 9, 11), lengths("a", false, 2, 3, 5, 7, 8, 10));
    List<Length> turned = new ArrayList<>(lengths);
    Collections.reverse(turned);
    assertEquals(LengthComparison.of(lengths).p(), LengthComparison.of(turned).p());
  }

  /**
   * With missing monitoring against without, in the 245 fact sheets. The p are those of 2,000,000
   * draws with {@code numpy.argpartition} of numpy 2.4.6 over ranks of {@code scipy.stats.rankdata}
   * of scipy 1.17.1; 9,999 draws can lie 4.5 times their spread beside them.
   */
  @ParameterizedTest(name = "column {0}")
  @CsvSource({"3, 29, 8220, 43, 660, 5, 5, 0.000011", "4, 55, 19560, 157, 8820, 9, 12, 0.000608"})
  void theFactSheetsHaveTheNumbersThatWereComputedApart(
      int column,
      int knownWith,
      double medianWith,
      int knownWithout,
      double medianWithout,
      int longer,
      int comparable,
      double p)
      throws IOException {
    List<Length> with = new ArrayList<>();
    List<Length> without = new ArrayList<>();
    for (String line : Files.readAllLines(Path.of("src/test/resources/insight/lengths-245.csv"))) {
      String[] parts = line.split(",", -1);
      if (!parts[column].isEmpty() && !parts[0].equals("id")) {
        boolean missing = parts[2].equals("yes");
        (missing ? with : without)
            .add(new Length(parts[1], missing, Double.parseDouble(parts[column])));
      }
    }
    assertEquals(knownWith, with.size());
    assertEquals(knownWithout, without.size());
    assertEquals(medianWith, median(with));
    assertEquals(medianWithout, median(without));
    LengthComparison comparison = LengthComparison.of(all(with, without));
    assertEquals(longer, comparison.longer());
    assertEquals(comparable, comparison.comparable());
    double spread = Math.sqrt(p * (1 - p) / VanElteren.DRAWS);
    assertEquals(p, comparison.p().orElseThrow(), 4.5 * spread + LengthComparison.SMALLEST_P);
  }

  private static double median(List<Length> lengths) {
    return new Quantiles(lengths.stream().mapToDouble(Length::seconds).toArray()).median();
  }
}
