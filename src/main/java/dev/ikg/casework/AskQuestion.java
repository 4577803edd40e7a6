package dev.ikg.casework;

import dev.ikg.answer.Answer;
import dev.ikg.answer.Summary;
import dev.ikg.cypher.CypherQuery;
import dev.ikg.cypher.CypherScript;
import dev.ikg.cypher.QuestionCompiler;
import dev.ikg.graph.Graph;
import dev.ikg.incident.Facet;
import dev.ikg.incident.FacetValue;
import dev.ikg.index.IndexedQuestion;
import dev.ikg.question.Expr;
import dev.ikg.question.Question;
import dev.ikg.question.Resolution;
import dev.ikg.question.Resolver;
import java.util.List;

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
          GraphMemory.View view = memory.look(transaction);
          Resolution resolution = new Resolver(view.lexicon()).resolve(question);
          QuestionCompiler statements = statements(resolution, view);
          Found found = find(question, statements, view, finding(resolution, view, transaction));
          return new Answer(
              statements.columns(),
              found.rows(),
              new Summary(SummaryFields.of(question, found), SummaryLines.of(question, found)),
              SummaryNotes.of(resolution, found));
        });
  }

  Explanation explain(String text) {
    CypherQuery rows = rows(text);
    return new Explanation(
        rows.text(), CypherScript.parameters(rows), CypherScript.pasteable(rows));
  }

  /** What the graph would do for the rows of a question. */
  Answer plan(String text) {
    return PlanRows.answer(graph.plan(rows(text)));
  }

  private CypherQuery rows(String text) {
    Question question = Question.parse(text);
    return graph.read(
        transaction -> {
          GraphMemory.View view = memory.look(transaction);
          return statements(new Resolver(view.lexicon()).resolve(question), view).rows();
        });
  }

  private QuestionCompiler statements(Resolution resolution, GraphMemory.View view) {
    return QuestionCompiler.of(resolution, view.lexicon(), options.language());
  }

  /** In the index of the session where it is there and holds what is asked, else in the graph. */
  private Finding finding(
      Resolution resolution, GraphMemory.View view, Graph.Transaction transaction) {
    QuestionCompiler statements = statements(resolution, view);
    return view.index()
        .flatMap(index -> IndexedQuestion.of(index, resolution, view.lexicon()))
        .<Finding>map(
            indexed -> new FoundByIndex(indexed, statements, transaction, options.language()))
        .orElseGet(() -> new FoundByCypher(statements, transaction));
  }

  /** Which family is meant: two facets, and what narrows the population. */
  private record FamilyKey(Facet one, Facet other, List<Expr> filters) {}

  private Found find(
      Question question, QuestionCompiler statements, GraphMemory.View view, Finding finding) {
    EligibleTotals eligible = EligibleTotals.of(finding.eligible());
    return new Found(
        finding.rows(),
        MatchedTotals.of(finding.matched()),
        eligible,
        Chance.of(question, eligible)
            .map(
                chance ->
                    statements.pairLabels().isEmpty() || chance.p().isEmpty()
                        ? chance
                        : chance.in(family(question, statements, eligible, view, finding))),
        finding.spread(),
        view.state());
  }

  private Chance.Family family(
      Question question,
      QuestionCompiler statements,
      EligibleTotals eligible,
      GraphMemory.View view,
      Finding finding) {
    FacetValue one = statements.pairLabels().get(0);
    FacetValue other = statements.pairLabels().get(1);
    PairQuestion pair = new PairQuestion(one, other, memory.vocabulary());
    FamilyKey key = new FamilyKey(one.facet(), other.facet(), question.first().filters());
    return pair.among(
        memory.kept(view, key, PairQuestion.Tested.class, () -> pair.test(finding, eligible)));
  }
}
