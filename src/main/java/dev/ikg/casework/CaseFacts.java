package dev.ikg.casework;

import dev.ikg.answer.Cell;
import dev.ikg.answer.Column;
import dev.ikg.answer.GraphView;
import dev.ikg.answer.Row;
import dev.ikg.incident.Facet;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a view shows of a case.
 *
 * @param id of the case
 * @param slug the key of its organization
 * @param organization the name of its organization
 * @param days when it happened
 * @param labels what it carries, by facet, in the order of the record
 * @param attributes everything that a reader may want to know, in the order of a case
 */
record CaseFacts(
    String id,
    Optional<String> slug,
    Optional<String> organization,
    Optional<GraphView.Days> days,
    Map<Facet, List<String>> labels,
    Cell.Fields attributes) {

  private static final int ID = 0;
  private static final int FIRST_DAY = 1;
  private static final int LAST_DAY = 2;
  private static final int SLUG = 3;
  private static final int ORGANIZATION = 4;
  private static final int DATE = 10;
  private static final int FACETS = 16;

  /** The facets whose label is an attribute of a case. */
  static final List<Facet> SINGLE = Facet.withField().filter(Facet::isSingle).toList();

  /** The facets whose labels are nodes, with the columns that hold them. */
  private static final Map<Facet, Integer> LABELS =
      Map.of(
          Facet.FACTOR, 5, Facet.CAUSE, 6, Facet.COMPONENT, 7, Facet.SYMPTOM, 8, Facet.DOMAIN, 9);

  /** A case from a row of {@code views/cases}. */
  static CaseFacts of(Row row, List<Column> columns) {
    Map<Facet, List<String>> labels = new LinkedHashMap<>();
    LABELS.forEach((facet, column) -> labels.put(facet, row.texts(column)));
    return new CaseFacts(
        row.key(ID),
        row.text(SLUG),
        row.text(ORGANIZATION),
        row.day(FIRST_DAY).map(first -> new GraphView.Days(first, lastDay(row, first))),
        labels,
        attributes(row, columns));
  }

  private static LocalDate lastDay(Row row, LocalDate first) {
    return row.day(LAST_DAY).filter(last -> !last.isBefore(first)).orElse(first);
  }

  private static Cell.Fields attributes(Row row, List<Column> columns) {
    Map<String, Cell> attributes = new LinkedHashMap<>();
    attributes.put("case_id", row.cells().get(ID));
    attributes.put("org", row.cells().get(ORGANIZATION));
    for (int i = DATE; i < columns.size(); i++) {
      if (i == FACETS && row.cells().get(i) instanceof Cell.Many labels) {
        attributes.putAll(byProperty(labels.values()));
      } else {
        attributes.put(columns.get(i).name(), row.cells().get(i));
      }
    }
    for (int i = ORGANIZATION + 1; i < DATE; i++) {
      attributes.put(columns.get(i).name(), row.cells().get(i));
    }
    attributes
        .values()
        .removeIf(
            cell ->
                cell instanceof Cell.Missing
                    || (cell instanceof Cell.Many many && many.values().isEmpty()));
    return new Cell.Fields(attributes);
  }

  private static Map<String, Cell> byProperty(List<Cell> labels) {
    Map<String, Cell> attributes = new LinkedHashMap<>();
    for (int i = 0; i < SINGLE.size(); i++) {
      attributes.put(SINGLE.get(i).property().orElseThrow().name(), labels.get(i));
    }
    return attributes;
  }

  /** The labels of a facet. */
  List<String> labels(Facet facet) {
    return labels.getOrDefault(facet, List.of());
  }

  /** Where and when, as it is written beside a dot. */
  String caption() {
    String date = attributes.values().get("date") instanceof Cell.Text text ? text.value() : "";
    String caption = (organization.orElse("") + " " + date).strip();
    return caption.isEmpty() ? id : caption;
  }
}
