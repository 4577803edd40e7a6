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

  /** Each number once, in order. */
  int[] sorted() {
    return Arrays.stream(incidents, 0, size).sorted().distinct().toArray();
  }
}
