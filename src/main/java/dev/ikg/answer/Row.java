package dev.ikg.answer;

import java.util.List;
import java.util.Optional;

/**
 * A row of an answer.
 *
 * @param cells one for each column, in their order
 */
public record Row(List<Cell> cells) {

  public Row {
    cells = List.copyOf(cells);
  }

  /** The text in a column; empty where it is not known. */
  public Optional<String> text(int column) {
    return cells.get(column) instanceof Cell.Text text
        ? Optional.of(text.value())
        : Optional.empty();
  }

  /** The whole number in a column; 0 where there is none. */
  public long whole(int column) {
    return cells.get(column) instanceof Cell.Whole whole ? whole.value() : 0;
  }

  /** The texts in a column, in order; empty where there are none. */
  public List<String> texts(int column) {
    return cells.get(column) instanceof Cell.Many many
        ? many.values().stream()
            .filter(Cell.Text.class::isInstance)
            .map(cell -> ((Cell.Text) cell).value())
            .toList()
        : List.of();
  }
}
