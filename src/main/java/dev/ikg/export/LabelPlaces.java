package dev.ikg.export;

import java.util.ArrayList;
import java.util.List;

/** Finds places for labels that do not lie over each other. */
final class LabelPlaces {

  private static final double HEIGHT = 14;

  private final Drawing drawing;
  private final double letter;
  private final List<double[]> taken = new ArrayList<>();

  /**
   * Places on a drawing.
   *
   * @param letter the width of a letter in pixels
   */
  LabelPlaces(Drawing drawing, double letter) {
    this.drawing = drawing;
    this.letter = letter;
  }

  /** The base line of a label below its node, or above it where below is taken. */
  double below(int node, String text) {
    double below = drawing.y(node) + drawing.radius(node) + 12;
    double above = drawing.y(node) - drawing.radius(node) - 4;
    for (double y : new double[] {below, above, below + HEIGHT, above - HEIGHT}) {
      if (take(drawing.x(node), y, text)) {
        return y;
      }
    }
    return below;
  }

  private boolean take(double x, double y, String text) {
    double half = text.length() * letter / 2;
    double[] box = {x - half, y - HEIGHT, x + half, y};
    for (double[] other : taken) {
      boolean apart =
          box[2] < other[0] || other[2] < box[0] || box[3] < other[1] || other[3] < box[1];
      if (!apart) {
        return false;
      }
    }
    taken.add(box);
    return true;
  }
}
