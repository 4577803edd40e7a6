package dev.ikg.casework;

import dev.ikg.insight.Quantiles;
import java.util.List;

/**
 * Draws lengths on one axis: from the first quartile to the third, with a mark at the median.
 * Lengths of minutes stand beside lengths of weeks, so the axis is logarithmic.
 *
 * @param least where the axis begins, in seconds
 * @param most where it ends
 */
record LengthBar(double least, double most) {

  private static final int PLACES = 20;
  private static final double MINUTE = 60;

  /** An axis on which the quartiles of all rows have room. */
  static LengthBar over(List<LengthRow> rows) {
    List<Quantiles> known = rows.stream().flatMap(row -> row.quantiles().stream()).toList();
    return new LengthBar(
        known.stream().mapToDouble(quantiles -> quantiles.at(0.25)).min().orElse(0),
        known.stream().mapToDouble(quantiles -> quantiles.at(0.75)).max().orElse(0));
  }

  /** Dots up to the first quartile, dashes to the third, {@code #} at the median. */
  String of(Quantiles quantiles) {
    int first = place(quantiles.at(0.25));
    int third = place(quantiles.at(0.75));
    StringBuilder bar = new StringBuilder();
    bar.append(".".repeat(first)).append("-".repeat(third - first + 1));
    bar.setCharAt(place(quantiles.median()), '#');
    return bar.toString();
  }

  private int place(double seconds) {
    double whole = logarithm(most) - logarithm(least);
    double part = whole == 0 ? 0 : (logarithm(seconds) - logarithm(least)) / whole;
    return (int) Math.round(part * (PLACES - 1));
  }

  /** Of one minute more, because 0 minutes is a length. */
  private static double logarithm(double seconds) {
    return Math.log1p(seconds / MINUTE);
  }
}
