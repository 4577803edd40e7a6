package dev.ikg.export;

/** How different two colours look: CIEDE2000, and the contrast of WCAG 2. */
final class ColourDistance {

  /** Whose eyes; what those see who lack a kind of cone is simulated (Machado and others 2009). */
  enum Eyes {
    USUAL(new double[][] {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}),
    NO_RED(
        new double[][] {
          {0.152286, 1.052583, -0.204868},
          {0.114503, 0.786281, 0.099216},
          {-0.003882, -0.048116, 1.051998}
        }),
    NO_GREEN(
        new double[][] {
          {0.367322, 0.860646, -0.227968},
          {0.280085, 0.672501, 0.047413},
          {-0.011820, 0.042940, 0.968881}
        });

    private final double[][] matrix;

    Eyes(double[][] matrix) {
      this.matrix = matrix;
    }
  }

  /** Lightness, and how much of red or green and of yellow or blue there is. */
  private record Lab(double l, double a, double b) {
    double chroma() {
      return Math.hypot(a, b);
    }
  }

  private ColourDistance() {}

  /** About 1 where two colours can just be told apart side by side. */
  static double between(Palette.Colour one, Palette.Colour other, Eyes eyes) {
    return between(lab(one, eyes), lab(other, eyes));
  }

  /** From 1 for the same lightness to 21 for black on white. */
  static double contrast(Palette.Colour one, Palette.Colour other) {
    double a = luminance(one);
    double b = luminance(other);
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  }

  private static double luminance(Palette.Colour colour) {
    double[] rgb = linear(colour);
    return 0.2126 * rgb[0] + 0.7152 * rgb[1] + 0.0722 * rgb[2];
  }

  private static double[] linear(Palette.Colour colour) {
    return new double[] {linear(colour.red()), linear(colour.green()), linear(colour.blue())};
  }

  private static double linear(int value) {
    double share = value / 255.0;
    return share <= 0.04045 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
  }

  private static Lab lab(Palette.Colour colour, Eyes eyes) {
    double[] rgb = linear(colour);
    double[] seen = new double[3];
    for (int i = 0; i < 3; i++) {
      double sum = 0;
      for (int j = 0; j < 3; j++) {
        sum += eyes.matrix[i][j] * rgb[j];
      }
      seen[i] = Math.min(1, Math.max(0, sum));
    }
    double x = (0.4124564 * seen[0] + 0.3575761 * seen[1] + 0.1804375 * seen[2]) / 0.95047;
    double y = 0.2126729 * seen[0] + 0.7151522 * seen[1] + 0.0721750 * seen[2];
    double z = (0.0193339 * seen[0] + 0.1191920 * seen[1] + 0.9503041 * seen[2]) / 1.08883;
    return new Lab(116 * root(y) - 16, 500 * (root(x) - root(y)), 200 * (root(y) - root(z)));
  }

  private static double root(double t) {
    return t > 216.0 / 24389 ? Math.cbrt(t) : (24389.0 / 27 * t + 16) / 116;
  }

  private static double between(Lab one, Lab other) {
    double stretch = 1 + 0.5 * (1 - seventh((one.chroma() + other.chroma()) / 2));
    Lab first = new Lab(one.l(), one.a() * stretch, one.b());
    Lab second = new Lab(other.l(), other.a() * stretch, other.b());
    double lightness = (first.l() + second.l()) / 2;
    double chroma = (first.chroma() + second.chroma()) / 2;
    double turn = turn(hue(first), hue(second));
    double hue =
        (hue(first) + hue(second)) / 2 + (Math.abs(hue(first) - hue(second)) > 180 ? 180 : 0);
    double fromMiddle = (lightness - 50) * (lightness - 50);
    double l = (second.l() - first.l()) / (1 + 0.015 * fromMiddle / Math.sqrt(20 + fromMiddle));
    double c = (second.chroma() - first.chroma()) / (1 + 0.045 * chroma);
    double h =
        2
            * Math.sqrt(first.chroma() * second.chroma())
            * sin(turn / 2)
            / (1 + 0.015 * chroma * weight(hue));
    double blue = -2 * seventh(chroma) * sin(60 * Math.exp(-Math.pow((hue - 275) / 25, 2)));
    return Math.sqrt(l * l + c * c + h * h + blue * c * h);
  }

  private static double seventh(double chroma) {
    double power = Math.pow(chroma, 7);
    return Math.sqrt(power / (power + Math.pow(25, 7)));
  }

  private static double hue(Lab lab) {
    double degrees = Math.toDegrees(Math.atan2(lab.b(), lab.a()));
    return degrees < 0 ? degrees + 360 : degrees;
  }

  private static double turn(double from, double to) {
    double turn = to - from;
    return turn > 180 ? turn - 360 : turn < -180 ? turn + 360 : turn;
  }

  private static double weight(double hue) {
    return 1
        - 0.17 * sin(90 + hue - 30)
        + 0.24 * sin(90 + 2 * hue)
        + 0.32 * sin(90 + 3 * hue + 6)
        - 0.20 * sin(90 + 4 * hue - 63);
  }

  private static double sin(double degrees) {
    return Math.sin(Math.toRadians(degrees));
  }
}
