package dev.ikg.render;

import java.util.ArrayList;
import java.util.List;

/**
 * How the width of a line is shared out among columns. The widest column gives first, down to its
 * floor; when all floors together are still too wide, columns are left out from the right.
 */
final class ColumnWidths {

  /**
   * What a column wants.
   *
   * @param natural the cells that show everything
   * @param floor the fewest cells that are of use; equal to {@code natural} where it cannot shrink
   */
  record Wish(int natural, int floor) {}

  private ColumnWidths() {}

  /**
   * The widths of the columns that are shown, from the left; at least one.
   *
   * @param total the cells of a line
   * @param gap the cells between two columns
   */
  static List<Integer> share(List<Wish> wishes, int total, int gap) {
    for (int shown = wishes.size(); shown > 1; shown--) {
      List<Wish> kept = wishes.subList(0, shown);
      int room = total - gap * (shown - 1);
      if (kept.stream().mapToInt(Wish::floor).sum() <= room) {
        return shrink(kept, room);
      }
    }
    return List.of(Math.min(wishes.get(0).natural(), total));
  }

  private static List<Integer> shrink(List<Wish> wishes, int room) {
    List<Integer> widths = new ArrayList<>(wishes.stream().map(Wish::natural).toList());
    int over = widths.stream().mapToInt(Integer::intValue).sum() - room;
    for (; over > 0; over--) {
      int widest = widestAboveFloor(wishes, widths);
      widths.set(widest, widths.get(widest) - 1);
    }
    return widths;
  }

  private static int widestAboveFloor(List<Wish> wishes, List<Integer> widths) {
    int widest = -1;
    for (int i = 0; i < widths.size(); i++) {
      boolean canGive = widths.get(i) > wishes.get(i).floor();
      if (canGive && (widest < 0 || widths.get(i) > widths.get(widest))) {
        widest = i;
      }
    }
    return widest;
  }
}
