package dev.ikg.insight;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Whether cases with something took longer than cases without, organization by organization.
 *
 * @param longer organizations whose median with is longer than their median without
 * @param shorter organizations where it is shorter
 * @param comparable organizations that have both kinds
 * @param p two-sided, of the rank-sum test stratified by organization; empty where no organization
 *     has both kinds
 */
public record LengthComparison(int longer, int shorter, int comparable, Optional<Double> p) {

  /** The smallest p that the draws can give. */
  public static final double SMALLEST_P = 1.0 / (VanElteren.DRAWS + 1);

  /**
   * The length of a case.
   *
   * @param organization its key
   * @param with whether it is one of those with
   */
  public record Length(String organization, boolean with, double seconds) {}

  /** Compares the lengths. */
  public static LengthComparison of(List<Length> lengths) {
    List<VanElteren.Stratum> strata = new ArrayList<>();
    int longer = 0;
    int shorter = 0;
    for (List<Length> own : byOrganization(lengths).values()) {
      double[] with = seconds(own, true);
      double[] without = seconds(own, false);
      if (with.length > 0 && without.length > 0) {
        int order = Double.compare(new Quantiles(with).median(), new Quantiles(without).median());
        longer += order > 0 ? 1 : 0;
        shorter += order < 0 ? 1 : 0;
        strata.add(VanElteren.Stratum.of(with, without));
      }
    }
    return new LengthComparison(
        longer,
        shorter,
        strata.size(),
        strata.isEmpty() ? Optional.empty() : Optional.of(VanElteren.p(strata)));
  }

  /** The median of the medians of the organizations; empty where there is none. */
  public static Optional<Double> medianOfMedians(List<Length> lengths) {
    double[] medians =
        byOrganization(lengths).values().stream()
            .mapToDouble(
                own -> new Quantiles(own.stream().mapToDouble(Length::seconds).toArray()).median())
            .toArray();
    return medians.length == 0 ? Optional.empty() : Optional.of(new Quantiles(medians).median());
  }

  private static Map<String, List<Length>> byOrganization(List<Length> lengths) {
    Map<String, List<Length>> groups = new TreeMap<>();
    lengths.forEach(
        length ->
            groups.computeIfAbsent(length.organization(), key -> new ArrayList<>()).add(length));
    return groups;
  }

  private static double[] seconds(List<Length> lengths, boolean with) {
    return lengths.stream().filter(l -> l.with() == with).mapToDouble(Length::seconds).toArray();
  }
}
