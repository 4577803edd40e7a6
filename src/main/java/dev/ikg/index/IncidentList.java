package dev.ikg.index;

import java.util.Arrays;

/** Numbers of cases, as they come. */
final class IncidentList {

  private int[] incidents = new int[4];
  private int size;

  void add(int incident) {
    if (size == incidents.length) {
      incidents = Arrays.copyOf(incidents, size * 2);
    }
    incidents[size++] = incident;
  }

  int[] toArray() {
    return Arrays.copyOf(incidents, size);
  }

  /**
   * Each case once, in the order of its place.
   *
   * @param places of all cases, by the numbers that came
   */
  int[] placed(int[] places) {
    return Arrays.stream(incidents, 0, size)
        .map(came -> places[came])
        .sorted()
        .distinct()
        .toArray();
  }
}
