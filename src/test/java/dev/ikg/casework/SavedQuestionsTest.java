package dev.ikg.casework;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ikg.GoldenText;
import dev.ikg.answer.Answer;
import dev.ikg.answer.Cell;
import dev.ikg.answer.Column;
import dev.ikg.answer.ReadLimits;
import dev.ikg.answer.Row;
import dev.ikg.cypher.QuestionLibrary;
import dev.ikg.cypher.QuestionParameter;
import dev.ikg.cypher.SavedQuestion;
import dev.ikg.problem.Failure;
import dev.ikg.render.AnswerPrinter;
import dev.ikg.render.Format;
import dev.ikg.render.Pages;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Every saved question over the bundled cases, with the examples of its header. The rows of all
 * were computed a second time from the documents, by other means, when they were first kept.
 */
class SavedQuestionsTest {

  private static final AskOptions ENGLISH = new AskOptions("en");
  private static final ReadLimits LIMITS = new ReadLimits(10_000, Duration.ofSeconds(60));
  private static final List<String> HOSTILE =
      List.of(
          "it's \"quoted\"",
          "back\\",
          "`tick`",
          "\\u0060",
          "\\u0027 OR true //",
          "}) DETACH DELETE n //",
          "' RETURN 1 AS x //",
          "\" or all or \"",
          "*) OR (*:*",
          "$1 {k}");

  private static Desk desk = unusable();

  @TempDir private Path folder;

  private static Desk unusable() {
    return new GraphDesk(
        opening -> {
          throw new IllegalStateException("not loaded yet");
        },
        List::of,
        java.util.Optional.empty(),
        notice -> {},
        "test");
  }

  @BeforeAll
  static void load() {
    desk = BundledGraph.open();
  }

  @TestFactory
  Stream<DynamicTest> eachGivesItsGoldenAnswer() {
    return questions()
        .map(
            question ->
                DynamicTest.dynamicTest(
                    question.id(),
                    () -> {
                      Answer answer = ask(question, examples(question));
                      assertFalse(answer.rows().isEmpty(), "the examples find nothing");
                      assertCellsFit(answer);
                      assertSaysWhatWasAsked(question, answer);
                      GoldenText.assertSame(
                          "questions/" + question.id() + ".golden", shown(answer));
                    }));
  }

  private static void assertSaysWhatWasAsked(SavedQuestion question, Answer answer) {
    Map<String, Cell> values = answer.summary().values().values();
    Map<String, Cell> parameters = new HashMap<>();
    examples(question).forEach((name, value) -> parameters.put(name, Cell.of(value)));
    assertEquals(Cell.of(question.id()), values.getOrDefault("question", Cell.missing()));
    assertEquals(new Cell.Fields(parameters), values.getOrDefault("parameters", Cell.missing()));
  }

  @Test
  void aValueThatIsNotGivenIsSaidToo() {
    for (String id : List.of("same-cause-again", "fail-together")) {
      SavedQuestion question = questions().filter(q -> q.id().equals(id)).findFirst().orElseThrow();
      Map<String, Cell> parameters = new HashMap<>();
      question
          .parameters()
          .forEach(p -> parameters.put(p.name(), Cell.of(p.byDefault().orElseThrow())));
      assertEquals(
          new Cell.Fields(parameters),
          ask(question, Map.of()).summary().values().values().get("parameters"));
    }
  }

  @TestFactory
  Stream<DynamicTest> noValueIsEverLanguage() {
    return questions()
        .filter(question -> !question.parameters().isEmpty())
        .map(question -> DynamicTest.dynamicTest(question.id(), () -> tryHostile(question)));
  }

  /** A hostile value is refused as what it is, or finds nothing that it should not. */
  private static void tryHostile(SavedQuestion question) {
    long usual = ask(question, examples(question)).rows().size();
    for (QuestionParameter parameter : question.parameters()) {
      for (String hostile : HOSTILE) {
        Map<String, String> values = examples(question);
        values.put(parameter.name(), hostile);
        try {
          long rows = ask(question, values).rows().size();
          assertTrue(rows <= usual, parameter.name() + "=" + hostile + " gives " + rows);
        } catch (Failure refused) {
          assertEquals(Failure.Kind.USAGE, refused.kind(), parameter.name() + "=" + hostile);
        }
      }
    }
    assertEquals(
        Cell.of(605L),
        desk.cypher("MATCH (c:Case) RETURN count(c) AS n", LIMITS).rows().get(0).cells().get(0));
  }

  @Test
  void aQuestionOfTheUserIsAskedToo() throws IOException {
    write(
        "of-two",
        "// parameter: day date = 2020",
        "// columns: day text, many whole",
        "MATCH (c:Case) WHERE c.first_day >= $day RETURN toString($day) AS day, count(*) AS many");
    Row row = askOwn("of-two", Map.of()).rows().get(0);
    assertEquals(Cell.of("2020-01-01"), row.cells().get(0));
    assertTrue(row.whole(1) > 300);
  }

  @Test
  void aQuestionOfTheUserThatWritesIsRefused() throws IOException {
    write("writes", "// columns: n whole", "CREATE (x:X) RETURN 1 AS n");
    Failure refused = assertThrows(Failure.class, () -> askOwn("writes", Map.of()));
    assertEquals(Failure.Kind.USAGE, refused.kind());
    assertEquals("this statement would write", refused.getMessage());
  }

  @Test
  void columnsThatOnlyTheDatabaseCanTellAreCheckedBeforeItRuns() throws IOException {
    write("star", "// columns: a whole, b whole", "WITH 1 AS a, 2 AS c RETURN *");
    Failure refused = assertThrows(Failure.class, () -> askOwn("star", Map.of()));
    assertEquals("the statement returns a, c and the header declares a, b", refused.getMessage());
  }

  @Test
  void aMistypedIdNameOrCaseIsToldTheNearest() {
    assertHint("Did you mean `users-first`?", "user-first", Map.of());
    assertHint(
        "Did you mean `within`? It takes within.", "same-cause-again", Map.of("withn", "1y"));
    assertHint("Did you mean \"IL-0304\"?", "cross-org-echo", Map.of("id", "IL-0305"));
    assertHint(
        "For example: question pattern-spread --param a=retry-storm --param b=shared-dependency",
        "pattern-spread",
        Map.of());
  }

  private static void assertHint(String hint, String id, Map<String, String> values) {
    QuestionRequest request = new QuestionRequest(id, values, List.of(), LIMITS);
    Failure failure = assertThrows(Failure.class, () -> desk.question(request, ENGLISH));
    assertEquals(hint, failure.problems().get(0).hint());
  }

  private void write(String id, String... lines) throws IOException {
    Files.writeString(
        folder.resolve(id + ".cypher"),
        "// id: %s\n// title: T\n// theme: Own\n// purpose: P.\n".formatted(id)
            + String.join("\n", lines));
  }

  private Answer askOwn(String id, Map<String, String> values) {
    return desk.question(new QuestionRequest(id, values, List.of(folder), LIMITS), ENGLISH);
  }

  private static Stream<SavedQuestion> questions() {
    return QuestionLibrary.read(List.of()).questions().stream();
  }

  private static Answer ask(SavedQuestion question, Map<String, String> values) {
    return desk.question(new QuestionRequest(question.id(), values, List.of(), LIMITS), ENGLISH);
  }

  private static Map<String, String> examples(SavedQuestion question) {
    Map<String, String> values = new HashMap<>();
    question.parameters().forEach(p -> values.put(p.name(), p.example()));
    return values;
  }

  private static void assertCellsFit(Answer answer) {
    for (Row row : answer.rows()) {
      for (int i = 0; i < answer.columns().size(); i++) {
        Column column = answer.columns().get(i);
        Cell cell = row.cells().get(i);
        assertTrue(fits(cell, column.kind()), () -> column + " holds " + cell);
      }
    }
  }

  private static boolean fits(Cell cell, Column.Kind kind) {
    return cell instanceof Cell.Missing
        || switch (kind) {
          case TEXT -> cell instanceof Cell.Text;
          case WHOLE -> cell instanceof Cell.Whole;
          case REAL -> cell instanceof Cell.Real;
          case LIST -> cell instanceof Cell.Many;
          case BYTES -> cell instanceof Cell.Bytes;
        };
  }

  private static String shown(Answer answer) {
    StringBuilder rows = new StringBuilder();
    try {
      AnswerPrinter.of(Format.CSV, Pages.WIDE).print(answer, rows, new StringBuilder());
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return rows.toString().replace("\r\n", "\n")
        + "\n"
        + String.join("\n", answer.summary().lines())
        + "\n";
  }
}
