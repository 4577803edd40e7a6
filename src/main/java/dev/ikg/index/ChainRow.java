package dev.ikg.index;

import dev.ikg.answer.Cell;
import java.util.List;

/**
 * Cases that follow each other.
 *
 * @param first the id of the first
 * @param later for each later case its id, its date, the link to it, and who says so
 */
public record ChainRow(String first, List<Cell> later) {
  public ChainRow {
    later = List.copyOf(later);
  }
}
