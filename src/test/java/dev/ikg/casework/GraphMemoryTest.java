package dev.ikg.casework;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ikg.answer.Answer;
import dev.ikg.answer.Cell;
import dev.ikg.graph.CountingGraph;
import dev.ikg.graph.LexiconReader;
import dev.ikg.incident.Facet;
import dev.ikg.incident.FacetValue;
import dev.ikg.incident.Lexicon;
import dev.ikg.incident.Vocabulary;
import dev.ikg.index.CaseIndexReader;
import dev.ikg.neo4j.SharedGraph;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What a session keeps of a graph, and that it never answers from what the graph was before. */
class GraphMemoryTest {

  static final AskOptions ENGLISH = new AskOptions("en");

  static final List<String> QUESTIONS =
      List.of(
          "missing-monitoring with user-reported-detection across orgs",
          "unpinned-version with automation-amplified in database across orgs at least 3",
          "any of (retry-storm, latent-bug) by year",
          "factor:* with automation-amplified by factor across domains",
          "all in database by cause order by share limit 5",
          "latent-bug without retry-storm since 2019 by quarter",
          "all then all",
          "all followed by same cause within 2y across orgs",
          "factor:latent-bug then all then all",
          "text \"database\" with factor:latent-bug across orgs",
          "missing-monitoring with user-reported-detection");

  private final CountingGraph graph = new CountingGraph(BundledGraph.graph());
  private final Desk withIndex = Desks.byIndex(graph);
  private final Desk asEver = Desks.byStatements(SharedGraph.graph());

  @BeforeEach
  void warmUp() {
    withIndex.ask("all by year", ENGLISH);
    withIndex.ask("all by year", ENGLISH);
  }

  /** Statements leave q out where there are many cases; from the index it comes all the same. */
  @Test
  void aLargePopulationHasItsQOnceTheIndexIsThere() {
    Desk largeForStatements =
        Desks.on(SharedGraph.graph(), new Indexing(0, 400, false, new AtOnce()));
    String pair = "missing-monitoring with user-reported-detection";
    String narrowed = pair + " since 2022";
    Cell q = q(asEver.ask(pair, ENGLISH));
    assertTrue(q instanceof Cell.Real, () -> "" + q);

    Answer byStatements = largeForStatements.ask(pair, ENGLISH);
    assertEquals(Cell.missing(), q(byStatements));
    assertTrue(
        byStatements.notes().stream().anyMatch(note -> note.startsWith("No q: here are too many")),
        () -> "" + byStatements.notes());

    Answer fromIndex = largeForStatements.ask(pair, ENGLISH);
    assertEquals(q, q(fromIndex));
    assertTrue(fromIndex.notes().stream().noneMatch(note -> note.startsWith("No q")));
    assertEquals(asEver.ask(narrowed, ENGLISH), largeForStatements.ask(narrowed, ENGLISH));
  }

  /** So few cases pass the filter that statements count their pairs too. */
  @Test
  void aSmallPopulationOfALargeGraphHasItsQByStatements() {
    Desk largeForStatements =
        Desks.on(SharedGraph.graph(), new Indexing(0, 400, false, new Never()));
    String narrowed = "missing-monitoring with user-reported-detection since 2022";
    assertTrue(q(largeForStatements.ask(narrowed, ENGLISH)) instanceof Cell.Real);
  }

  private static Cell q(Answer answer) {
    return answer.summary().values().values().getOrDefault("q", Cell.of("no such key"));
  }

  /** Another test finds the cases that it expects. */
  @AfterAll
  static void wipe() {
    SharedGraph.wipe();
  }

  @Test
  void anAnswerFromTheIndexIsThatOfTheStatementsToTheLastDigit() {
    for (String question : QUESTIONS) {
      assertEquals(asEver.ask(question, ENGLISH), withIndex.ask(question, ENGLISH), () -> question);
    }
  }

  @Test
  void titlesInAnyLanguageAreCountedAsTheStatementsDo() {
    for (String language : List.of("en", "ko", "fr")) {
      AskOptions options = new AskOptions(language);
      for (String question : QUESTIONS) {
        assertEquals(asEver.ask(question, options), withIndex.ask(question, options));
      }
    }
  }

  @Test
  void pairsFromTheIndexAreThoseOfTheStatements() {
    for (Optional<String> where :
        List.of(Optional.<String>empty(), Optional.of("in database since 2018"))) {
      for (Facet other : List.of(Facet.FACTOR, Facet.SYMPTOM)) {
        InsightRequest pairs = new InsightRequest.Pairs(Facet.FACTOR, other, true, 5000, where);
        assertEquals(asEver.insight(pairs, ENGLISH), withIndex.insight(pairs, ENGLISH));
      }
    }
  }

  @Test
  void whatLooksAcrossAllCasesIsTheSameFromTheIndexAndFromTheStatements() {
    for (Optional<String> where : SELECTIONS) {
      // Languages make no difference to what is counted.
      AskOptions options = where.isEmpty() ? new AskOptions("ko") : ENGLISH;
      for (InsightRequest request : requests(where)) {
        Answer expected = asEver.insight(request, options);
        assertEquals(expected, withIndex.insight(request, options), request::toString);
      }
    }
  }

  private static final List<Optional<String>> SELECTIONS =
      List.of(
          Optional.empty(),
          Optional.of("in database since 2018"),
          Optional.of("missing-monitoring without retry-storm"),
          Optional.of("factor:latent-bug then all"),
          Optional.of("text \"database\""));

  private static List<InsightRequest> requests(Optional<String> where) {
    List<InsightRequest> requests = new ArrayList<>();
    for (InsightRequest.Coverage.Subject subject : InsightRequest.Coverage.Subject.values()) {
      requests.add(new InsightRequest.Coverage(subject, where));
    }
    requests.add(new InsightRequest.Labels(Optional.empty(), where));
    requests.add(new InsightRequest.Recurrences(30, where));
    requests.add(new InsightRequest.Trend("missing-monitoring", false, where));
    requests.add(new InsightRequest.Trend("symptom", true, where));
    for (Facet facet : Facet.values()) {
      requests.add(new InsightRequest.Durations(Optional.of(facet), Optional.empty(), where));
    }
    requests.add(
        new InsightRequest.Durations(Optional.empty(), Optional.of("missing-monitoring"), where));
    requests.add(new InsightRequest.Stats(where));
    requests.add(new InsightRequest.Search("database", 20, where));
    requests.add(new InsightRequest.Similar("IL-0304", 40, where));
    for (String to : List.of("2i2c-2020-10-28", "stripe-2019-07-10", "zoom-2025-04-16")) {
      requests.add(new InsightRequest.Path("IL-0304", to, false, 20, where));
      requests.add(new InsightRequest.Path("IL-0304", to, true, 20, where));
    }
    return requests;
  }

  @Test
  void aQuestionOfLabelsReadsOnlyWhetherTheGraphHasChanged() {
    String question = QUESTIONS.get(0);
    withIndex.ask(question, ENGLISH);
    int before = graph.statements();
    withIndex.ask(question, ENGLISH);
    assertEquals(1, graph.statements() - before);
  }

  @Test
  void theFirstQuestionToASmallGraphIsAnsweredFromTheIndex() {
    CountingGraph counting = new CountingGraph(SharedGraph.graph());
    Desk fresh = Desks.on(counting, new Indexing(100_000, new Never()));
    String question = QUESTIONS.get(0);
    assertEquals(asEver.ask(question, ENGLISH), fresh.ask(question, ENGLISH));
    int before = counting.statements();
    fresh.ask(question, ENGLISH);
    assertEquals(1, counting.statements() - before);
  }

  @Test
  void aLargerGraphIsAskedUntilItsIndexIsThere() {
    CountingGraph counting = new CountingGraph(SharedGraph.graph());
    Desk fresh = Desks.on(counting, new Indexing(10, new Never()));
    fresh.ask(QUESTIONS.get(0), ENGLISH);
    int before = counting.statements();
    fresh.ask(QUESTIONS.get(0), ENGLISH);
    assertTrue(counting.statements() - before > 1);
  }

  @Test
  void namesFromTheIndexAreThoseOfTheStatement() {
    Vocabulary none = Vocabulary.NONE;
    Map<FacetValue, Lexicon.Entry> read =
        entries(SharedGraph.graph().read(t -> LexiconReader.read(t, none)));
    Map<FacetValue, Lexicon.Entry> indexed =
        entries(
            SharedGraph.graph()
                .read(t -> LexiconReader.of(CaseIndexReader.read(t).carried(), none)));
    assertEquals(read, indexed);
    assertTrue(read.size() > 200);
  }

  private static Map<FacetValue, Lexicon.Entry> entries(Lexicon lexicon) {
    Map<FacetValue, Lexicon.Entry> entries = new HashMap<>();
    lexicon.entries().forEach(entry -> entries.put(entry.value(), entry));
    return entries;
  }

  @Test
  void whatAnotherConnectionLoadsIsInTheNextAnswer() {
    String question = "missing-monitoring with user-reported-detection across orgs";
    Answer before = withIndex.ask(question, ENGLISH);
    Answer pairsBefore = withIndex.insight(pairs(), ENGLISH);
    Desk another = Desks.byIndex(SharedGraph.graph());
    another.load(oneMore(), Progress.silent(), Consent.given());
    try {
      for (int i = 0; i < 3; i++) {
        Answer after = withIndex.ask(question, ENGLISH);
        assertNotEquals(before, after);
        assertEquals(asEver.ask(question, ENGLISH), after);
        Answer pairsAfter = withIndex.insight(pairs(), ENGLISH);
        assertNotEquals(pairsBefore, pairsAfter);
        assertEquals(asEver.insight(pairs(), ENGLISH), pairsAfter);
      }
      assertEquals(List.of("made-1"), ids(withIndex.ask("factor:never-seen-before", ENGLISH)));
    } finally {
      another.remove(List.of("made-1"));
    }
    assertEquals(before.rows(), withIndex.ask(question, ENGLISH).rows());
  }

  private static List<String> ids(Answer answer) {
    List<String> ids = new ArrayList<>();
    answer.rows().forEach(row -> ids.add(row.text(0).orElseThrow()));
    return ids;
  }

  private static InsightRequest pairs() {
    return new InsightRequest.Pairs(Facet.FACTOR, Facet.FACTOR, true, 5000, Optional.empty());
  }

  private static LoadRequest oneMore() {
    String document =
        """
        {"id": "made-1", "org": "Made", "org_slug": "made", "date": "2024-05-06",
         "contributing": ["missing-monitoring", "user-reported-detection", "never-seen-before"]}
        """;
    return new LoadRequest(
        List.of("-"),
        new ByteArrayInputStream(document.getBytes(StandardCharsets.UTF_8)),
        LoadOptions.USUAL);
  }
}
