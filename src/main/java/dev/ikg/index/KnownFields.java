package dev.ikg.index;

import dev.ikg.answer.Cell;
import dev.ikg.answer.Row;
import dev.ikg.incident.Facet;
import dev.ikg.index.CaseIndex.Mark;
import dev.ikg.question.Dimension;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntPredicate;

/** In how many cases each field is known. */
final class KnownFields {

  private final CaseIndex index;
  private final BitSet cases;

  KnownFields(CaseIndex index, BitSet cases) {
    this.index = index;
    this.cases = cases;
  }

  /** {@code slug, org, year, cases} and a count for each field. */
  List<Row> rows() {
    List<BitSet> fields = fields();
    FacetIndex organizations = index.facet(Facet.ORG);
    FacetIndex years = index.dimension(Dimension.YEARS);
    int places = years.keys().size() + 1;
    TreeMap<Long, long[]> counts = new TreeMap<>();
    for (int c = cases.nextSetBit(0); c >= 0; c = cases.nextSetBit(c + 1)) {
      long place = (long) organizations.firstOrEnd(c) * places + years.firstOrEnd(c);
      long[] row = counts.computeIfAbsent(place, p -> new long[fields.size() + 1]);
      row[0]++;
      for (int field = 0; field < fields.size(); field++) {
        row[field + 1] += fields.get(field).get(c) ? 1 : 0;
      }
    }
    List<Row> rows = new ArrayList<>();
    counts.forEach(
        (place, row) -> {
          List<Cell> cells = new ArrayList<>(CaseRows.organization(index, (int) (place / places)));
          int year = (int) (place % places);
          cells.add(
              year == places - 1
                  ? Cell.missing()
                  : Cell.of(Long.parseLong(years.keys().get(year))));
          for (long number : row) {
            cells.add(Cell.of(number));
          }
          rows.add(new Row(cells));
        });
    return rows;
  }

  /** In the order of the columns of the statement. */
  private List<BitSet> fields() {
    return List.of(
        those(c -> !index.incidents().date(c).isEmpty()),
        those(c -> index.incidents().detected(c) != CaseIndex.UNKNOWN),
        those(c -> index.incidents().resolved(c) != CaseIndex.UNKNOWN),
        index.facet(Facet.CAUSE).known(),
        index.facet(Facet.FACTOR).known(),
        index.facet(Facet.COMPONENT).known(),
        index.facet(Facet.SYMPTOM).known(),
        index.facet(Facet.DOMAIN).known(),
        index.facet(Facet.SEVERITY).known(),
        index.facet(Facet.TRIGGER).known(),
        index.facet(Facet.DETECTED_BY).known(),
        index.facet(Facet.PROVIDER).known(),
        index.marked(Mark.IMPACT),
        index.marked(Mark.REMEDIATION),
        index.marked(Mark.PROMISES),
        index.marked(Mark.LESSONS),
        index.marked(Mark.TEXT),
        index.marked(Mark.SOURCES),
        index.facet(Facet.EVIDENCE).known());
  }

  private BitSet those(IntPredicate known) {
    BitSet those = new BitSet(index.size());
    for (int c = cases.nextSetBit(0); c >= 0; c = cases.nextSetBit(c + 1)) {
      those.set(c, known.test(c));
    }
    return those;
  }

  /** {@code id, date, org, missing}, by id. */
  List<Row> bare() {
    Map<String, BitSet> wanted = new LinkedHashMap<>();
    wanted.put("source", index.marked(Mark.SOURCES));
    wanted.put("cause", index.facet(Facet.CAUSE).known());
    wanted.put("factors", index.facet(Facet.FACTOR).known());
    BitSet bare = new BitSet(index.size());
    for (BitSet known : wanted.values()) {
      BitSet missing = (BitSet) cases.clone();
      missing.andNot(known);
      bare.or(missing);
    }
    return bare.stream()
        .boxed()
        .sorted(index.incidents().ids()::compare)
        .map(
            c ->
                new Row(
                    List.of(
                        index.id(c),
                        CaseRows.text(index.incidents().date(c)),
                        CaseRows.organizationOf(index, c).get(1),
                        Cell.ofTexts(
                            wanted.entrySet().stream()
                                .filter(field -> !field.getValue().get(c))
                                .map(Map.Entry::getKey)
                                .toList()))))
        .toList();
  }
}
