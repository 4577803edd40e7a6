package dev.ikg.index;

import dev.ikg.answer.Cell;
import dev.ikg.answer.Row;
import dev.ikg.incident.Facet;
import dev.ikg.incident.FacetValue;
import dev.ikg.question.Dimension;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.TreeMap;

/** How often labels are carried, by period. */
final class Periods {

  private final CaseIndex index;
  private final BitSet cases;

  Periods(CaseIndex index, BitSet cases) {
    this.index = index;
    this.cases = cases;
  }

  /** {@code period, slug, org, known, cases}. */
  List<Row> rows(Dimension dimension, List<FacetValue> labels) {
    BitSet known = new BitSet(index.size());
    labels.forEach(label -> known.or(index.facet(label.facet()).known()));
    BitSet carrying = index.carrying(labels);
    known.and(cases);
    FacetIndex periods = index.dimension(dimension);
    FacetIndex organizations = index.facet(Facet.ORG);
    int places = organizations.keys().size() + 1;
    TreeMap<Long, long[]> counts = new TreeMap<>();
    for (int c = known.nextSetBit(0); c >= 0; c = known.nextSetBit(c + 1)) {
      long place = (long) periods.firstOrEnd(c) * places + organizations.firstOrEnd(c);
      long[] row = counts.computeIfAbsent(place, p -> new long[2]);
      row[0]++;
      row[1] += carrying.get(c) ? 1 : 0;
    }
    List<Row> rows = new ArrayList<>();
    counts.forEach(
        (place, row) -> {
          int period = (int) (place / places);
          List<Cell> cells = new ArrayList<>();
          cells.add(
              period < periods.keys().size()
                  ? Cell.of(periods.keys().get(period))
                  : Cell.missing());
          cells.addAll(CaseRows.organization(index, (int) (place % places)));
          cells.add(Cell.of(row[0]));
          cells.add(Cell.of(row[1]));
          rows.add(new Row(cells));
        });
    return rows;
  }
}
