package dev.ikg.oracle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ikg.answer.Answer;
import dev.ikg.answer.Cell;
import dev.ikg.answer.Row;
import dev.ikg.casework.AskOptions;
import dev.ikg.casework.Desk;
import dev.ikg.problem.Failure;
import dev.ikg.question.Question;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.sessions.JqwikSession;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/**
 * Asks generated questions of the graph, of the index of a session, and of the documents. {@code
 * -Dtries=3000} asks more, {@code -Dseed=7} asks others, {@code -Dquestion="..."} asks one.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class GraphAgreesWithDocumentsTest {

  private static final int TRIES = Integer.getInteger("tries", 300);
  private static final long SEED = Long.getLong("seed", 1);
  private static final int ENOUGH_DIFFERENCES = 5;

  private Corpus corpus;

  @BeforeAll
  void load() {
    corpus = Corpus.load();
  }

  @Test
  void everyQuestionHasTheSameAnswer() {
    List<String> differences = new ArrayList<>();
    int withRows = 0;
    for (String question : questions()) {
      Map<String, Object> plain = plain(question);
      withRows += plain.containsKey("row 1") ? 1 : 0;
      for (Desk desk : List.of(corpus.desk(), corpus.indexed())) {
        String difference = difference(plain, fromGraph(desk, question));
        if (!difference.isEmpty()) {
          differences.add(question + "\n" + difference);
        }
      }
      if (differences.size() >= ENOUGH_DIFFERENCES) {
        break;
      }
    }
    assertEquals("", String.join("\n", differences));
    int answered = withRows;
    boolean many = withRows > TRIES / 2;
    assertTrue(many || oneQuestion().isPresent(), () -> "only " + answered + " have rows");
  }

  private static Optional<String> oneQuestion() {
    return Optional.ofNullable(System.getProperty("question"));
  }

  private List<String> questions() {
    if (oneQuestion().isPresent()) {
      return List.of(oneQuestion().get());
    }
    List<String> questions = new ArrayList<>();
    JqwikSession.run(
        () -> {
          Arbitrary<Question> any = new AskedQuestions(corpus.cases()).questions();
          any.generator(TRIES, false).stream(new Random(SEED))
              .map(shrinkable -> shrinkable.value().canonical())
              .limit(TRIES)
              .forEach(questions::add);
        });
    return questions;
  }

  private Map<String, Object> plain(String text) {
    Question question = Question.parse(text);
    PlainAnswer answer = new PlainAnswer(question, corpus.cases(), corpus.names());
    Map<String, Object> all = new LinkedHashMap<>();
    all.put("pattern", text);
    PlainSummary.of(question, answer, new PlainMatching(corpus.names())).forEach(all::put);
    int number = 0;
    for (Map<String, Object> row : answer.rows()) {
      all.put("row " + ++number, row);
    }
    return all;
  }

  private Map<String, Object> fromGraph(Desk desk, String text) {
    Map<String, Object> all = new LinkedHashMap<>();
    Answer answer;
    try {
      answer = desk.ask(text, new AskOptions("en"));
    } catch (Failure refused) {
      all.put("failure", String.valueOf(refused.getMessage()));
      return all;
    }
    answer.summary().values().values().forEach((key, cell) -> all.put(key, value(cell)));
    all.remove("q");
    all.remove("graph");
    int number = 0;
    for (Row row : answer.rows()) {
      Map<String, Object> values = new LinkedHashMap<>();
      for (int i = 0; i < answer.columns().size(); i++) {
        values.put(answer.columns().get(i).name(), value(row.cells().get(i)));
      }
      all.put("row " + ++number, values);
    }
    return all;
  }

  private static Object value(Cell cell) {
    if (cell instanceof Cell.Text text) {
      return text.value();
    }
    if (cell instanceof Cell.Whole whole) {
      return whole.value();
    }
    if (cell instanceof Cell.Real real) {
      return real.value();
    }
    if (cell instanceof Cell.Truth truth) {
      return truth.value();
    }
    if (cell instanceof Cell.Many many) {
      return many.values().stream().map(GraphAgreesWithDocumentsTest::value).toList();
    }
    if (cell instanceof Cell.Fields fields) {
      Map<String, Object> values = new LinkedHashMap<>();
      fields.values().forEach((key, inner) -> values.put(key, value(inner)));
      return values;
    }
    return Optional.empty();
  }

  /** What differs, a line each; the plain answer first. */
  private static String difference(Map<String, Object> plain, Map<String, Object> graph) {
    Map<String, Object> keys = new LinkedHashMap<>(plain);
    graph.forEach(keys::putIfAbsent);
    StringBuilder lines = new StringBuilder();
    for (String key : keys.keySet()) {
      String expected = shown(plain.getOrDefault(key, "nothing"));
      String actual = shown(graph.getOrDefault(key, "nothing"));
      if (!expected.equals(actual)) {
        lines.append("  ").append(key).append(": documents ").append(expected);
        lines.append("\n  ").append(key).append(": graph     ").append(actual).append('\n');
      }
    }
    return lines.toString();
  }

  /** A value as text, with as many digits as two ways of summing agree on. */
  private static String shown(Object value) {
    if (value instanceof Double number) {
      return String.format(Locale.ROOT, "%.9e", number + 0.0);
    }
    if (value instanceof Optional<?> optional) {
      return optional.map(GraphAgreesWithDocumentsTest::shown).orElse("not known");
    }
    if (value instanceof Map<?, ?> map) {
      return map.entrySet().stream()
          .map(entry -> entry.getKey() + "=" + shown(entry.getValue()))
          .sorted()
          .toList()
          .toString();
    }
    if (value instanceof List<?> list) {
      return list.stream().map(GraphAgreesWithDocumentsTest::shown).toList().toString();
    }
    return String.valueOf(value);
  }
}
