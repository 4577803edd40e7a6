package dev.ikg.casework;

import dev.ikg.answer.Answer;
import dev.ikg.answer.Summary;
import dev.ikg.cypher.CompiledQuestion;
import dev.ikg.cypher.CypherQuery;
import dev.ikg.cypher.CypherScript;
import dev.ikg.cypher.QuestionCompiler;
import dev.ikg.graph.CaseStore;
import dev.ikg.graph.Graph;
import dev.ikg.incident.Lexicon;
import dev.ikg.question.Question;
import dev.ikg.question.Resolution;
import dev.ikg.question.Resolver;

/** From the text of a question to its answer, or to its Cypher. */
final class AskQuestion {

  private final Graph graph;
  private final GraphMemory memory;
  private final AskOptions options;

  AskQuestion(Graph graph, GraphMemory memory, AskOptions options) {
    this.graph = graph;
    this.memory = memory;
    this.options = options;
  }

  Answer answer(String text) {
    Question question = Question.parse(text);
    return graph.read(
        transaction -> {
          Compiled compiled = compile(question, transaction);
          Found found = find(question, compiled.statements(), transaction);
          return new Answer(
              compiled.statements().rows().columns(),
              found.rows(),
              new Summary(SummaryFields.of(question, found), SummaryLines.of(question, found)),
              SummaryNotes.of(compiled.resolution(), found));
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
    Lexicon lexicon = memory.lexicon(transaction);
    Resolution resolution = new Resolver(lexicon).resolve(question);
    return new Compiled(
        resolution, QuestionCompiler.compile(resolution, lexicon, options.language()));
  }

  private Found find(
      Question question, CompiledQuestion statements, Graph.Transaction transaction) {
    EligibleTotals eligible = EligibleTotals.of(transaction.run(statements.eligible()));
    return new Found(
        transaction.run(statements.rows()),
        MatchedTotals.of(transaction.run(statements.matched())),
        eligible,
        Chance.of(question, eligible)
            .map(chance -> amongPairs(chance, eligible, statements, transaction)),
        statements.spread().map(query -> transaction.run(query).get(0).whole(0)),
        new CaseStore(transaction).state());
  }

  private Chance amongPairs(
      Chance chance,
      EligibleTotals eligible,
      CompiledQuestion statements,
      Graph.Transaction transaction) {
    return statements
        .pair()
        .filter(pair -> chance.p().isPresent())
        .map(pair -> new PairQuestion(pair, memory.vocabulary()).family(transaction, eligible))
        .map(chance::in)
        .orElse(chance);
  }
}
