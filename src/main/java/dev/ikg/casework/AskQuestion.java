package dev.ikg.casework;

import dev.ikg.answer.Answer;
import dev.ikg.answer.Row;
import dev.ikg.cypher.CompiledQuestion;
import dev.ikg.cypher.CypherQuery;
import dev.ikg.cypher.CypherScript;
import dev.ikg.cypher.QuestionCompiler;
import dev.ikg.graph.CaseStore;
import dev.ikg.graph.Graph;
import dev.ikg.graph.GraphState;
import dev.ikg.graph.LexiconReader;
import dev.ikg.incident.Lexicon;
import dev.ikg.incident.Vocabulary;
import dev.ikg.question.Question;
import dev.ikg.question.Resolution;
import dev.ikg.question.Resolver;
import java.util.List;
import java.util.Optional;

/** From the text of a question to its answer, or to its Cypher. */
final class AskQuestion {

  private final Graph graph;
  private final Vocabulary vocabulary;
  private final AskOptions options;

  AskQuestion(Graph graph, Vocabulary vocabulary, AskOptions options) {
    this.graph = graph;
    this.vocabulary = vocabulary;
    this.options = options;
  }

  /**
   * What the graph gives for a question.
   *
   * @param rows of the answer
   * @param matched the matched cases by organization and evidence
   * @param eligible the population by organization
   * @param spread in how many values of the dimension of {@code across} it was found
   * @param state of the graph as a whole
   */
  record Found(
      List<Row> rows,
      List<Row> matched,
      List<Row> eligible,
      Optional<Long> spread,
      GraphState state) {}

  Answer answer(String text) {
    Question question = Question.parse(text);
    return graph.read(
        transaction -> {
          Compiled compiled = compile(question, transaction);
          Found found = run(compiled.statements(), transaction);
          AnswerSummary summary = new AnswerSummary(compiled.resolution(), found);
          return new Answer(
              compiled.statements().rows().columns(),
              found.rows(),
              summary.summary(),
              summary.notes());
        });
  }

  Explanation explain(String text) {
    Question question = Question.parse(text);
    CypherQuery rows =
        graph.read(transaction -> compile(question, transaction).statements().rows());
    return new Explanation(
        rows.text(), CypherScript.parameters(rows), CypherScript.pasteable(rows));
  }

  /** What the graph would do for the rows of a question. */
  Answer plan(String text) {
    Question question = Question.parse(text);
    CypherQuery rows =
        graph.read(transaction -> compile(question, transaction).statements().rows());
    return PlanRows.answer(graph.plan(rows));
  }

  private record Compiled(Resolution resolution, CompiledQuestion statements) {}

  private Compiled compile(Question question, Graph.Transaction transaction) {
    Lexicon lexicon = LexiconReader.read(transaction, vocabulary);
    Resolution resolution = new Resolver(lexicon).resolve(question);
    return new Compiled(
        resolution, QuestionCompiler.compile(resolution, lexicon, options.language()));
  }

  private static Found run(CompiledQuestion statements, Graph.Transaction transaction) {
    return new Found(
        transaction.run(statements.rows()),
        transaction.run(statements.matched()),
        transaction.run(statements.eligible()),
        statements.spread().map(query -> transaction.run(query).get(0).whole(0)),
        new CaseStore(transaction).state());
  }
}
