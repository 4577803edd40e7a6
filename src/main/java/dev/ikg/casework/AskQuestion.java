package dev.ikg.casework;

import dev.ikg.answer.Answer;
import dev.ikg.answer.Row;
import dev.ikg.answer.Summary;
import dev.ikg.cypher.CompiledQuestion;
import dev.ikg.cypher.CypherQuery;
import dev.ikg.cypher.CypherScript;
import dev.ikg.cypher.QuestionCompiler;
import dev.ikg.graph.CaseStore;
import dev.ikg.graph.Graph;
import dev.ikg.graph.LexiconReader;
import dev.ikg.incident.Lexicon;
import dev.ikg.incident.Vocabulary;
import dev.ikg.question.Question;
import dev.ikg.question.Resolution;
import dev.ikg.question.Resolver;
import java.util.ArrayList;
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

  Answer answer(String text) {
    Question question = parse(text);
    return graph.read(
        transaction -> {
          Compiled compiled = compile(question, transaction);
          Found found = find(question, compiled.statements(), transaction);
          List<String> notes = new ArrayList<>(SummaryNotes.of(compiled.resolution(), found));
          options.where().ifPresent(where -> notes.add("Only cases where `" + where + "`."));
          return new Answer(
              compiled.statements().rows().columns(),
              found.rows(),
              new Summary(SummaryFields.of(question, found), SummaryLines.of(question, found)),
              notes);
        });
  }

  Explanation explain(String text) {
    Question question = parse(text);
    CypherQuery rows =
        graph.read(transaction -> compile(question, transaction).statements().rows());
    return new Explanation(
        rows.text(), CypherScript.parameters(rows), CypherScript.pasteable(rows));
  }

  /** What the graph would do for the rows of a question. */
  Answer plan(String text) {
    Question question = parse(text);
    CypherQuery rows =
        graph.read(transaction -> compile(question, transaction).statements().rows());
    return PlanRows.answer(OurStatement.run(() -> graph.plan(rows)));
  }

  private Question parse(String text) {
    Question question = Question.parse(text);
    return selection().map(question::amongst).orElse(question);
  }

  private Optional<Question> selection() {
    return options.where().map(Selection::parse);
  }

  private record Compiled(Resolution resolution, CompiledQuestion statements) {}

  private Compiled compile(Question question, Graph.Transaction transaction) {
    Lexicon lexicon = LexiconReader.read(transaction, vocabulary);
    // First, so that a name that is unknown is shown where it was typed.
    selection().ifPresent(new Resolver(lexicon)::resolve);
    Resolution resolution = new Resolver(lexicon).resolve(question);
    return new Compiled(
        resolution, QuestionCompiler.compile(resolution, lexicon, options.language()));
  }

  private Found find(
      Question question, CompiledQuestion statements, Graph.Transaction transaction) {
    EligibleTotals eligible = EligibleTotals.of(transaction.run(statements.eligible()));
    List<Row> rows = transaction.run(statements.rows());
    boolean mayBeCut = question.tail().limit().filter(l -> l.rows() == rows.size()).isPresent();
    return new Found(
        rows,
        MatchedTotals.of(transaction.run(statements.matched())),
        eligible,
        Chance.of(question, eligible)
            .map(chance -> amongPairs(chance, eligible, statements, transaction)),
        statements.spread().map(query -> transaction.run(query).get(0).whole(0)),
        statements
            .unlimited()
            .filter(query -> mayBeCut)
            .map(query -> transaction.run(query).get(0).whole(0))
            .filter(all -> all > rows.size()),
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
        .map(pair -> new PairQuestion(pair, vocabulary).family(transaction, eligible))
        .map(chance::in)
        .orElse(chance);
  }
}
