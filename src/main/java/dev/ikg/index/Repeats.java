package dev.ikg.index;

import dev.ikg.answer.Cell;
import dev.ikg.answer.Row;
import dev.ikg.incident.Facet;
import dev.ikg.index.CaseIndex.Entry;
import dev.ikg.index.CaseIndex.Mark;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Cases that somebody says are repetitions of earlier ones. */
final class Repeats {

  private static final String RECURRENCE = "recurrence";

  private final CaseIndex index;
  private final BitSet cases;

  Repeats(CaseIndex index, BitSet cases) {
    this.index = index;
    this.cases = cases;
  }

  private record Pair(int earlier, int later) {}

  /**
   * {@code id, date, slug, org, next_id, next_date, next_slug, next_org, basis, days, cause,
   * factors, promises}, where one of the two is among the cases.
   */
  List<Row> rows() {
    Map<Pair, String> bases = new HashMap<>();
    Ids ids = index.incidents().ids();
    for (int c = 0; c < index.size(); c++) {
      for (LinkIndex.Link link : index.links().of(c)) {
        boolean says = link.recurrence() || link.kind().equals(RECURRENCE);
        if (link.outgoing() && says && (cases.get(c) || cases.get(link.other()))) {
          bases.merge(
              inOrder(c, link),
              link.basis(),
              (a, b) -> TextOrder.BY_CODE_POINT.compare(a, b) >= 0 ? a : b);
        }
      }
    }
    return bases.entrySet().stream()
        .sorted(
            Map.Entry.comparingByKey(
                Comparator.comparing(Pair::earlier, ids::compare)
                    .thenComparing(Pair::later, ids::compare)))
        .map(entry -> row(entry.getKey(), entry.getValue()))
        .toList();
  }

  /** Who names another as related may be the earlier one; who says that it repeats is not. */
  private Pair inOrder(int from, LinkIndex.Link link) {
    long first = index.incidents().firstDay(from);
    long other = index.incidents().firstDay(link.other());
    boolean known = first != CaseIndex.UNKNOWN && other != CaseIndex.UNKNOWN;
    return !link.recurrence() && known && first < other
        ? new Pair(from, link.other())
        : new Pair(link.other(), from);
  }

  private Row row(Pair pair, String basis) {
    Entry earlier = index.incidents().entry(pair.earlier());
    Entry later = index.incidents().entry(pair.later());
    List<Cell> cells = new ArrayList<>();
    for (int incident : List.of(pair.earlier(), pair.later())) {
      cells.add(index.id(incident));
      cells.add(CaseRows.text(index.incidents().date(incident)));
      cells.addAll(CaseRows.organizationOf(index, incident));
    }
    cells.add(CaseRows.text(basis));
    cells.add(
        isOneDay(earlier) && isOneDay(later)
            ? Cell.of(later.firstDay() - earlier.firstDay())
            : Cell.missing());
    cells.add(Cell.ofTexts(shared(Facet.CAUSE, pair)));
    cells.add(Cell.ofTexts(shared(Facet.FACTOR, pair)));
    cells.add(Cell.of(index.marked(Mark.PROMISES).get(pair.earlier()) ? 1 : 0));
    return new Row(cells);
  }

  private static boolean isOneDay(Entry entry) {
    return entry.firstDay() != CaseIndex.UNKNOWN && entry.firstDay() == entry.lastDay();
  }

  private List<String> shared(Facet facet, Pair pair) {
    FacetIndex values = index.facet(facet);
    List<String> shared = new ArrayList<>();
    for (int at = values.begin(pair.earlier()); at < values.begin(pair.earlier() + 1); at++) {
      if (values.has(pair.later(), values.value(at))) {
        shared.add(values.keys().get(values.value(at)));
      }
    }
    return shared;
  }
}
