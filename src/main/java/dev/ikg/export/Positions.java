package dev.ikg.export;

/**
 * Where nodes stand, in the order of the view. One unit is one pixel; y goes down.
 *
 * @param x from the left
 * @param y from the top
 */
@SuppressWarnings("ArrayRecordComponent") // compared nowhere
record Positions(double[] x, double[] y) {

  private static final double STEPS = 100;

  /** Rounds to a hundredth, so that written numbers are short and read back as they are. */
  Positions rounded() {
    for (int i = 0; i < x.length; i++) {
      x[i] = rounded(x[i]);
      y[i] = rounded(y[i]);
    }
    return this;
  }

  private static double rounded(double value) {
    // Adding zero turns a negative zero into a plain one.
    return Math.rint(value * STEPS) / STEPS + 0.0;
  }
}
