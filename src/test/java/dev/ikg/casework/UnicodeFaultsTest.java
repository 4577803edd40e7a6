package dev.ikg.casework;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ikg.answer.Answer;
import dev.ikg.answer.LoadReport;
import dev.ikg.graph.Graph;
import dev.ikg.neo4j.SharedGraph;
import dev.ikg.problem.Place;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Texts of every script, on their whole way into a graph and into an answer. */
class UnicodeFaultsTest {

  private static final String COMPOSED = "Caf\u00E9";
  private static final String DECOMPOSED = "Cafe\u0301";

  private final Graph graph = SharedGraph.graph();

  @BeforeEach
  void wipe() {
    SharedGraph.wipe();
  }

  @Test
  void aDecomposedAndAComposedNameAreOneOrganizationThatEitherFinds() {
    load().text(organization("A-1", DECOMPOSED), organization("A-2", COMPOSED));

    assertEquals(1, TestGraph.number(graph, "MATCH (o:Organization) RETURN count(o) AS value"));
    assertEquals(2, ask("all at \"" + COMPOSED + "\"").rows().size());
    assertEquals(2, ask("all at \"" + DECOMPOSED + "\"").rows().size());
  }

  @Test
  void aLatinWordIsFoundBeforeAKoreanParticle() {
    load().text("{\"id\":\"A-1\",\"summary\":{\"ko\":\"GitHub에서 장애가 났다\"}}");
    load().text("{\"id\":\"A-2\",\"summary\":{\"ko\":\"GitHubber가 찾았다\"}}");
    assertEquals(1, ask("text \"GitHub\"").rows().size());
    assertEquals(1, ask("text \"GitHub에서\"").rows().size());
  }

  @Test
  void aKoreanWordIsFoundInsideALongerOne() {
    load().text("{\"id\":\"A-1\",\"title\":{\"ko\":\"데이터베이스 장애가 났다\"}}");

    assertEquals(1, ask("text \"장애\"").rows().size());
  }

  @ParameterizedTest
  @ValueSource(strings = {"tr-TR", "ko-KR", "ar-EG-u-nu-arab"})
  void everyLocaleMakesTheSameGraph(String locale) {
    Locale before = Locale.getDefault();
    try {
      Locale.setDefault(Locale.forLanguageTag(locale));
      load().text("{\"id\":\"A-1\",\"contributing\":[\"INIT-FAIL\"],\"org\":\"ISTANBUL\"}");
      assertEquals(1, ask("init-fail").rows().size());
    } finally {
      Locale.setDefault(before);
    }
    assertEquals(
        List.of("INIT-FAIL", "istanbul"),
        TestGraph.texts(
            graph,
            "MATCH (:Case)-[:CONTRIBUTED_BY|AT]->(n) RETURN coalesce(n.name, n.slug) AS value"
                + " ORDER BY value"));
  }

  @Test
  void whatOneLocaleLoadedAnotherFindsUnchanged() {
    String one = "{\"id\":\"I-1\",\"contributing\":[\"INIT-FAIL\"],\"org\":\"ISTANBUL\"}";
    Locale before = Locale.getDefault();
    try {
      Locale.setDefault(Locale.forLanguageTag("tr"));
      assertEquals(1, load().text(one).added());
      Locale.setDefault(Locale.ENGLISH);
      assertEquals(1, load().text(one).unchanged());
      assertEquals(1, ask("init-fail").rows().size());
      Locale.setDefault(Locale.forLanguageTag("ar-u-nu-arab"));
      assertEquals(1, load().text(one).unchanged());
      assertEquals(1, ask("init-fail").rows().size());
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void hiddenCharactersInALabelAreRefusedAndNamed() {
    LoadReport report =
        load().text("{\"id\":\"A-1\",\"components\":[\"d\u200Bns\",\"\u202Edatabase\",\"dns\"]}");

    assertEquals(
        List.of("dns"), TestGraph.texts(graph, "MATCH (n:Component) RETURN n.name AS value"));
    assertEquals(
        List.of("/components/0", "/components/1"),
        report.problems().stream().map(p -> ((Place.InFile) p.place()).pointer()).toList());
    assertTrue(report.problems().get(0).message().contains("U+200B"), report::toString);
  }

  private TestLoad load() {
    return new TestLoad(graph);
  }

  private Answer ask(String question) {
    return new AskQuestion(graph, Memories.withoutIndex(), new AskOptions("en")).answer(question);
  }

  private static String organization(String id, String name) {
    return "{\"id\":\"%s\",\"org\":\"%s\"}".formatted(id, name);
  }
}
