package dev.ikg.index;

import dev.ikg.answer.Cell;
import dev.ikg.answer.Row;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;

/** Several numbers for each of some places. The first counts all; where it is 0 is no row. */
final class Counts {

  private final int places;

  /** A column each: one is small enough to stay near the processor while it is counted. */
  private final int[][] numbers;

  Counts(int places, int width) {
    this.places = places;
    this.numbers = new int[width][places];
  }

  /**
   * Adds one to a number of the place of each case that is in two sets.
   *
   * @param cases of which there may be many: their bits are taken word by word
   */
  void add(BitSet cases, BitSet among, IntUnaryOperator placeOf, int column) {
    int[] counted = numbers[column];
    long[] words = cases.toLongArray();
    long[] others = among.toLongArray();
    for (int i = 0; i < Math.min(words.length, others.length); i++) {
      for (long word = words[i] & others[i]; word != 0; word &= word - 1) {
        int incident = i * Long.SIZE + Long.numberOfTrailingZeros(word);
        counted[placeOf.applyAsInt(incident)]++;
      }
    }
  }

  /** Adds a number to that of each place. */
  void add(int[] byPlace, int column) {
    for (int place = 0; place < byPlace.length; place++) {
      numbers[column][place] += byPlace[place];
    }
  }

  /**
   * A row for each place that was counted, in order.
   *
   * @param heading gives the cells before the numbers
   */
  List<Row> rows(IntFunction<List<Cell>> heading) {
    List<Row> rows = new ArrayList<>();
    for (int place = 0; place < places; place++) {
      if (numbers[0][place] > 0) {
        List<Cell> cells = new ArrayList<>(heading.apply(place));
        for (int[] column : numbers) {
          cells.add(Cell.of((long) column[place]));
        }
        rows.add(new Row(cells));
      }
    }
    return rows;
  }
}
