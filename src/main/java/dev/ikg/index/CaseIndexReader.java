package dev.ikg.index;

import dev.ikg.answer.Cell;
import dev.ikg.answer.Row;
import dev.ikg.cypher.StatementFile;
import dev.ikg.graph.Graph.Transaction;
import dev.ikg.incident.Facet;
import dev.ikg.index.CaseIndex.Entry;
import dev.ikg.index.CaseIndex.Mark;
import dev.ikg.question.Dimension;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Reads all cases of a graph into an index: three statements, whose rows are taken one by one. */
public final class CaseIndexReader {

  private static final StatementFile CASES = StatementFile.load("index/cases");
  private static final StatementFile LABELS = StatementFile.load("index/labels");
  private static final StatementFile LINKS = StatementFile.load("index/links");

  private static final Comparator<Found> OLDEST_FIRST =
      Comparator.comparing((Found found) -> found.entry().firstDay() == CaseIndex.UNKNOWN)
          .thenComparingLong(found -> found.entry().firstDay())
          .thenComparing(found -> found.entry().id(), TextOrder.BY_CODE_POINT);

  /** A case with its number in the graph, and what the graph says of it in words. */
  private record Found(long number, Entry entry, List<Cell> cells) {}

  private final Map<Facet, FacetIndex.Builder> facets = new EnumMap<>(Facet.class);
  private final Map<Dimension, FacetIndex.Builder> calendar = new EnumMap<>(Dimension.class);
  private final Map<Mark, BitSet> marks = new EnumMap<>(Mark.class);
  private final Map<Long, Integer> places = new HashMap<>();

  private CaseIndexReader() {
    for (Facet facet : Facet.values()) {
      facets.put(facet, new FacetIndex.Builder());
    }
    for (Dimension dimension : CaseIndex.CALENDAR) {
      calendar.put(dimension, new FacetIndex.Builder());
    }
    for (Mark mark : Mark.values()) {
      marks.put(mark, new BitSet());
    }
  }

  /** The cases as a transaction sees them. */
  public static CaseIndex read(Transaction transaction) {
    return new CaseIndexReader().index(transaction);
  }

  private CaseIndex index(Transaction transaction) {
    List<Found> cases = new ArrayList<>();
    transaction.each(CASES.query(), row -> cases.add(found(row)));
    cases.sort(OLDEST_FIRST);
    for (int place = 0; place < cases.size(); place++) {
      take(cases.get(place), place);
    }
    transaction.each(LABELS.query(), this::label);
    LinkIndex.Builder links = new LinkIndex.Builder(cases.size());
    transaction.each(LINKS.query(), row -> link(row, links));
    return new CaseIndex(
        cases.stream().map(Found::entry).toList(),
        built(facets, Facet.class, cases.size()),
        built(calendar, Dimension.class, cases.size()),
        marks,
        links.build());
  }

  private static <K extends Enum<K>> Map<K, FacetIndex> built(
      Map<K, FacetIndex.Builder> builders, Class<K> keys, int cases) {
    Map<K, FacetIndex> built = new EnumMap<>(keys);
    builders.forEach((key, builder) -> built.put(key, builder.build(cases)));
    return built;
  }

  private static Found found(Row row) {
    Entry entry =
        new Entry(
            row.text(1).orElseThrow(),
            row.text(2).orElse(""),
            day(row.text(3)),
            day(row.text(4)),
            seconds(row.cells().get(13)),
            seconds(row.cells().get(14)));
    return new Found(row.whole(0), entry, row.cells());
  }

  private static long day(Optional<String> text) {
    return text.map(day -> LocalDate.parse(day).toEpochDay()).orElse(CaseIndex.UNKNOWN);
  }

  private static long seconds(Cell cell) {
    return cell instanceof Cell.Whole whole ? whole.value() : CaseIndex.UNKNOWN;
  }

  private void take(Found found, int place) {
    places.put(found.number(), place);
    Row row = new Row(found.cells());
    text(calendar(Dimension.YEARS), row.text(5), place);
    text(calendar(Dimension.QUARTERS), row.text(6), place);
    text(facet(Facet.SEVERITY), row.text(7), place);
    text(facet(Facet.TRIGGER), row.text(8), place);
    text(facet(Facet.DETECTED_BY), row.text(9), place);
    text(facet(Facet.EVIDENCE), row.text(10), place);
    row.texts(11).forEach(kind -> facet(Facet.SOURCE).add(kind, place));
    row.texts(12).forEach(read -> facet(Facet.READ).add(read, place));
    for (String mark : row.texts(15)) {
      marks
          .computeIfAbsent(Mark.valueOf(mark.toUpperCase(Locale.ROOT)), m -> new BitSet())
          .set(place);
    }
  }

  private static void text(FacetIndex.Builder builder, Optional<String> text, int place) {
    text.ifPresent(key -> builder.add(key, place));
  }

  private void label(Row row) {
    FacetIndex.Builder builder = facet(Facet.named(row.text(0).orElseThrow()).orElseThrow());
    String key = row.text(1).orElseThrow();
    List<String> names = row.texts(2);
    if (row.cells().get(3) instanceof Cell.Many cases) {
      IncidentList carrying = builder.cases(key, names);
      for (Cell number : cases.values()) {
        place(number).ifPresent(carrying::add);
      }
    }
  }

  private void link(Row row, LinkIndex.Builder links) {
    Optional<Integer> from = place(row.cells().get(0));
    Optional<Integer> to = place(row.cells().get(1));
    if (from.isPresent() && to.isPresent()) {
      boolean recurrence = row.text(2).equals(Optional.of("RECURRENCE_OF"));
      links.add(from.get(), to.get(), recurrence, row.text(3).orElse(""), row.text(4).orElse(""));
    }
  }

  private Optional<Integer> place(Cell number) {
    return number instanceof Cell.Whole whole
        ? Optional.ofNullable(places.get(whole.value()))
        : Optional.empty();
  }

  private FacetIndex.Builder facet(Facet facet) {
    return facets.computeIfAbsent(facet, f -> new FacetIndex.Builder());
  }

  private FacetIndex.Builder calendar(Dimension dimension) {
    return calendar.computeIfAbsent(dimension, d -> new FacetIndex.Builder());
  }
}
