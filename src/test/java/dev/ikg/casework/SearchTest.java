package dev.ikg.casework;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ikg.answer.Answer;
import dev.ikg.answer.Row;
import dev.ikg.graph.Graph;
import dev.ikg.neo4j.SharedGraph;
import dev.ikg.problem.Failure;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Finding cases by words; any text is only a text. */
class SearchTest {

  private static final Graph GRAPH = SharedGraph.graph();

  @BeforeAll
  static void load() {
    SharedGraph.wipe();
    new TestLoad(GRAPH)
        .text(
            """
            {"id": "net", "org_slug": "acme", "date": "2024-01-01",
             "title": {"en": "Split brain in the cluster", "ko": "클러스터 분리"},
             "summary": {"en": "A TCP/IP fault: the (old) switch said \\"no\\". Input AND output fell.",
                         "ko": "스위치 고장으로 장애가 났고 두 시간 만에 복구됐다."}}
            {"id": "brain", "org_slug": "other", "date": "2020-01-01",
             "title": "Brain of the cache split", "summary": "A cache- miss, a = b, 50% C:\\\\temp*"}
            {"id": "bare"}
            """);
  }

  @AfterAll
  static void leaveNothing() {
    SharedGraph.wipe();
  }

  private static Answer search(String text, String language, Optional<String> where) {
    return new Insight(GRAPH, Memories.withoutIndex(), new AskOptions(language))
        .answer(new InsightRequest.Search(text, 20, where));
  }

  private static List<String> found(String text) {
    return search(text, "en", Optional.empty()).rows().stream()
        .map(row -> row.text(0).orElseThrow())
        .toList();
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      quoteCharacter = '`',
      delimiter = '|',
      value = {
        "tcp/ip | net",
        "TCP/IP fault: | net",
        "(old) | net",
        "said \"no\" | net",
        "\" | net",
        "/ | net",
        "AND | net",
        "cache- | brain",
        "cache - | brain",
        "-cache | brain",
        "C:\\temp | brain",
        "temp* | brain",
        "\\ | brain",
        "a = b | brain",
        "+brain !split ~cache ^2 | ",
        "title_en:split | ",
        "장애 | net",
        "복구 장애 | net",
        "시 | net",
        "nothing-of-it | "
      })
  void aTextIsSearchedForAsItIs(String text, String id) {
    assertEquals(Optional.ofNullable(id).stream().toList(), found(text));
  }

  @Test
  void allWordsMustBeThereAndThoseSideBySideComeFirst() {
    assertEquals(List.of("net", "brain"), found("split brain"));
    assertEquals(List.of("brain"), found("split brain cache"));
  }

  @Test
  void theWordsAreMarkedInTheLanguageThatIsAskedForWhereTheyStandInIt() {
    Row korean = search("장애", "ko", Optional.empty()).rows().get(0);
    assertEquals("클러스터 분리", korean.text(3).orElse(""));
    assertEquals("스위치 고장으로 **장애**가 났고 두 시간 만에 복구됐다.", korean.text(4).orElse(""));
    Row english = search("switch tcp", "ko", Optional.empty()).rows().get(0);
    assertTrue(english.text(4).orElse("").contains("**TCP**/IP fault: the (old) **switch**"));
  }

  @Test
  void aPatternNarrowsTheSearch() {
    assertEquals(1, search("brain", "en", Optional.of("since 2023")).rows().size());
    assertEquals(2, search("brain", "en", Optional.empty()).rows().size());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "   "})
  void nothingCannotBeSearchedFor(String text) {
    assertEquals(
        Failure.Kind.USAGE,
        assertThrows(Failure.class, () -> search(text, "en", Optional.empty())).kind());
  }

  @Test
  void aVeryLongTextIsOnlyNotFound() {
    assertEquals(List.of(), found("word ".repeat(5000)));
  }
}
