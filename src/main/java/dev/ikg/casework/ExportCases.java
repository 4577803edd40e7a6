package dev.ikg.casework;

import dev.ikg.answer.CaseDocument;
import dev.ikg.graph.CaseStore;
import dev.ikg.graph.Graph;
import dev.ikg.graph.StoredDocuments;
import dev.ikg.problem.Failure;
import java.util.List;
import java.util.function.Consumer;

/** Gives back every document of a graph as it came, in the order of the ids. */
final class ExportCases {

  private final Graph graph;
  private final Progress progress;

  ExportCases(Graph graph, Progress progress) {
    this.graph = graph;
    this.progress = progress;
  }

  /**
   * Hands every document on.
   *
   * @return how many there were
   * @throws Failure of kind {@code CONTENT} where a load changed the graph meanwhile, so that what
   *     was handed on may be half of one graph and half of another
   */
  long to(Consumer<CaseDocument> sink) {
    String before = digest();
    long[] done = {0};
    List<CaseDocument> page = after(StoredDocuments.START);
    while (!page.isEmpty()) {
      page.forEach(sink);
      done[0] += page.size();
      progress.at(() -> new Progress.Stage("cases", done[0], 0, 0, 0));
      page = after(page.get(page.size() - 1).id());
    }
    if (!digest().equals(before)) {
      throw Failure.of(
          Failure.Kind.CONTENT,
          "the graph was changed while its cases were exported",
          "Export again when the load is done.");
    }
    return done[0];
  }

  private List<CaseDocument> after(String id) {
    return graph.read(transaction -> new StoredDocuments(transaction).after(id));
  }

  private String digest() {
    return CaseStore.stateOf(graph).digest();
  }
}
