package dev.ikg.index;

import dev.ikg.answer.Cell;
import dev.ikg.answer.Row;
import dev.ikg.incident.Facet;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/** Cases as rows. */
final class CaseRows {

  private final CaseIndex index;
  private final BitSet cases;

  CaseRows(CaseIndex index, BitSet cases) {
    this.index = index;
    this.cases = cases;
  }

  /** {@code id, slug, detected, resolved, values}. */
  List<Row> lengths(Optional<Facet> by) {
    List<Row> rows = new ArrayList<>(cases.cardinality());
    for (int c = cases.nextSetBit(0); c >= 0; c = cases.nextSetBit(c + 1)) {
      rows.add(
          new Row(
              List.of(
                  index.id(c),
                  organizationOf(index, c).get(0),
                  number(index.incidents().detected(c)),
                  number(index.incidents().resolved(c)),
                  Cell.ofTexts(values(by, c)))));
    }
    return rows;
  }

  private List<String> values(Optional<Facet> by, int incident) {
    return by.map(facet -> index.facet(facet).keysOf(incident)).orElse(List.of());
  }

  /** Key and name of an organization; nothing for the place behind all of them. */
  static List<Cell> organization(CaseIndex index, int place) {
    FacetIndex organizations = index.facet(Facet.ORG);
    return place < organizations.keys().size()
        ? List.of(Cell.of(organizations.keys().get(place)), Cell.of(organizations.shown(place)))
        : List.of(Cell.missing(), Cell.missing());
  }

  /** Key and name of the organization of a case; nothing where it names none. */
  static List<Cell> organizationOf(CaseIndex index, int incident) {
    return organization(index, index.facet(Facet.ORG).firstOrEnd(incident));
  }

  /** A text; nothing for an empty one. */
  static Cell text(String text) {
    return text.isEmpty() ? Cell.missing() : Cell.of(text);
  }

  private static Cell number(long number) {
    return number == CaseIndex.UNKNOWN ? Cell.missing() : Cell.of(number);
  }
}
