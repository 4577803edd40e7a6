package dev.ikg.casework;

import dev.ikg.answer.Answer;
import dev.ikg.answer.GraphView;
import dev.ikg.answer.ReadLimits;
import dev.ikg.cypher.QuestionGraph;
import dev.ikg.cypher.QuestionLibrary;
import dev.ikg.cypher.QuestionValues;
import dev.ikg.cypher.SavedQuestion;
import dev.ikg.graph.Graph;
import java.time.Duration;
import java.util.function.Function;

/** Makes a view of a graph, all of it as one transaction saw it. */
final class ExportView {

  private static final String LANGUAGE = "en";
  private static final ReadLimits MOST = new ReadLimits(100_000, Duration.ofMinutes(5));

  private final Graph graph;
  private final GraphMemory memory;

  ExportView(Graph graph, GraphMemory memory) {
    this.graph = graph;
    this.memory = memory;
  }

  GraphView view(ViewRequest request) {
    return maker(request).apply(request).largest(request.most());
  }

  private Function<ViewRequest, GraphView> maker(ViewRequest request) {
    return switch (request.name()) {
      case ALL -> of(AllView::of);
      case FACTORS -> of(material -> FactorsView.of(material, memory.vocabulary()));
      case ORGS_FACTORS -> of(OrgsFactorsView::of);
      case RECURRENCES -> of(RecurrencesView::of);
      case CASE -> of(NeighbourhoodView::of);
      case PATTERN -> of(material -> PatternView.of(material, request.argument()));
      case PATH -> of(PathView::of);
      case QUESTION -> this::ofQuestion;
    };
  }

  private Function<ViewRequest, GraphView> of(Function<ViewMaterial, GraphView> view) {
    return request ->
        graph.read(transaction -> view.apply(new ViewMaterial(transaction, memory, request)));
  }

  private GraphView ofQuestion(ViewRequest request) {
    SavedQuestion question =
        AskSavedQuestion.find(QuestionLibrary.read(request.folders()), request.argument());
    if (question.body() instanceof SavedQuestion.Body.Pattern pattern) {
      String words = new QuestionValues(question, request.values()).in(pattern.template());
      return of(material -> PatternView.of(material, question, words)).apply(request);
    }
    QuestionGraph declared = QuestionView.declared(question);
    QuestionRequest asked =
        new QuestionRequest(question.id(), request.values(), request.folders(), MOST);
    Answer answer =
        new AskSavedQuestion(graph, memory, new AskOptions(LANGUAGE)).answer(question, asked);
    return of(material -> QuestionView.of(material, question, declared, answer)).apply(request);
  }
}
