package dev.ikg.index;

import dev.ikg.index.CaseIndex.Entry;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What an index holds of each case beside its labels, a column each: a question looks at one of
 * them in all cases.
 *
 * @param dates as they were written, each once
 * @param dateOf each case, a place in the dates
 * @param firstDays since 1970, or {@link CaseIndex#UNKNOWN}; of the last days likewise
 * @param detection after how many seconds it was detected, or {@link CaseIndex#UNKNOWN}
 * @param resolution after how many seconds it was resolved, likewise
 */
@SuppressWarnings("ArrayRecordComponent") // compared nowhere, changed by nobody
record Incidents(
    Ids ids,
    List<String> dates,
    int[] dateOf,
    long[] firstDays,
    long[] lastDays,
    long[] detection,
    long[] resolution) {

  Incidents {
    dates = List.copyOf(dates);
  }

  /** Takes cases in any order. */
  static final class Builder {
    private static final int FEW = 16;

    private final Ids.Builder ids = new Ids.Builder();
    private final Map<String, Integer> dates = new HashMap<>();
    private final IncidentList dateOf = new IncidentList();
    private final List<long[]> numbers =
        new ArrayList<>(List.of(new long[FEW], new long[FEW], new long[FEW], new long[FEW]));
    private int size;

    void add(Entry entry) {
      ids.add(entry.id());
      dateOf.add(dates.computeIfAbsent(entry.date(), date -> dates.size()));
      add(0, entry.firstDay());
      add(1, entry.lastDay());
      add(2, entry.detected());
      add(3, entry.resolved());
      size++;
    }

    private void add(int column, long number) {
      long[] before = numbers.get(column);
      if (size == before.length) {
        numbers.set(column, Arrays.copyOf(before, size * 2));
      }
      numbers.get(column)[size] = number;
    }

    int size() {
      return size;
    }

    /** The cases in the order in which they came. */
    Incidents build() {
      String[] texts = new String[dates.size()];
      dates.forEach((date, place) -> texts[place] = date);
      return new Incidents(
          ids.build(),
          List.of(texts),
          dateOf.toArray(),
          column(0),
          column(1),
          column(2),
          column(3));
    }

    private long[] column(int column) {
      return Arrays.copyOf(numbers.get(column), size);
    }
  }

  /**
   * The same cases in another order.
   *
   * @param order the number of each case here, in the order of the new numbers
   */
  Incidents in(int[] order) {
    Ids.Builder sorted = new Ids.Builder();
    for (int incident : order) {
      sorted.add(ids.get(incident));
    }
    return new Incidents(
        sorted.build(),
        dates,
        Arrays.stream(order).map(incident -> dateOf[incident]).toArray(),
        in(order, firstDays),
        in(order, lastDays),
        in(order, detection),
        in(order, resolution));
  }

  private static long[] in(int[] order, long[] numbers) {
    return Arrays.stream(order).mapToLong(incident -> numbers[incident]).toArray();
  }

  int size() {
    return ids.size();
  }

  String id(int incident) {
    return ids.get(incident);
  }

  String date(int incident) {
    return dates.get(dateOf[incident]);
  }

  long firstDay(int incident) {
    return firstDays[incident];
  }

  long lastDay(int incident) {
    return lastDays[incident];
  }

  long detected(int incident) {
    return detection[incident];
  }

  long resolved(int incident) {
    return resolution[incident];
  }

  Entry entry(int incident) {
    return new Entry(
        ids.get(incident),
        date(incident),
        firstDay(incident),
        lastDay(incident),
        detected(incident),
        resolved(incident));
  }
}
