package dev.ikg.answer;

import dev.ikg.problem.Failure;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
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

  /**
   * The text in a column that no row can be without: an id, or the name of a label.
   *
   * @throws Failure of kind {@code CONTENT} where there is none, which another program wrote
   */
  public String key(int column) {
    return text(column)
        .orElseThrow(
            () ->
                Failure.of(
                    Failure.Kind.CONTENT,
                    "a node of the graph has no id or no name, or one that is no text",
                    "Another program wrote it. Remove it there, or load the cases into a new"
                        + " graph."));
  }

  /** The day in a column, written as ISO 8601; empty where there is none, or something else. */
  public Optional<LocalDate> day(int column) {
    try {
      return text(column).map(LocalDate::parse);
    } catch (DateTimeParseException other) {
      return Optional.empty();
    }
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
