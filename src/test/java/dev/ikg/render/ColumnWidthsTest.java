package dev.ikg.render;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ikg.answer.Column;
import dev.ikg.render.ColumnWidths.Wish;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Which columns a line shows, and how wide. */
class ColumnWidthsTest {

  @Test
  void whatFitsIsShownWhole() {
    assertEquals(
        Map.of(0, 5, 1, 7),
        ColumnWidths.share(List.of(new Wish(5, 2, 1), new Wish(7, 2, 1)), 14, 2));
  }

  @Test
  void theWidestGivesFirstAndNoneLessThanItsFloor() {
    List<Wish> wishes = List.of(new Wish(10, 10, 1), new Wish(20, 4, 1), new Wish(12, 4, 1));
    assertEquals(Map.of(0, 10, 1, 8, 2, 8), ColumnWidths.share(wishes, 30, 2));
  }

  @Test
  void whatIsMissedLeastIsLeftOutFirstAndOfEqualOnesTheLast() {
    List<Wish> wishes =
        List.of(new Wish(8, 8, 1), new Wish(8, 8, 0), new Wish(8, 8, 1), new Wish(8, 8, 2));
    assertEquals(Map.of(0, 8, 2, 8, 3, 8), ColumnWidths.share(wishes, 28, 2));
    assertEquals(Map.of(0, 8, 3, 8), ColumnWidths.share(wishes, 18, 2));
  }

  @Test
  void theFirstColumnAlwaysStays() {
    assertEquals(
        Map.of(0, 6), ColumnWidths.share(List.of(new Wish(9, 9, 0), new Wish(9, 9, 5)), 6, 2));
  }

  @Test
  void anIdIsNotCutWhereHalfALineHoldsIt() {
    assertEquals(30, ColumnUse.wish(Column.text("next_id"), 30, 7, 80).floor());
    assertEquals(20, ColumnUse.wish(Column.text("id"), 30, 2, 40).floor());
    assertEquals(12, ColumnUse.wish(Column.text("title"), 30, 5, 80).floor());
  }
}
