package dev.ikg.export;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntToDoubleFunction;

/** Finds places for labels that do not lie over each other or over a large dot. */
final class LabelPlaces {

  private static final double HEIGHT = 14;
  private static final double LARGE = 9;

  private final IntToDoubleFunction x;
  private final IntToDoubleFunction y;
  private final IntToDoubleFunction radius;
  private final double letter;
  private final List<double[]> taken = new ArrayList<>();

  /**
   * Places on a drawing.
   *
   * @param nodes how many dots there are
   * @param letter the width of a letter in pixels
   * @param x of each dot, from the left in pixels
   * @param y of each dot, from the top in pixels
   * @param radius of each dot in pixels
   */
  LabelPlaces(
      int nodes,
      double letter,
      IntToDoubleFunction x,
      IntToDoubleFunction y,
      IntToDoubleFunction radius) {
    this.letter = letter;
    this.x = x;
    this.y = y;
    this.radius = radius;
    for (int i = 0; i < nodes; i++) {
      double r = radius.applyAsDouble(i);
      double left = x.applyAsDouble(i) - r;
      double top = y.applyAsDouble(i) - r;
      if (r >= LARGE) {
        taken.add(new double[] {left, top, left + 2 * r, top + 2 * r});
      }
    }
  }

  /**
   * The middle of the base line of a label: below its node, or above or beside it where that is
   * taken; below where everything is.
   */
  double[] of(int node, String text) {
    double atX = x.applyAsDouble(node);
    double atY = y.applyAsDouble(node);
    double r = radius.applyAsDouble(node);
    double half = text.length() * letter / 2 + 5;
    double[][] places = {
      {atX, atY + r + 14}, {atX, atY - r - 5}, {atX + r + half, atY + 4}, {atX - r - half, atY + 4}
    };
    for (double[] place : places) {
      if (take(place[0], place[1], text)) {
        return place;
      }
    }
    return places[0];
  }

  /** The place of a label below its node, with a second line below that. */
  double[] below(int node, String text, String second) {
    double[] place = {
      x.applyAsDouble(node), y.applyAsDouble(node) + radius.applyAsDouble(node) + 14
    };
    take(place[0], place[1], text);
    take(place[0], place[1] + HEIGHT, second);
    return place;
  }

  private boolean take(double x, double y, String text) {
    double half = text.length() * letter / 2;
    double[] box = {x - half, y - HEIGHT + 3, x + half, y + 2};
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
