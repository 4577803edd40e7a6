package dev.ikg.casework;

import dev.ikg.problem.Place;
import java.util.ArrayList;
import java.util.List;

/**
 * The places of documents as numbers of 32 bits. Documents are read file by file and line by line,
 * so that a stretch of numbers is kept for each file, or for the rest of one where the reading
 * stepped back, and not a place for each document.
 */
final class PlaceNumbers {

  /** The number of a place that is not known. */
  static final int UNKNOWN = 0;

  /** What came from another one is not known any more. */
  private static final int MOST_STRETCHES = 100_000;

  private static final long MOST_NUMBERS = 1L << Integer.SIZE;

  /** Lines of one file, from {@code line} on, whose numbers begin with {@code number}. */
  private record Stretch(String file, int line, long number) {}

  private final List<Stretch> stretches = new ArrayList<>();
  private long next = UNKNOWN + 1;

  /** The number of a place; {@link #UNKNOWN} where no stretch or number is left. */
  int number(Place place) {
    if (!(place instanceof Place.InFile in)) {
      return UNKNOWN;
    }
    if (!isInLast(in)) {
      if (stretches.size() == MOST_STRETCHES) {
        return UNKNOWN;
      }
      stretches.add(new Stretch(in.file(), in.line(), next));
    }
    Stretch last = stretches.get(stretches.size() - 1);
    long number = last.number() + in.line() - last.line();
    if (number >= MOST_NUMBERS) {
      return UNKNOWN;
    }
    next = Math.max(next, number + 1);
    return (int) number;
  }

  private boolean isInLast(Place.InFile in) {
    if (stretches.isEmpty()) {
      return false;
    }
    Stretch last = stretches.get(stretches.size() - 1);
    return last.file().equals(in.file()) && last.line() <= in.line();
  }

  /** The file and line of a number. */
  Place place(int number) {
    if (number == UNKNOWN) {
      return Place.nowhere();
    }
    long wanted = Integer.toUnsignedLong(number);
    int low = 0;
    int high = stretches.size() - 1;
    while (low < high) {
      int middle = (low + high + 1) >>> 1;
      if (stretches.get(middle).number() <= wanted) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    Stretch stretch = stretches.get(low);
    int line = (int) (stretch.line() + wanted - stretch.number());
    return new Place.InFile(stretch.file(), line, "");
  }
}
