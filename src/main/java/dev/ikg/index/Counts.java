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

  private final int width;
  private final long[] numbers;

  Counts(int places, int width) {
    this.width = width;
    this.numbers = new long[places * width];
  }

  /**
   * Adds one to a number of the place of each case.
   *
   * @param cases of which there may be many: their bits are taken word by word
   */
  void add(BitSet cases, IntUnaryOperator placeOf, int column) {
    long[] words = cases.toLongArray();
    for (int i = 0; i < words.length; i++) {
      for (long word = words[i]; word != 0; word &= word - 1) {
        int incident = i * Long.SIZE + Long.numberOfTrailingZeros(word);
        numbers[placeOf.applyAsInt(incident) * width + column]++;
      }
    }
  }

  /**
   * A row for each place that was counted, in order.
   *
   * @param heading gives the cells before the numbers
   */
  List<Row> rows(IntFunction<List<Cell>> heading) {
    List<Row> rows = new ArrayList<>();
    for (int begin = 0; begin < numbers.length; begin += width) {
      if (numbers[begin] > 0) {
        List<Cell> cells = new ArrayList<>(heading.apply(begin / width));
        for (int i = begin; i < begin + width; i++) {
          cells.add(Cell.of(numbers[i]));
        }
        rows.add(new Row(cells));
      }
    }
    return rows;
  }
}
