package dev.ikg.export;

import java.util.ArrayList;
import java.util.List;

/** Finds places for labels that do not lie over each other or over a large dot. */
final class LabelPlaces {

  private static final double HEIGHT = 14;
  private static final double LARGE = 9;

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
    for (int i = 0; i < drawing.view().nodes().size(); i++) {
      double r = drawing.radius(i);
      if (r >= LARGE) {
        taken.add(
            new double[] {drawing.x(i) - r, drawing.y(i) - r, drawing.x(i) + r, drawing.y(i) + r});
      }
    }
  }

  /**
   * The middle of the base line of a label: below its node, or above or beside it where that is
   * taken; below where everything is.
   */
  double[] of(int node, String text) {
    double x = drawing.x(node);
    double y = drawing.y(node);
    double r = drawing.radius(node);
    double half = text.length() * letter / 2 + 5;
    double[][] places = {
      {x, y + r + 14}, {x, y - r - 5}, {x + r + half, y + 4}, {x - r - half, y + 4}
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
    double[] place = {drawing.x(node), drawing.y(node) + drawing.radius(node) + 14};
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
