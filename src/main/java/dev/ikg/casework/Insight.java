package dev.ikg.casework;

import dev.ikg.answer.Answer;
import dev.ikg.graph.Graph;

/** From what is asked of all cases at once to its answer. */
final class Insight {

  private final Graph graph;
  private final GraphMemory memory;
  private final AskOptions options;

  Insight(Graph graph, GraphMemory memory, AskOptions options) {
    this.graph = graph;
    this.memory = memory;
    this.options = options;
  }

  Answer answer(InsightRequest request) {
    return graph.read(transaction -> answer(request, transaction));
  }

  private Answer answer(InsightRequest request, Graph.Transaction transaction) {
    if (request instanceof InsightRequest.Pairs pairs) {
      return new PairsAnswer(pairs, memory).answer(transaction);
    }
    if (request instanceof InsightRequest.Similar similar) {
      return new SimilarAnswer(similar, memory, options).answer(transaction);
    }
    if (request instanceof InsightRequest.Path path) {
      return new PathAnswer(path, memory).answer(transaction);
    }
    if (request instanceof InsightRequest.Recurrences recurrences) {
      return new RecurrencesAnswer(recurrences, memory, options).answer(transaction);
    }
    if (request instanceof InsightRequest.Trend trend) {
      return new TrendAnswer(trend, memory).answer(transaction);
    }
    if (request instanceof InsightRequest.Durations durations) {
      return new DurationsAnswer(durations, memory).answer(transaction);
    }
    if (request instanceof InsightRequest.Labels labels) {
      return new LabelsAnswer(labels, memory, options).answer(transaction);
    }
    if (request instanceof InsightRequest.Meaning meaning) {
      return new MeaningAnswer(meaning, memory, options).answer(transaction);
    }
    if (request instanceof InsightRequest.Search search) {
      return new SearchAnswer(search, memory, options).answer(transaction);
    }
    if (request instanceof InsightRequest.Stats stats) {
      return new StatsAnswer(stats, memory).answer(transaction);
    }
    if (request instanceof InsightRequest.Coverage coverage) {
      return new CoverageAnswer(coverage, memory).answer(transaction);
    }
    throw new IllegalArgumentException("nothing answers " + request);
  }
}
