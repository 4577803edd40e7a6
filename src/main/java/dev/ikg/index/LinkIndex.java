package dev.ikg.index;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

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

  /** What a link says, which many say alike. */
  record Said(boolean recurrence, String kind, String basis) {}

  /**
   * All links once, a column each.
   *
   * @param from the cases that name others
   * @param to the cases that they name
   * @param said by each, a place among what is said
   */
  @SuppressWarnings("ArrayRecordComponent") // compared nowhere, changed by nobody
  record Columns(int[] from, int[] to, int[] said, List<Said> texts) {
    Columns {
      texts = List.copyOf(texts);
    }
  }

  /**
   * Both ends of all links by case.
   *
   * @param begins where those of a case begin; they end where those of the next do
   * @param ends twice the place of the link; one more at the end that is named
   */
  @SuppressWarnings("ArrayRecordComponent") // compared nowhere, changed by nobody
  private record ByCase(int[] begins, int[] ends) {
    static ByCase of(Columns links, int cases) {
      int[] begins = new int[cases + 1];
      for (int link = 0; link < links.from().length; link++) {
        begins[links.from()[link] + 1]++;
        begins[links.to()[link] + 1]++;
      }
      for (int i = 0; i < cases; i++) {
        begins[i + 1] += begins[i];
      }
      int[] ends = new int[begins[cases]];
      int[] next = begins.clone();
      for (int link = 0; link < links.from().length; link++) {
        ends[next[links.from()[link]]++] = 2 * link;
        ends[next[links.to()[link]]++] = 2 * link + 1;
      }
      return new ByCase(begins, ends);
    }
  }

  private final Columns links;
  private final int cases;

  /** Worked out when it is first asked for, which most questions never do. */
  private volatile @Nullable ByCase byCase;

  /**
   * The links of so many cases.
   *
   * @param links in any order
   */
  LinkIndex(Columns links, int cases) {
    this.links = links;
    this.cases = cases;
  }

  /** Takes links in any order. */
  static final class Builder {
    private final int cases;
    private final IncidentList from = new IncidentList();
    private final IncidentList to = new IncidentList();
    private final IncidentList said = new IncidentList();
    private final Map<Said, Integer> places = new HashMap<>();
    private final List<Said> texts = new ArrayList<>();

    Builder(int cases) {
      this.cases = cases;
    }

    void add(int one, int other, Said says) {
      from.add(one);
      to.add(other);
      said.add(places.computeIfAbsent(says, this::added));
    }

    private int added(Said says) {
      texts.add(says);
      return texts.size() - 1;
    }

    LinkIndex build() {
      return new LinkIndex(new Columns(from.toArray(), to.toArray(), said.toArray(), texts), cases);
    }
  }

  /** All links once. */
  Columns links() {
    return links;
  }

  /** The links of a case, in no order. */
  List<Link> of(int incident) {
    ByCase made = byCase();
    int begin = made.begins()[incident];
    int end = made.begins()[incident + 1];
    if (begin == end) {
      return List.of();
    }
    List<Link> of = new ArrayList<>(end - begin);
    for (int i = begin; i < end; i++) {
      of.add(link(made.ends()[i]));
    }
    return of;
  }

  private Link link(int end) {
    int place = end >> 1;
    boolean outgoing = (end & 1) == 0;
    Said said = links.texts().get(links.said()[place]);
    int other = outgoing ? links.to()[place] : links.from()[place];
    return new Link(other, said.recurrence(), outgoing, said.kind(), said.basis());
  }

  private ByCase byCase() {
    ByCase made = byCase;
    if (made == null) {
      made = ByCase.of(links, cases);
      byCase = made;
    }
    return made;
  }
}
