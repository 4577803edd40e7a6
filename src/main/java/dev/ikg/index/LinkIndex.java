package dev.ikg.index;

import java.util.ArrayList;
import java.util.List;

/** The links between cases, from both ends. */
final class LinkIndex {

  /**
   * A link as one of its ends sees it.
   *
   * @param other the case at the other end
   * @param recurrence whether it says that the one repeats the other; else they are related
   * @param outgoing whether the one names the other
   * @param kind empty where it has none
   */
  record Link(int other, boolean recurrence, boolean outgoing, String kind, String basis) {}

  private final List<List<Link>> byCase;

  private LinkIndex(List<List<Link>> byCase) {
    this.byCase = byCase;
  }

  /** Takes links in any order. */
  static final class Builder {
    private final List<List<Link>> byCase = new ArrayList<>();

    Builder(int cases) {
      for (int i = 0; i < cases; i++) {
        byCase.add(List.of());
      }
    }

    void add(int from, int to, boolean recurrence, String kind, String basis) {
      put(from, new Link(to, recurrence, true, kind, basis));
      put(to, new Link(from, recurrence, false, kind, basis));
    }

    private void put(int incident, Link link) {
      if (byCase.get(incident).isEmpty()) {
        byCase.set(incident, new ArrayList<>(2));
      }
      byCase.get(incident).add(link);
    }

    LinkIndex build() {
      return new LinkIndex(byCase);
    }
  }

  /** The links of a case, in no order. */
  List<Link> of(int incident) {
    return byCase.get(incident);
  }
}
