package dev.ikg.casework;

import dev.ikg.answer.GraphView;
import dev.ikg.graph.Graph;
import dev.ikg.incident.Vocabulary;
import java.util.List;

/** Makes a view of a graph, all of it as one transaction saw it. */
final class ExportView {

  private final Graph graph;
  private final Vocabulary vocabulary;

  ExportView(Graph graph, Vocabulary vocabulary) {
    this.graph = graph;
    this.vocabulary = vocabulary;
  }

  GraphView view(ViewRequest request) {
    return graph.read(transaction -> of(request, transaction)).largest(request.most());
  }

  private GraphView of(ViewRequest request, Graph.Transaction transaction) {
    if (request.name() == ViewRequest.Name.CASE) {
      KnownCases.check(transaction, List.of(request.argument()));
    }
    return of(new ViewMaterial(transaction, vocabulary, request));
  }

  private GraphView of(ViewMaterial material) {
    return switch (material.request().name()) {
      case ALL -> AllView.of(material);
      case FACTORS -> FactorsView.of(material, vocabulary);
      case ORGS_FACTORS -> OrgsFactorsView.of(material);
      case RECURRENCES -> RecurrencesView.of(material);
      case CASE -> NeighbourhoodView.of(material);
      case PATTERN -> PatternView.of(material, vocabulary);
    };
  }
}
