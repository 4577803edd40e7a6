package dev.ikg.index;

import dev.ikg.answer.Cell;
import dev.ikg.answer.Row;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/** Several numbers for each of some places. The first counts all; where it is 0 is no row. */
final class Counts {

  private final int width;
  private final long[] numbers;

  Counts(int places, int width) {
    this.width = width;
    this.numbers = new long[places * width];
  }

  /** Adds one to a number of a place. */
  void add(int place, int column) {
    numbers[place * width + column]++;
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
