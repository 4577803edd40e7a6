package dev.ikg.index;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/** The values of one side of all cases: which cases have a value, and which values a case has. */
final class FacetIndex {

  private final List<String> keys;
  private final List<List<String>> names;
  private final int[][] casesOf;
  private final int cases;
  private final Map<String, Integer> places = new HashMap<>();

  /** Worked out when they are first asked for: a question looks at few facets. */
  private volatile @Nullable BitSet known;

  private volatile @Nullable ByCase byCase;
  private volatile int @Nullable [] firsts;

  /** The cases of values that many have, as bits; those of others are set one by one. */
  private final AtomicReferenceArray<@Nullable BitSet> frequent;

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
    this.cases = cases;
    this.frequent = new AtomicReferenceArray<>(casesOf.length);
    for (int value = 0; value < casesOf.length; value++) {
      places.put(keys.get(value), value);
    }
  }

  /**
   * The values of each case.
   *
   * @param begins where those of a case begin; they end where those of the next do
   */
  @SuppressWarnings("ArrayRecordComponent") // compared nowhere, changed by nobody
  record ByCase(int[] begins, int[] values) {
    /** Where the values of a case begin; they end where those of the next do. */
    int begin(int incident) {
      return begins[incident];
    }

    int value(int place) {
      return values[place];
    }

    static ByCase of(int[][] casesOf, int cases) {
      int[] begins = new int[cases + 1];
      for (int[] some : casesOf) {
        for (int incident : some) {
          begins[incident + 1]++;
        }
      }
      for (int i = 0; i < cases; i++) {
        begins[i + 1] += begins[i];
      }
      int[] values = new int[begins[cases]];
      int[] next = begins.clone();
      for (int value = 0; value < casesOf.length; value++) {
        for (int incident : casesOf[value]) {
          values[next[incident]++] = value;
        }
      }
      return new ByCase(begins, values);
    }
  }

  /** The values by case, for who looks at those of many cases. */
  ByCase byCase() {
    ByCase made = byCase;
    if (made == null) {
      made = ByCase.of(casesOf, cases);
      byCase = made;
    }
    return made;
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

  /** Adds the cases of the value of a key to a set; none where no case has it. */
  void addCarrying(String key, BitSet set) {
    Integer value = places.get(key);
    if (value != null) {
      addCarrying(value, set);
    }
  }

  /** The cases of a value, as a set of its own. */
  BitSet carrying(int value) {
    BitSet set = new BitSet(cases);
    addCarrying(value, set);
    return set;
  }

  private void addCarrying(int value, BitSet set) {
    // With as many cases their bits take no more room than their numbers.
    if (casesOf[value].length < cases / Integer.SIZE) {
      IncidentSet.add(set, casesOf[value]);
    } else {
      set.or(bits(value));
    }
  }

  private BitSet bits(int value) {
    BitSet made = frequent.get(value);
    if (made == null) {
      made = IncidentSet.of(cases, casesOf[value]);
      frequent.set(value, made);
    }
    return made;
  }

  /** The cases that have any value. Not to be changed. */
  BitSet known() {
    BitSet made = known;
    if (made == null) {
      made = new BitSet(cases);
      for (int[] some : casesOf) {
        IncidentSet.add(made, some);
      }
      known = made;
    }
    return made;
  }

  /** Where the values of a case begin, for {@link #value}; they end where those of the next do. */
  int begin(int incident) {
    return byCase().begin(incident);
  }

  int value(int place) {
    return byCase().value(place);
  }

  /** The first value of a case; -1 where it has none. */
  int first(int incident) {
    int first = firstOrEnd(incident);
    return first == keys.size() ? -1 : first;
  }

  /** The first value of a case; the place behind all values where it has none. */
  int firstOrEnd(int incident) {
    return firstsOrEnds()[incident];
  }

  /** Of each case what {@link #firstOrEnd} gives. Not to be changed. */
  int[] firstsOrEnds() {
    int[] made = firsts;
    if (made == null) {
      made = new int[cases];
      Arrays.fill(made, keys.size());
      for (int value = casesOf.length - 1; value >= 0; value--) {
        for (int incident : casesOf[value]) {
          made[incident] = value;
        }
      }
      firsts = made;
    }
    return made;
  }

  /** The keys of the values of a case, in order. */
  List<String> keysOf(int incident) {
    ByCase made = byCase();
    return Arrays.stream(made.values(), made.begin(incident), made.begin(incident + 1))
        .mapToObj(keys::get)
        .toList();
  }

  /** Whether a case has a value. */
  boolean has(int incident, int value) {
    ByCase made = byCase();
    return Arrays.binarySearch(made.values(), made.begin(incident), made.begin(incident + 1), value)
        >= 0;
  }

  /** Whether two cases have a value in common. */
  boolean areAlike(int one, int other) {
    ByCase made = byCase();
    int[] begins = made.begins();
    int[] values = made.values();
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
