package dev.ikg.index;

import dev.ikg.answer.Cell;
import dev.ikg.answer.Row;
import dev.ikg.cypher.StatementFile;
import dev.ikg.graph.Graph.Transaction;
import dev.ikg.incident.Facet;
import dev.ikg.index.CaseIndex.Entry;
import dev.ikg.index.CaseIndex.Mark;
import dev.ikg.index.LinkIndex.Said;
import dev.ikg.question.Dimension;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** Reads all cases of a graph into an index: three statements, whose rows are taken one by one. */
public final class CaseIndexReader {

  private static final StatementFile CASES = StatementFile.load("index/cases");
  private static final StatementFile LABELS = StatementFile.load("index/labels");
  private static final StatementFile LINKS = StatementFile.load("index/links");

  private static final Predicate<String> YEAR = Pattern.compile("-?[0-9]{1,9}").asMatchPredicate();

  /** The cases as they come; what is said of them below has their numbers here. */
  private final Incidents.Builder incidents = new Incidents.Builder();

  private final NodeNumbers nodes = new NodeNumbers();
  private final IncidentList linksFrom = new IncidentList();
  private final IncidentList linksTo = new IncidentList();
  private final List<Said> said = new ArrayList<>();
  private final Map<Facet, FacetIndex.Builder> facets = new EnumMap<>(Facet.class);
  private final Map<Dimension, FacetIndex.Builder> calendar = new EnumMap<>(Dimension.class);
  private final Map<Mark, IncidentList> marks = new EnumMap<>(Mark.class);

  private CaseIndexReader() {
    for (Facet facet : Facet.values()) {
      facets.put(facet, new FacetIndex.Builder());
    }
    for (Dimension dimension : CaseIndex.CALENDAR) {
      calendar.put(dimension, new FacetIndex.Builder());
    }
    for (Mark mark : Mark.values()) {
      marks.put(mark, new IncidentList());
    }
  }

  /** The cases as a transaction sees them. */
  public static CaseIndex read(Transaction transaction) {
    return new CaseIndexReader().index(transaction);
  }

  private CaseIndex index(Transaction transaction) {
    transaction.each(CASES.query(), this::take);
    transaction.each(LABELS.query(), this::label);
    transaction.each(LINKS.query(), this::link);
    Incidents came = incidents.build();
    int[] order = oldestFirst(came);
    int[] places = new int[order.length];
    for (int place = 0; place < places.length; place++) {
      places[order[place]] = place;
    }
    return new CaseIndex(
        came.in(order),
        built(facets, Facet.class, places),
        built(calendar, Dimension.class, places),
        marked(places),
        linked(places));
  }

  private static int[] oldestFirst(Incidents incidents) {
    return IntStream.range(0, incidents.size())
        .boxed()
        .sorted(
            Comparator.comparing((Integer one) -> incidents.firstDay(one) == CaseIndex.UNKNOWN)
                .thenComparingLong(incidents::firstDay)
                .thenComparing(incidents.ids()::compare))
        .mapToInt(Integer::intValue)
        .toArray();
  }

  private static <K extends Enum<K>> Map<K, FacetIndex> built(
      Map<K, FacetIndex.Builder> builders, Class<K> keys, int[] places) {
    Map<K, FacetIndex> built = new EnumMap<>(keys);
    builders.forEach((key, builder) -> built.put(key, builder.build(places)));
    return built;
  }

  private Map<Mark, BitSet> marked(int[] places) {
    Map<Mark, BitSet> marked = new EnumMap<>(Mark.class);
    marks.forEach(
        (mark, cases) -> {
          marked.put(mark, IncidentSet.of(places.length, cases.placed(places)));
        });
    return marked;
  }

  private LinkIndex linked(int[] places) {
    LinkIndex.Builder builder = new LinkIndex.Builder(places.length);
    int[] from = linksFrom.toArray();
    int[] to = linksTo.toArray();
    for (int link = 0; link < from.length; link++) {
      builder.add(places[from[link]], places[to[link]], said.get(link));
    }
    return builder.build();
  }

  private static long day(Optional<LocalDate> day) {
    return day.map(LocalDate::toEpochDay).orElse(CaseIndex.UNKNOWN);
  }

  private static long seconds(Cell cell) {
    return cell instanceof Cell.Whole whole ? whole.value() : CaseIndex.UNKNOWN;
  }

  /** Takes a case; a node without an id, which only another program can write, is none. */
  private void take(Row row) {
    if (row.text(1).isEmpty()) {
      return;
    }
    int incident = incidents.size();
    nodes.put(row.whole(0), incident);
    incidents.add(
        new Entry(
            row.key(1),
            row.text(2).orElse(""),
            day(row.day(3)),
            day(row.day(4)),
            seconds(row.cells().get(13)),
            seconds(row.cells().get(14))));
    text(calendar(Dimension.YEARS), row.text(5).filter(YEAR), incident);
    text(calendar(Dimension.QUARTERS), row.text(6), incident);
    text(facet(Facet.SEVERITY), row.text(7), incident);
    text(facet(Facet.TRIGGER), row.text(8), incident);
    text(facet(Facet.DETECTED_BY), row.text(9), incident);
    text(facet(Facet.EVIDENCE), row.text(10), incident);
    row.texts(11).forEach(kind -> facet(Facet.SOURCE).add(kind, incident));
    row.texts(12).forEach(read -> facet(Facet.READ).add(read, incident));
    for (String mark : row.texts(15)) {
      marks
          .computeIfAbsent(Mark.valueOf(mark.toUpperCase(Locale.ROOT)), m -> new IncidentList())
          .add(incident);
    }
  }

  private static void text(FacetIndex.Builder builder, Optional<String> text, int incident) {
    text.ifPresent(key -> builder.add(key, incident));
  }

  /** Takes a label; a node without a name, which only another program can write, is none. */
  private void label(Row row) {
    if (row.text(1).isEmpty()) {
      return;
    }
    FacetIndex.Builder builder = facet(Facet.named(row.key(0)).orElseThrow());
    IncidentList carrying = builder.cases(row.key(1), row.texts(2));
    if (row.cells().get(3) instanceof Cell.Many cases) {
      for (Cell node : cases.values()) {
        int incident = incident(node);
        if (incident >= 0) {
          carrying.add(incident);
        }
      }
    }
  }

  private void link(Row row) {
    int from = incident(row.cells().get(0));
    int to = incident(row.cells().get(1));
    if (from >= 0 && to >= 0) {
      boolean recurrence = row.text(2).equals(Optional.of("RECURRENCE_OF"));
      linksFrom.add(from);
      linksTo.add(to);
      said.add(new Said(recurrence, row.text(3).orElse(""), row.text(4).orElse("")));
    }
  }

  /** The case of a node; negative where it is none. */
  private int incident(Cell node) {
    return node instanceof Cell.Whole whole ? nodes.incident(whole.value()) : -1;
  }

  private FacetIndex.Builder facet(Facet facet) {
    return facets.computeIfAbsent(facet, f -> new FacetIndex.Builder());
  }

  private FacetIndex.Builder calendar(Dimension dimension) {
    return calendar.computeIfAbsent(dimension, d -> new FacetIndex.Builder());
  }
}
