package dev.ikg.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;

/** Sixteen processes that load at the same time, each its own cases of shared organizations. */
final class SixteenLoads {

  private static final int LOADS = 16;
  private static final int CASES_EACH = 10;

  private SixteenLoads() {}

  /** Starts all at once, and holds them to the graph of one load of all cases. */
  static void endAsOneLoadOfAll(Ikg ikg, Ikg other, String... where) throws Exception {
    List<Running> loads = new ArrayList<>();
    StringBuilder all = new StringBuilder();
    for (int i = 0; i < LOADS; i++) {
      String cases = cases(i);
      all.append(cases);
      loads.add(ikg.start(with(where, "load", ikg.file("part-" + i + ".jsonl", cases))));
    }
    for (Running load : loads) {
      load.end().expecting(0);
    }

    other.run("load", other.file("all.jsonl", all.toString())).expecting(0);
    String[] documents = {"export", "cases", "--to", "-"};
    assertEquals(
        other.run(documents).expecting(0).out(),
        ikg.run(with(where, documents)).expecting(0).out());
    String[] numbers = {"stats", "--format", "json"};
    assertEquals(
        other.run(numbers).expecting(0).json().get("rows"),
        ikg.run(with(where, numbers)).expecting(0).json().get("rows"));
  }

  private static String cases(int load) {
    StringBuilder cases = new StringBuilder();
    for (int i = 0; i < CASES_EACH; i++) {
      cases.append(
          ("{\"id\":\"C-%02d-%d\",\"title\":\"t\",\"org\":\"Org %d\",\"org_slug\":\"org-%d\","
                  + "\"contributing\":[\"factor-%d\",\"retry-storm\"],"
                  + "\"recurrence_of\":[\"C-%02d-%d\"]}%n")
              .formatted(load, i, i, i, i % 3, (load + 1) % LOADS, i));
    }
    return cases.toString();
  }

  private static String[] with(String[] where, String... command) {
    List<String> all = new ArrayList<>(List.of(command));
    all.addAll(List.of(where));
    return all.toArray(String[]::new);
  }
}
