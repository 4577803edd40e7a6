package dev.ikg.casework;

import dev.ikg.answer.Answer;
import dev.ikg.answer.Row;
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
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

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
    Question question = parse(text);
    return graph.read(
        transaction -> {
          GraphMemory.View view = memory.look(transaction);
          Resolution resolution = resolve(question, view);
          QuestionCompiler statements = statements(resolution, view);
          Found found = find(question, statements, view, source(resolution, view, transaction));
          List<String> notes = new ArrayList<>(SummaryNotes.of(resolution, found));
          options.where().ifPresent(where -> notes.add("Only cases where `" + where + "`."));
          return new Answer(
              statements.columns(),
              found.rows(),
              new Summary(SummaryFields.of(question, found), SummaryLines.of(question, found)),
              notes);
        });
  }

  Explanation explain(String text) {
    CypherQuery rows = rows(text);
    return new Explanation(
        rows.text(), CypherScript.parameters(rows), CypherScript.pasteable(rows));
  }

  /** What the graph would do for the rows of a question. */
  Answer plan(String text) {
    CypherQuery rows = rows(text);
    return PlanRows.answer(OurStatement.run(() -> graph.plan(rows)));
  }

  private CypherQuery rows(String text) {
    Question question = parse(text);
    return graph.read(
        transaction -> {
          GraphMemory.View view = memory.look(transaction);
          return statements(resolve(question, view), view).rows();
        });
  }

  private Question parse(String text) {
    Question typed = Question.parse(text);
    Question question = options.limit().map(typed::atMost).orElse(typed);
    return selection().map(question::amongst).orElse(question);
  }

  private Optional<Question> selection() {
    return options.where().map(Selection::parse);
  }

  private Resolution resolve(Question question, GraphMemory.View view) {
    Resolver resolver = new Resolver(view.lexicon());
    // First, so that a name that is unknown is shown where it was typed.
    selection().ifPresent(resolver::resolve);
    return resolver.resolve(question);
  }

  private QuestionCompiler statements(Resolution resolution, GraphMemory.View view) {
    return QuestionCompiler.of(resolution, view.lexicon(), options.language());
  }

  /** In the index of the session where it is there and holds what is asked, else in the graph. */
  private AnswerSource source(
      Resolution resolution, GraphMemory.View view, Graph.Transaction transaction) {
    QuestionCompiler statements = statements(resolution, view);
    return view.index()
        .flatMap(index -> IndexedQuestion.of(index, resolution, view.lexicon()))
        .<AnswerSource>map(
            indexed -> new FoundByIndex(indexed, statements, transaction, options.language()))
        .orElseGet(() -> new FoundByCypher(statements, transaction, memory.mostCasesForPairs()));
  }

  /** Which family is meant: two facets, and what narrows the population. */
  private record FamilyKey(Facet one, Facet other, List<Expr> filters) {}

  private Found find(
      Question question, QuestionCompiler statements, GraphMemory.View view, AnswerSource source) {
    EligibleTotals eligible = EligibleTotals.of(source.eligible());
    List<Row> rows = source.rows();
    boolean mayBeCut = question.tail().limit().filter(l -> l.rows() == rows.size()).isPresent();
    return new Found(
        rows,
        MatchedTotals.of(source.matched()),
        eligible,
        Chance.of(question, eligible)
            .map(
                chance ->
                    statements.pairLabels().isEmpty() || chance.p().isEmpty()
                        ? chance
                        : chance.in(family(question, statements, eligible, view, source))),
        source.spread(),
        mayBeCut ? source.unlimited().filter(all -> all > rows.size()) : Optional.empty(),
        view.state());
  }

  private Chance.Family family(
      Question question,
      QuestionCompiler statements,
      EligibleTotals eligible,
      GraphMemory.View view,
      AnswerSource source) {
    FacetValue one = statements.pairLabels().get(0);
    FacetValue other = statements.pairLabels().get(1);
    PairQuestion pair = new PairQuestion(one, other, memory.vocabulary());
    FamilyKey key = new FamilyKey(one.facet(), other.facet(), question.first().filters());
    return pair.among(
        memory.kept(view, key, PairQuestion.Tested.class, () -> pair.test(source, eligible)));
  }
}
