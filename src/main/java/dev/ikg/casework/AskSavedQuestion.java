package dev.ikg.casework;

import dev.ikg.answer.Answer;
import dev.ikg.answer.Cell;
import dev.ikg.answer.Column;
import dev.ikg.answer.Plan;
import dev.ikg.cypher.CypherQuery;
import dev.ikg.cypher.QuestionLibrary;
import dev.ikg.cypher.QuestionValues;
import dev.ikg.cypher.SavedQuestion;
import dev.ikg.graph.Graph;
import dev.ikg.incident.EditDistance;
import dev.ikg.incident.Lexicon;
import dev.ikg.problem.Failure;
import dev.ikg.problem.Place;
import dev.ikg.problem.Problem;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** From the id of a saved question and the values of its parameters to its answer. */
final class AskSavedQuestion {

  private final Graph graph;
  private final GraphMemory memory;
  private final AskOptions options;

  AskSavedQuestion(Graph graph, GraphMemory memory, AskOptions options) {
    this.graph = graph;
    this.memory = memory;
    this.options = options;
  }

  /**
   * The question of an id.
   *
   * @throws Failure of kind {@code USAGE} where there is none, with the nearest one; of kind {@code
   *     CONTENT} where its file is wrong
   */
  static SavedQuestion find(QuestionLibrary library, String id) {
    Optional<SavedQuestion> found = library.find(id);
    if (found.isPresent()) {
      return found.get();
    }
    List<Problem> broken = library.broken(id);
    if (!broken.isEmpty()) {
      throw new Failure(Failure.Kind.CONTENT, broken);
    }
    List<String> ids = library.questions().stream().map(SavedQuestion::id).toList();
    throw Failure.of(
        Failure.Kind.USAGE,
        "there is no question `" + id + "`",
        EditDistance.nearest(id, ids, Math.max(1, id.length() / 3))
            .map(near -> "Did you mean `" + near + "`?")
            .orElse("'questions' lists them all."));
  }

  Answer answer(SavedQuestion question, QuestionRequest request) {
    QuestionValues values = new QuestionValues(question, request.values());
    Answer answer =
        question.body() instanceof SavedQuestion.Body.Pattern pattern
            ? new AskQuestion(graph, memory, options)
                .answer(values.in(pattern.template()))
                .beginning(asked(question, values))
            : cut(
                statement(
                    question, (SavedQuestion.Body.Statement) question.body(), values, request));
    return answer.noting(question.notes());
  }

  private Answer cut(Answer answer) {
    return options.limit().map(answer::first).orElse(answer);
  }

  /** Which question it was, with the values that it was asked with. */
  private static Map<String, Cell> asked(SavedQuestion question, QuestionValues values) {
    Map<String, Cell> parameters = new LinkedHashMap<>();
    values.byName().forEach((name, value) -> parameters.put(name, Cell.of(value)));
    Map<String, Cell> asked = new LinkedHashMap<>();
    asked.put("question", Cell.of(question.id()));
    asked.put("parameters", new Cell.Fields(parameters));
    return asked;
  }

  private Answer statement(
      SavedQuestion question,
      SavedQuestion.Body.Statement statement,
      QuestionValues values,
      QuestionRequest request) {
    CypherQuery query = query(statement, values);
    RunStatement run = new RunStatement(graph, request.limits());
    Map<String, Cell> asked = asked(question, values);
    if (QuestionLibrary.isBundled(question)) {
      return OurStatement.run(() -> run.answer(query, asked)).noting(options.notesOnStatement());
    }
    checkColumns(question, statement, run.check(query));
    return run.answer(query, asked).noting(options.notesOnStatement());
  }

  private CypherQuery query(SavedQuestion.Body.Statement statement, QuestionValues values) {
    return graph.read(
        transaction -> {
          KnownCases.check(transaction, values.cases());
          Lexicon lexicon = memory.lexicon(transaction);
          return values.in(statement, lexicon);
        });
  }

  private static void checkColumns(
      SavedQuestion question, SavedQuestion.Body.Statement statement, Plan plan) {
    List<String> declared = statement.columns().stream().map(Column::name).toList();
    if (!plan.columns().equals(declared)) {
      throw new Failure(
          Failure.Kind.CONTENT,
          List.of(
              Problem.error(
                  new Place.InFile(question.file(), statement.line(), ""),
                  "the statement returns "
                      + String.join(", ", plan.columns())
                      + " and the header declares "
                      + String.join(", ", declared),
                  "Make `// columns:` the same names in the same order.")));
    }
  }
}
