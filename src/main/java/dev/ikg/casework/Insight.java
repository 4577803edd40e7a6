package dev.ikg.casework;

import dev.ikg.answer.Answer;
import dev.ikg.graph.Graph;
import dev.ikg.incident.Vocabulary;

/** From what is asked of all cases at once to its answer. */
final class Insight {

  private final Graph graph;
  private final Vocabulary vocabulary;
  private final AskOptions options;

  Insight(Graph graph, Vocabulary vocabulary, AskOptions options) {
    this.graph = graph;
    this.vocabulary = vocabulary;
    this.options = options;
  }

  Answer answer(InsightRequest request) {
    return graph.read(transaction -> answer(request, transaction));
  }

  private Answer answer(InsightRequest request, Graph.Transaction transaction) {
    if (request instanceof InsightRequest.Pairs pairs) {
      return new PairsAnswer(pairs, vocabulary).answer(transaction);
    }
    if (request instanceof InsightRequest.Similar similar) {
      return new SimilarAnswer(similar, vocabulary, options).answer(transaction);
    }
    if (request instanceof InsightRequest.Path path) {
      return new PathAnswer(path, vocabulary).answer(transaction);
    }
    if (request instanceof InsightRequest.Recurrences recurrences) {
      return new RecurrencesAnswer(recurrences, vocabulary, options).answer(transaction);
    }
    if (request instanceof InsightRequest.Trend trend) {
      return new TrendAnswer(trend, vocabulary).answer(transaction);
    }
    if (request instanceof InsightRequest.Durations durations) {
      return new DurationsAnswer(durations, vocabulary).answer(transaction);
    }
    if (request instanceof InsightRequest.Labels labels) {
      return new LabelsAnswer(labels, vocabulary, options).answer(transaction);
    }
    if (request instanceof InsightRequest.Search search) {
      return new SearchAnswer(search, vocabulary, options).answer(transaction);
    }
    if (request instanceof InsightRequest.Stats stats) {
      return new StatsAnswer(stats, vocabulary).answer(transaction);
    }
    if (request instanceof InsightRequest.Coverage coverage) {
      return new CoverageAnswer(coverage, vocabulary).answer(transaction);
    }
    throw new IllegalArgumentException("nothing answers " + request);
  }
}
