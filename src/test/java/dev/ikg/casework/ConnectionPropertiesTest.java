package dev.ikg.casework;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ikg.answer.Answer;
import dev.ikg.answer.Cell;
import dev.ikg.answer.Row;
import dev.ikg.incident.Vocabulary;
import dev.ikg.neo4j.SharedGraph;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.Tuple;
import net.jqwik.api.lifecycle.AfterContainer;

/**
 * Chains and recurrences of small graphs beside what is worked out from plain documents, with the
 * index of a session and without.
 */
class ConnectionPropertiesTest {

  private static final int CASES = 12;
  private static final int LONGEST = 8;

  /** Labels that two of twelve cases have are no hubs; those that more have are. */
  private static final double HUB = 0.2;

  /**
   * What a document says.
   *
   * @param labels factors
   * @param cause empty where not known
   * @param day after a first day; empty where the date is not known
   * @param repeats places of cases that this one says it repeats
   * @param related places of cases that it names as related
   */
  private record Document(
      int place,
      Set<String> labels,
      Optional<String> cause,
      String organization,
      Optional<Integer> day,
      Set<Integer> repeats,
      Set<Integer> related) {

    String id() {
      return id(place);
    }

    static String id(int place) {
      return "C-%02d".formatted(place);
    }

    Optional<LocalDate> date() {
      return day.map(days -> LocalDate.of(2025, 1, 1).plusDays(days));
    }

    String json() {
      return """
          {"id":"%s","contributing":[%s],"root_cause":"%s","org_slug":"%s","date":"%s","recurrence_of":[%s],"related":[%s]}"""
          .formatted(
              id(),
              quoted(List.copyOf(labels)),
              cause.orElse("unknown"),
              organization,
              date().map(LocalDate::toString).orElse("unknown"),
              quoted(repeats.stream().map(Document::id).toList()),
              quoted(related.stream().map(Document::id).toList()));
    }

    private static String quoted(List<String> texts) {
      return String.join(",", texts.stream().map(text -> '"' + text + '"').toList());
    }
  }

  @AfterContainer
  static void wipe() {
    SharedGraph.wipe();
  }

  @Property(tries = 25, shrinking = ShrinkingMode.OFF)
  void theChainsAreAllShortestOnesOfThePlainDocuments(
      @ForAll("documents") List<Document> documents, @ForAll boolean hubs) {
    load(documents);
    String from = Document.id(0);
    String to = Document.id(1);
    Set<List<String>> expected = new TreeSet<>(Comparator.comparing(List::toString));
    expected.addAll(shortest(neighbours(documents, true, hubs), from, to));
    expected.addAll(shortest(neighbours(documents, false, hubs), from, to));
    for (GraphMemory memory : List.of(Memories.withoutIndex(), withIndex())) {
      Answer answer = answer(memory, new InsightRequest.Path(from, to, hubs, 20, Optional.empty()));
      Set<List<String>> found = new TreeSet<>(Comparator.comparing(List::toString));
      answer.rows().forEach(row -> found.add(names(row)));
      if (answer.rows().size() < 20) {
        assertEquals(expected, found);
      } else {
        assertTrue(expected.containsAll(found), () -> found + " in " + expected);
      }
    }
  }

  @Property(tries = 25, shrinking = ShrinkingMode.OFF)
  void theRecurrencesAreAllPairsThatADocumentDeclares(
      @ForAll("documents") List<Document> documents) {
    load(documents);
    Set<String> expected = new TreeSet<>();
    for (Document later : documents) {
      for (Document earlier : documents) {
        if (later.place() != earlier.place() && later.repeats().contains(earlier.place())) {
          expected.add(pair(earlier, later));
        }
      }
    }
    for (GraphMemory memory : List.of(Memories.withoutIndex(), withIndex())) {
      Answer answer = answer(memory, new InsightRequest.Recurrences(1_000, Optional.empty()));
      Set<String> found = new TreeSet<>();
      answer.rows().forEach(row -> found.add(pair(answer, row)));
      assertEquals(expected, found);
      assertEquals(expected.size(), answer.rows().size());
    }
  }

  private static void load(List<Document> documents) {
    SharedGraph.wipe();
    new TestLoad(SharedGraph.graph())
        .text(documents.stream().map(Document::json).toArray(String[]::new));
  }

  private static GraphMemory withIndex() {
    return new GraphMemory(
        Vocabulary.NONE, SharedGraph::graph, new Indexing(CASES, new Never()), line -> {});
  }

  private static Answer answer(GraphMemory memory, InsightRequest request) {
    return new Insight(SharedGraph.graph(), memory, new AskOptions("en")).answer(request);
  }

  /** The cases of a chain, then its labels. */
  private static List<String> names(Row row) {
    List<String> names = new ArrayList<>(row.texts(2));
    names.addAll(row.texts(3));
    return names;
  }

  private static String pair(Answer answer, Row row) {
    Map<String, Cell> cells = new TreeMap<>();
    for (int i = 0; i < answer.columns().size(); i++) {
      cells.put(answer.columns().get(i).name(), row.cells().get(i));
    }
    return "%s %s days %s cause %s factors %s %s"
        .formatted(
            cells.get("id"),
            cells.get("next_id"),
            cells.get("days"),
            cells.get("same_cause"),
            cells.get("same_factors"),
            cells.get("scope"));
  }

  private static String pair(Document earlier, Document later) {
    Optional<Long> days =
        earlier.date().flatMap(a -> later.date().map(b -> ChronoUnit.DAYS.between(a, b)));
    Set<String> labels = new TreeSet<>(earlier.labels());
    labels.retainAll(later.labels());
    boolean same = earlier.cause().isPresent() && earlier.cause().equals(later.cause());
    return "%s %s days %s cause %s factors %s %s"
        .formatted(
            Cell.of(earlier.id()),
            Cell.of(later.id()),
            days.map(Cell::of).orElse(Cell.missing()),
            Cell.ofTexts(same ? later.cause().stream().toList() : List.of()),
            Cell.ofTexts(List.copyOf(labels)),
            Cell.of(earlier.organization().equals(later.organization()) ? "one org" : "across"));
  }

  /** Which cases and labels stand beside each other; labels only where they may be on the way. */
  private static Map<String, Set<String>> neighbours(
      List<Document> documents, boolean withLabels, boolean hubs) {
    Map<String, Set<String>> neighbours = new TreeMap<>();
    Map<String, Set<String>> carriers = new TreeMap<>();
    for (Document document : documents) {
      Set<Integer> others = new TreeSet<>(document.repeats());
      others.addAll(document.related());
      others.removeIf(other -> other == document.place() || other >= CASES); // nobody has that id
      others.forEach(other -> join(neighbours, document.id(), Document.id(other)));
      document.labels().forEach(label -> carry(carriers, "factor:" + label, document));
      document.cause().ifPresent(cause -> carry(carriers, "cause:" + cause, document));
      carry(carriers, "org:" + document.organization(), document);
    }
    carriers.forEach(
        (label, cases) -> {
          if (withLabels && (hubs || cases.size() < HUB * documents.size())) {
            cases.forEach(incident -> join(neighbours, label, incident));
          }
        });
    return neighbours;
  }

  private static void carry(Map<String, Set<String>> carriers, String label, Document document) {
    carriers.computeIfAbsent(label, key -> new TreeSet<>()).add(document.id());
  }

  private static void join(Map<String, Set<String>> neighbours, String one, String other) {
    neighbours.computeIfAbsent(one, key -> new TreeSet<>()).add(other);
    neighbours.computeIfAbsent(other, key -> new TreeSet<>()).add(one);
  }

  /** All shortest chains, breadth first; each as its cases, then its labels. */
  private static List<List<String>> shortest(
      Map<String, Set<String>> neighbours, String from, String to) {
    List<List<String>> found = new ArrayList<>();
    Deque<List<String>> next = new ArrayDeque<>(List.of(List.of(from)));
    int shortest = LONGEST;
    while (!next.isEmpty()) {
      List<String> way = next.remove();
      String last = way.get(way.size() - 1);
      int steps = way.size() - 1;
      if (last.equals(to)) {
        shortest = Math.min(shortest, steps);
        found.add(way);
      } else if (steps < shortest) {
        for (String other : neighbours.getOrDefault(last, Set.of())) {
          if (!way.contains(other)) {
            List<String> longer = new ArrayList<>(way);
            longer.add(other);
            next.add(longer);
          }
        }
      }
    }
    int steps = shortest;
    return found.stream()
        .filter(way -> way.size() == steps + 1)
        .map(
            way -> {
              List<String> names =
                  new ArrayList<>(way.stream().filter(name -> !name.contains(":")).toList());
              names.addAll(way.stream().filter(name -> name.contains(":")).toList());
              return names;
            })
        .toList();
  }

  /** Twelve cases with few links and labels, so that some are far apart and some never meet. */
  @Provide
  Arbitrary<List<Document>> documents() {
    return Combinators.combine(IntStream.range(0, CASES).mapToObj(this::document).toList())
        .as(documents -> documents);
  }

  private Arbitrary<Document> document(int place) {
    Arbitrary<Set<String>> labels =
        Arbitraries.of("f1", "f2", "f3", "f4", "f5", "f6", "f7", "f8", "common", "common")
            .set()
            .ofMaxSize(2);
    Arbitrary<Optional<String>> cause =
        Arbitraries.of("c1", "c2", "c3", "c4", "c5", "c6").optional(0.4);
    Arbitrary<String> organization = Arbitraries.of("o1", "o2", "o3", "o4", "o5", "o6", "o7");
    Arbitrary<Set<Integer>> links =
        Arbitraries.frequencyOf(
            Tuple.of(4, Arbitraries.just(Set.of())),
            Tuple.of(1, Arbitraries.integers().between(0, CASES).set().ofSize(1)));
    return Combinators.combine(
            labels,
            cause,
            organization,
            Arbitraries.integers().between(0, 400).optional(0.8),
            links,
            links)
        .as(
            (l, c, o, day, repeats, related) ->
                new Document(place, new TreeSet<>(l), c, o, day, repeats, related));
  }
}
