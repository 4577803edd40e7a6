package dev.ikg.casework;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Locale;

/** Numbers with a fraction in sentences. */
final class Figures {

  private static final double SMALLEST_SHOWN = 0.0001;

  private Figures() {}

  /** A number with one digit behind the point. */
  static String tenths(double number) {
    return String.format(Locale.ROOT, "%.1f", number);
  }

  /** A probability with two digits that count. */
  static String probability(double p) {
    if (p < SMALLEST_SHOWN) {
      return "below 0.0001";
    }
    if (p > 0.99 && p < 1) {
      return "above 0.99";
    }
    return new BigDecimal(p).round(new MathContext(2)).toPlainString();
  }
}
