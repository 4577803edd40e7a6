package dev.ikg.render;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * How the width of a line is shared out among columns. The widest column gives first, down to its
 * floor; when all floors together are still too wide, columns are left out: what a reader misses
 * least first, of equal ones the last. The first column always stays.
 */
final class ColumnWidths {

  /**
   * What a column wants.
   *
   * @param natural the cells that show everything
   * @param floor the fewest cells that are of use; equal to {@code natural} where it cannot shrink
   * @param weight how much a reader misses it
   */
  record Wish(int natural, int floor, int weight) {}

  private ColumnWidths() {}

  /**
   * The widths of the columns that are shown, by their place; at least one.
   *
   * @param total the cells of a line
   * @param gap the cells between two columns
   */
  static NavigableMap<Integer, Integer> share(List<Wish> wishes, int total, int gap) {
    List<Integer> kept = new ArrayList<>(IntStream.range(0, wishes.size()).boxed().toList());
    while (kept.size() > 1) {
      int room = total - gap * (kept.size() - 1);
      if (kept.stream().mapToInt(place -> wishes.get(place).floor()).sum() <= room) {
        return shrunk(wishes, kept, room);
      }
      kept.remove(leastMissed(wishes, kept));
    }
    TreeMap<Integer, Integer> first = new TreeMap<>();
    kept.forEach(place -> first.put(place, Math.min(wishes.get(place).natural(), total)));
    return first;
  }

  private static Integer leastMissed(List<Wish> wishes, List<Integer> kept) {
    return kept.stream()
        .skip(1)
        .min(
            Comparator.<Integer>comparingInt(place -> wishes.get(place).weight())
                .thenComparing(Comparator.reverseOrder()))
        .orElseThrow();
  }

  private static NavigableMap<Integer, Integer> shrunk(
      List<Wish> wishes, List<Integer> kept, int room) {
    TreeMap<Integer, Integer> widths = new TreeMap<>();
    kept.forEach(place -> widths.put(place, wishes.get(place).natural()));
    int over = widths.values().stream().mapToInt(Integer::intValue).sum() - room;
    for (; over > 0; over--) {
      widths.merge(widestAboveFloor(wishes, widths), -1, Integer::sum);
    }
    return widths;
  }

  private static int widestAboveFloor(List<Wish> wishes, NavigableMap<Integer, Integer> widths) {
    return widths.entrySet().stream()
        .filter(width -> width.getValue() > wishes.get(width.getKey()).floor())
        .max(
            Map.Entry.<Integer, Integer>comparingByValue()
                .thenComparing(Map.Entry.comparingByKey(Comparator.reverseOrder())))
        .orElseThrow()
        .getKey();
  }
}
