package dev.ikg.casework;

import dev.ikg.graph.CaseStore;
import dev.ikg.graph.Graph;
import dev.ikg.graph.GraphState;
import dev.ikg.graph.LexiconReader;
import dev.ikg.incident.Lexicon;
import dev.ikg.incident.Vocabulary;
import java.util.Optional;

/**
 * What a session keeps of a graph, so that it need not be read for every question. It counts only
 * while the graph says that it has not changed: every transaction that writes raises the version in
 * the graph, and each question looks at it first, in its own transaction.
 */
final class GraphMemory {

  private record Kept(GraphState state, Lexicon lexicon) {}

  private final Vocabulary vocabulary;
  private Optional<Kept> kept = Optional.empty();

  GraphMemory(Vocabulary vocabulary) {
    this.vocabulary = vocabulary;
  }

  /** The definitions that come with the program. */
  Vocabulary vocabulary() {
    return vocabulary;
  }

  /** The names of the graph. */
  synchronized Lexicon lexicon(Graph.Transaction transaction) {
    CaseStore store = new CaseStore(transaction);
    GraphState state = store.state();
    if (kept.isPresent() && kept.get().state().equals(state)) {
      return kept.get().lexicon();
    }
    Lexicon lexicon = LexiconReader.read(transaction, vocabulary);
    // A transaction sees what others write meanwhile: what was read is of one version only where
    // that stood before and after.
    kept =
        state.loaded() && store.state().equals(state)
            ? Optional.of(new Kept(state, lexicon))
            : Optional.empty();
    return lexicon;
  }
}
