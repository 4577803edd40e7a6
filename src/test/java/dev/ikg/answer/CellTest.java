package dev.ikg.answer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Many cells are the same whether they were there or are made when they are looked at. */
class CellTest {

  @Test
  void cellsThatAreMadeLaterEqualThoseThatAreThere() {
    Cell.Many made = Cell.Many.of(3, place -> Cell.of((long) place));
    Cell.Many there = new Cell.Many(List.of(Cell.of(0L), Cell.of(1L), Cell.of(2L)));
    assertEquals(there, made);
    assertEquals(made, there);
    assertEquals(there.hashCode(), made.hashCode());
    assertEquals(made, new Cell.Many(made.values()));
    assertEquals(new Cell.Many(List.of()), Cell.Many.of(0, place -> Cell.missing()));
  }

  @Test
  void noneAreMadeBeforeTheyAreLookedAt() {
    List<Integer> asked = new ArrayList<>();
    Cell.Many made =
        Cell.Many.of(
            1000,
            place -> {
              asked.add(place);
              return Cell.of((long) place);
            });
    assertEquals(Cell.of(7L), new Cell.Many(made.values()).values().get(7));
    assertEquals(List.of(7), asked);
  }

  @Test
  void nobodyChangesThem() {
    List<Cell> made = Cell.Many.of(3, place -> Cell.missing()).values();
    assertThrows(UnsupportedOperationException.class, () -> made.set(0, Cell.of(true)));
    assertThrows(UnsupportedOperationException.class, () -> made.add(Cell.of(true)));
    assertThrows(IndexOutOfBoundsException.class, () -> made.get(3));
  }
}
