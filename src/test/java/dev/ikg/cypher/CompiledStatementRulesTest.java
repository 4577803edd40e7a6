package dev.ikg.cypher;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ikg.answer.Plan;
import dev.ikg.casework.BundledGraph;
import dev.ikg.graph.Graph;
import dev.ikg.incident.Facet;
import dev.ikg.question.Question;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What holds for every statement that a question becomes. */
class CompiledStatementRulesTest {

  /** Strings that the compiler itself writes; no value of a question is among them. */
  private static final Set<String> OWN_STRINGS =
      Set.of(
          "",
          ", ",
          "RECURRENCE_OF",
          "RELATED_TO",
          "recurrence",
          "related",
          "later",
          "published",
          "case_text",
          "promise_text",
          "case_lists");

  private static final Pattern STRING = Pattern.compile("'((?:[^'\\\\]|\\\\.)*)'");
  private static final Pattern NUMBER = Pattern.compile("(?<![\\w$.])\\d+(?:\\.\\d+)?");

  /** Questions with values that would show if they came into a statement. */
  private static final List<String> MORE =
      List.of(
          "text \"}) DETACH DELETE n //\" with promised \"' OR 1=1 \\\\\"",
          "retry-storm since 2020-02-29 lasting over 4321s order by title limit 4321",
          "retry-storm across orgs at least 4321 by year",
          "all followed by retry-storm within 4321d");

  @Test
  void theValuesOfAQuestionAreParametersOnly() {
    Map<String, Set<String>> strangers = new TreeMap<>();
    for (String question : questions()) {
      for (CypherQuery statement : statements(question)) {
        Set<String> found = new TreeSet<>();
        STRING
            .matcher(statement.text())
            .results()
            .map(match -> match.group(1))
            .filter(text -> !OWN_STRINGS.contains(text))
            .forEach(found::add);
        NUMBER
            .matcher(STRING.matcher(statement.text()).replaceAll("''"))
            .results()
            .map(MatchResult::group)
            .filter(number -> !Set.of("0", "1").contains(number))
            .forEach(found::add);
        if (!found.isEmpty()) {
          strangers.put(question, found);
        }
      }
    }
    assertEquals(Map.of(), strangers);
  }

  @Test
  void everyStatementIsUnderstoodAndOnlyReads() {
    Graph graph = BundledGraph.graph();
    for (String question : questions()) {
      for (CypherQuery statement : statements(question)) {
        Plan plan = graph.plan(statement);
        assertEquals(Plan.Kind.READS, plan.kind(), question);
        List<String> columns = statement.columns().stream().map(c -> c.name()).toList();
        assertEquals(columns, plan.columns(), question);
        assertFalse(plan.root().all().anyMatch(o -> o.name().contains("AllNodesScan")), question);
      }
    }
  }

  @Test
  void whereALabelIsAskedForNotAllCasesAreLookedAt() {
    Graph graph = BundledGraph.graph();
    List<String> anchored =
        questions().stream()
            .filter(question -> question.startsWith("retry-storm"))
            .filter(question -> !question.startsWith("retry-storm or"))
            .toList();
    assertTrue(anchored.size() >= 15, () -> "only " + anchored);
    assertNoScans(graph, anchored);
  }

  /** A label of each facet of the bundled cases, alone, in a choice and behind a filter. */
  @Test
  void aLabelOfEveryFacetIsFoundByAnIndex() {
    Graph graph = BundledGraph.graph();
    List<String> questions = new ArrayList<>();
    for (Facet facet : Facet.values()) {
      String label = CompiledQuestionsTest.aLabelOf(facet);
      questions.add(label);
      questions.add("any of (" + label + ", factor:retry-storm)");
      questions.add(label + " or factor:retry-storm");
      questions.add("all without retry-storm with " + label);
    }
    assertNoScans(graph, questions);
  }

  private static void assertNoScans(Graph graph, List<String> questions) {
    for (String question : questions) {
      QuestionCompiler compiled = CompiledQuestionsTest.compile(question);
      List<CypherQuery> statements = new ArrayList<>(List.of(compiled.matched()));
      compiled.spread().ifPresent(statements::add);
      if (Question.parse(question).tail().rows().isEmpty()) {
        statements.add(compiled.rows());
      }
      for (CypherQuery statement : statements) {
        List<String> scans =
            graph
                .plan(statement)
                .root()
                .all()
                .filter(o -> o.name().contains("NodeByLabelScan") && o.details().contains("Case"))
                .map(o -> o.name() + " " + o.details())
                .toList();
        assertEquals(List.of(), scans, () -> question + "\n" + statement.text());
      }
    }
  }

  private static List<String> questions() {
    return Stream.concat(
            CompiledQuestionsTest.FILES.stream()
                .flatMap(file -> CompiledQuestionsTest.golden(file).questions().stream()),
            MORE.stream())
        .toList();
  }

  private static List<CypherQuery> statements(String question) {
    QuestionCompiler compiled = CompiledQuestionsTest.compile(question);
    List<CypherQuery> all =
        new ArrayList<>(List.of(compiled.rows(), compiled.matched(), compiled.eligible()));
    compiled.labelled().ifPresent(all::add);
    compiled.spread().ifPresent(all::add);
    return all;
  }
}
