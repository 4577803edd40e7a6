package dev.ikg.index;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The values of one side of all cases: which cases have a value, and which values a case has. */
final class FacetIndex {

  private static final int[] NONE = {};

  private final List<String> keys;
  private final List<List<String>> names;
  private final int[][] casesOf;
  private final int[] begins;
  private final int[] values;
  private final BitSet known = new BitSet();
  private final Map<String, Integer> places = new HashMap<>();

  /**
   * All values of a facet.
   *
   * @param keys of the values, in order
   * @param names of each value beside its key
   * @param casesOf each value, in order
   * @param cases how many there are
   */
  FacetIndex(List<String> keys, List<List<String>> names, int[][] casesOf, int cases) {
    this.keys = List.copyOf(keys);
    this.names = List.copyOf(names);
    this.casesOf = casesOf;
    this.begins = new int[cases + 1];
    for (int[] some : casesOf) {
      for (int incident : some) {
        begins[incident + 1]++;
        known.set(incident);
      }
    }
    for (int i = 0; i < cases; i++) {
      begins[i + 1] += begins[i];
    }
    this.values = new int[begins[cases]];
    int[] next = begins.clone();
    for (int value = 0; value < casesOf.length; value++) {
      places.put(keys.get(value), value);
      for (int incident : casesOf[value]) {
        values[next[incident]++] = value;
      }
    }
  }

  /** Takes values, and the cases of each, in any order. */
  static final class Builder {
    private record Value(List<String> names, IncidentList cases) {}

    private final Map<String, Value> values = new HashMap<>();

    /** A value of a case that has no other name than its key. */
    void add(String key, int incident) {
      cases(key, List.of()).add(incident);
    }

    /** The cases of a value, to be added to. */
    IncidentList cases(String key, List<String> names) {
      return values.computeIfAbsent(key, k -> new Value(names, new IncidentList())).cases();
    }

    /**
     * All values.
     *
     * @param places of all cases, by the numbers that were added
     */
    FacetIndex build(int[] places) {
      List<Map.Entry<String, Value>> sorted =
          values.entrySet().stream()
              .sorted(Map.Entry.comparingByKey(TextOrder.BY_CODE_POINT))
              .toList();
      List<String> keys = sorted.stream().map(Map.Entry::getKey).toList();
      List<List<String>> names = new ArrayList<>();
      int[][] casesOf = new int[keys.size()][];
      for (int value = 0; value < casesOf.length; value++) {
        names.add(sorted.get(value).getValue().names());
        casesOf[value] = sorted.get(value).getValue().cases().placed(places);
      }
      return new FacetIndex(keys, names, casesOf, places.length);
    }
  }

  /** All values, in the order of their keys. */
  List<String> keys() {
    return keys;
  }

  /** What a row shows of a value. */
  String shown(int value) {
    return names.get(value).isEmpty() ? keys.get(value) : names.get(value).get(0);
  }

  /** The names of a value beside its key. */
  List<String> names(int value) {
    return names.get(value);
  }

  /** The cases of a value, in order. */
  int[] cases(int value) {
    return casesOf[value];
  }

  /** The cases of the value of a key; none where no case has it. */
  int[] cases(String key) {
    Integer place = places.get(key);
    return place == null ? NONE : casesOf[place];
  }

  /** The cases of a value, as a set of its own. */
  BitSet carrying(int value) {
    BitSet carrying = new BitSet();
    for (int incident : casesOf[value]) {
      carrying.set(incident);
    }
    return carrying;
  }

  /** The cases that have any value. Not to be changed. */
  BitSet known() {
    return known;
  }

  /** Where the values of a case begin, for {@link #value}; they end where those of the next do. */
  int begin(int incident) {
    return begins[incident];
  }

  int value(int place) {
    return values[place];
  }

  /** The first value of a case; -1 where it has none. */
  int first(int incident) {
    return begins[incident] == begins[incident + 1] ? -1 : values[begins[incident]];
  }

  /** The first value of a case; the place behind all values where it has none. */
  int firstOrEnd(int incident) {
    int first = first(incident);
    return first < 0 ? keys.size() : first;
  }

  /** The keys of the values of a case, in order. */
  List<String> keysOf(int incident) {
    return Arrays.stream(values, begins[incident], begins[incident + 1])
        .mapToObj(keys::get)
        .toList();
  }

  /** Whether a case has a value. */
  boolean has(int incident, int value) {
    return Arrays.binarySearch(values, begins[incident], begins[incident + 1], value) >= 0;
  }

  /** Whether two cases have a value in common. */
  boolean areAlike(int one, int other) {
    int i = begins[one];
    int j = begins[other];
    while (i < begins[one + 1] && j < begins[other + 1]) {
      if (values[i] == values[j]) {
        return true;
      }
      if (values[i] < values[j]) {
        i++;
      } else {
        j++;
      }
    }
    return false;
  }
}
