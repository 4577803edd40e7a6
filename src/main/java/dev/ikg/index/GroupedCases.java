package dev.ikg.index;

import dev.ikg.answer.Cell;
import dev.ikg.answer.Row;
import dev.ikg.cypher.LeftOut;
import dev.ikg.cypher.Names;
import dev.ikg.cypher.QuestionCompiler;
import dev.ikg.incident.Facet;
import dev.ikg.index.FacetIndex.ByCase;
import dev.ikg.question.Dimension;
import dev.ikg.question.Question;
import dev.ikg.question.Tail;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** Matched cases by the values of a dimension. */
final class GroupedCases {

  private static final List<String> COLUMNS =
      List.of("cases", "of", "share", "first", "last", "ids");

  private final CaseIndex index;
  private final Question question;
  private final Names names;
  private final BitSet matched;
  private final Population population;
  private final Map<Dimension, int[][]> members = new EnumMap<>(Dimension.class);

  GroupedCases(
      CaseIndex index, Question question, Names names, BitSet matched, Population population) {
    this.index = index;
    this.question = question;
    this.names = names;
    this.matched = matched;
    this.population = population;
  }

  private record Group(String key, String shown, Row row) {}

  /** A row for each value, in the order that the question asks for. */
  List<Row> rows(Dimension dimension) {
    long most = question.tail().limit().map(limit -> (long) limit.rows()).orElse(Long.MAX_VALUE);
    return groups(dimension).stream().sorted(order(dimension)).limit(most).map(Group::row).toList();
  }

  /** How many rows there are without a limit. */
  long count(Dimension dimension) {
    return groups(dimension).size();
  }

  private List<Group> groups(Dimension dimension) {
    FacetIndex values = index.dimension(dimension);
    Set<String> leftOut = leftOut(dimension);
    int[][] members = members(dimension);
    List<Group> groups = new ArrayList<>();
    for (int value = 0; value < members.length; value++) {
      boolean counts = members[value].length > 0 && !leftOut.contains(values.keys().get(value));
      if (counts && recurs(members[value])) {
        groups.add(group(dimension, values, value, members[value]));
      }
    }
    return groups;
  }

  /** In how many values that count the matched cases are. */
  int values(Dimension dimension) {
    int[][] members = members(dimension);
    return counting(dimension, value -> members[value].length > 0);
  }

  private int values(Dimension dimension, int[] cases) {
    ByCase values = index.dimension(dimension).byCase();
    BitSet met = new BitSet();
    for (int incident : cases) {
      for (int i = values.begin(incident); i < values.begin(incident + 1); i++) {
        met.set(values.value(i));
      }
    }
    return counting(dimension, met::get);
  }

  private int counting(Dimension dimension, IntPredicate isMet) {
    List<String> keys = index.dimension(dimension).keys();
    Set<String> leftOut = leftOut(dimension);
    return (int)
        IntStream.range(0, keys.size())
            .filter(isMet)
            .filter(value -> !leftOut.contains(keys.get(value)))
            .count();
  }

  private Set<String> leftOut(Dimension dimension) {
    return new HashSet<>(LeftOut.of(question, names, dimension).keys());
  }

  /** The matched cases of each value. */
  private int[][] members(Dimension dimension) {
    return members.computeIfAbsent(dimension, this::found);
  }

  private int[][] found(Dimension dimension) {
    ByCase values = index.dimension(dimension).byCase();
    int[] sizes = new int[index.dimension(dimension).keys().size()];
    int[] cases = IncidentSet.incidents(matched);
    for (int c : cases) {
      for (int i = values.begin(c); i < values.begin(c + 1); i++) {
        sizes[values.value(i)]++;
      }
    }
    int[][] found = new int[sizes.length][];
    for (int value = 0; value < sizes.length; value++) {
      found[value] = new int[sizes[value]];
      sizes[value] = 0;
    }
    for (int c : cases) {
      for (int i = values.begin(c); i < values.begin(c + 1); i++) {
        int value = values.value(i);
        found[value][sizes[value]++] = c;
      }
    }
    return found;
  }

  private boolean recurs(int[] members) {
    Tail tail = question.tail();
    return tail.by().isEmpty()
        || tail.across().isEmpty()
        || values(tail.across().get().dimension(), members) >= tail.across().get().atLeast();
  }

  /** How many cases a row is compared with. */
  private long of(Dimension dimension, int value) {
    return QuestionCompiler.isOfAll(question) ? population.size() : population.by(dimension)[value];
  }

  private Group group(Dimension dimension, FacetIndex values, int value, int[] members) {
    long of = of(dimension, value);
    String first = first(members);
    String last = last(members);
    String key = values.keys().get(value);
    boolean organization = dimension.facet().filter(f -> f == Facet.ORG).isPresent();
    String shown = organization ? values.shown(value) : key;
    Row row =
        new Row(
            List.of(
                Cell.of(shown),
                Cell.of((long) members.length),
                Cell.of(of),
                of > 0 && of >= members.length
                    ? Cell.of((double) members.length / of)
                    : Cell.missing(),
                first.isEmpty() ? Cell.missing() : Cell.of(first),
                last.isEmpty() ? Cell.missing() : Cell.of(last),
                Cell.Many.of(members.length, place -> index.id(members[place]))));
    return new Group(key, shown, row);
  }

  /** The smallest of their dates as text; those of one day, such as 2021 and 2021-01, are first. */
  private String first(int[] members) {
    Incidents incidents = index.incidents();
    long oldest = incidents.firstDay(members[0]);
    String first = incidents.date(members[0]);
    for (int i = 1; i < members.length && incidents.firstDay(members[i]) == oldest; i++) {
      String next = incidents.date(members[i]);
      first = next.compareTo(first) < 0 ? next : first;
    }
    return first;
  }

  /** The greatest of their dates as text; empty where none has one. */
  private String last(int[] members) {
    Incidents incidents = index.incidents();
    long newest = CaseIndex.UNKNOWN;
    String last = "";
    for (int i = members.length - 1; i >= 0; i--) {
      long day = incidents.firstDay(members[i]);
      if (newest != CaseIndex.UNKNOWN && day != newest) {
        break;
      }
      newest = day;
      String before = incidents.date(members[i]);
      last = before.compareTo(last) > 0 ? before : last;
    }
    return last;
  }

  private Comparator<Group> order(Dimension dimension) {
    Comparator<Group> usual =
        Comparator.comparingLong((Group group) -> -group.row().whole(1))
            .thenComparing(Group::shown, TextOrder.BY_CODE_POINT)
            .thenComparing(Group::key, TextOrder.BY_CODE_POINT);
    return question
        .tail()
        .order()
        .map(
            order -> {
              int column =
                  order.column().equals(dimension.word()) ? 0 : COLUMNS.indexOf(order.column()) + 1;
              return Comparator.comparing(
                      (Group group) -> group.row().cells().get(column),
                      asked(order.direction() == Tail.Direction.ASCENDING))
                  .thenComparing(usual);
            })
        .orElse(usual);
  }

  /** What is not known comes last. */
  private static Comparator<Cell> asked(boolean ascending) {
    Comparator<Cell> values = GroupedCases::compare;
    return Comparator.comparing((Cell cell) -> cell instanceof Cell.Missing)
        .thenComparing(ascending ? values : values.reversed());
  }

  private static int compare(Cell one, Cell other) {
    if (one instanceof Cell.Whole a && other instanceof Cell.Whole b) {
      return Long.compare(a.value(), b.value());
    }
    if (one instanceof Cell.Real a && other instanceof Cell.Real b) {
      return Double.compare(a.value(), b.value());
    }
    return one instanceof Cell.Text a && other instanceof Cell.Text b
        ? TextOrder.BY_CODE_POINT.compare(a.value(), b.value())
        : 0;
  }
}
