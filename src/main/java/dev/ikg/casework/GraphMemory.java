package dev.ikg.casework;

import dev.ikg.graph.CaseStore;
import dev.ikg.graph.Graph;
import dev.ikg.graph.GraphState;
import dev.ikg.graph.LexiconReader;
import dev.ikg.incident.Lexicon;
import dev.ikg.incident.Vocabulary;
import dev.ikg.index.CaseIndex;
import dev.ikg.index.CaseIndexReader;
import dev.ikg.problem.Count;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * What a session keeps of a graph, so that it need not be read for every question: its names, an
 * index of its cases, and a few results that many questions share. It counts only while the graph
 * says that it has not changed: every transaction that writes raises the version in the graph, and
 * each question looks at it first, in its own transaction.
 *
 * <p>The index of a graph of this machine is there for the first question: it is kept beside the
 * graph, and whoever finds none makes it. So is that of a small graph elsewhere. That of a larger
 * one takes longer than a single question, so the second question starts to build it, beside
 * whatever else is asked until it is there.
 */
final class GraphMemory {

  private static final int QUESTIONS_BEFORE_AN_INDEX = 2;
  private static final int RESULTS = 16;

  /**
   * A graph as one question sees it.
   *
   * @param index of the cases; empty where it is not there, or not yet
   */
  record View(GraphState state, Lexicon lexicon, Optional<CaseIndex> index) {}

  private final Vocabulary vocabulary;
  private final Supplier<Graph> graph;
  private final Indexing indexing;
  private final KeptIndex kept;
  private final Consumer<String> notice;

  private GraphState state = GraphState.EMPTY;
  private Optional<Lexicon> lexicon = Optional.empty();
  private Optional<CaseIndex> index = Optional.empty();
  private final Map<Object, Object> results = new LinkedHashMap<>();
  private int questions;
  private boolean building;
  private boolean looked;

  /**
   * A memory that is empty.
   *
   * @param vocabulary the definitions that come with the program
   * @param graph the graph, open
   * @param indexing when the index is built
   * @param notice is told what a person should know while waiting, a line each
   */
  GraphMemory(
      Vocabulary vocabulary, Supplier<Graph> graph, Indexing indexing, Consumer<String> notice) {
    this.notice = notice;
    this.vocabulary = vocabulary;
    this.graph = graph;
    this.indexing = indexing;
    this.kept = new KeptIndex(graph, indexing.keeps());
  }

  Vocabulary vocabulary() {
    return vocabulary;
  }

  /** In how many cases at most statements count all pairs beside one question. */
  long mostCasesForPairs() {
    return indexing.mostCasesForPairs();
  }

  /** The graph as the transaction of a question sees it. */
  synchronized View look(Graph.Transaction transaction) {
    View seen = seen(transaction);
    questions++;
    if (lexicon.isEmpty()) {
      return seen;
    }
    if (index.isEmpty() && questions >= QUESTIONS_BEFORE_AN_INDEX && !building) {
      building = true;
      indexing.beside().execute(() -> build(seen.state()));
    }
    return new View(seen.state(), seen.lexicon(), index);
  }

  /** The names of the graph for a person who types, which is no question yet. */
  synchronized Lexicon names(Graph.Transaction transaction) {
    return seen(transaction).lexicon();
  }

  private View seen(Graph.Transaction transaction) {
    CaseStore store = new CaseStore(transaction);
    GraphState now = store.state();
    if (!now.equals(state)) {
      forget(now);
    }
    if (index.isEmpty() && now.loaded()) {
      index = atOnce(store, transaction, now);
      lexicon = index.map(found -> LexiconReader.of(found.carried(), vocabulary)).or(() -> lexicon);
    }
    if (lexicon.isEmpty()) {
      Lexicon read = LexiconReader.read(transaction, vocabulary);
      // A transaction sees what others write meanwhile: what was read is of one version only where
      // that stood before and after.
      if (!now.loaded() || !store.state().equals(now)) {
        return new View(now, read, Optional.empty());
      }
      lexicon = Optional.of(read);
    }
    return new View(now, lexicon.orElseThrow(), index);
  }

  /** The index that is there without waiting, or for which waiting pays. */
  private Optional<CaseIndex> atOnce(
      CaseStore store, Graph.Transaction transaction, GraphState now) {
    if (!looked) {
      looked = true;
      Optional<CaseIndex> found = kept.find(now, () -> readToKeep(store, transaction, now));
      if (found.isPresent()) {
        return found;
      }
    }
    return now.cases() <= indexing.atOnce() ? read(store, transaction, now) : Optional.empty();
  }

  private Optional<CaseIndex> readToKeep(
      CaseStore store, Graph.Transaction transaction, GraphState now) {
    if (now.cases() > indexing.atOnce()) {
      notice.accept(
          "Indexing %s, once after a load; later commands read the index."
              .formatted(Count.of(now.cases(), "case", "cases")));
    }
    return read(store, transaction, now);
  }

  /** The names of the graph. */
  Lexicon lexicon(Graph.Transaction transaction) {
    return look(transaction).lexicon();
  }

  /**
   * A result that depends on nothing but the graph, worked out where it is not kept.
   *
   * @param key says which; equal keys have equal results
   */
  <T> T kept(View view, Object key, Class<T> type, Supplier<T> work) {
    synchronized (this) {
      if (view.state().equals(state) && results.containsKey(key)) {
        return type.cast(results.get(key));
      }
    }
    T result = work.get();
    synchronized (this) {
      // Without an index the result was read statement by statement, perhaps while others wrote.
      if (view.state().equals(state) && view.index().isPresent()) {
        results.put(key, result);
        if (results.size() > RESULTS) {
          results.remove(results.keySet().iterator().next());
        }
      }
    }
    return result;
  }

  private void forget(GraphState now) {
    state = now;
    lexicon = Optional.empty();
    index = Optional.empty();
    results.clear();
    questions = 0;
    looked = false;
  }

  private void build(GraphState wanted) {
    Optional<CaseIndex> built = Optional.empty();
    try {
      built = graph.get().read(transaction -> read(transaction, wanted));
    } catch (RuntimeException ended) {
      // The graph was closed, or is out of reach: questions go on without, and say what is wrong.
      built = Optional.empty();
    } finally {
      keep(built, wanted);
    }
  }

  private static Optional<CaseIndex> read(Graph.Transaction transaction, GraphState wanted) {
    CaseStore store = new CaseStore(transaction);
    return store.state().equals(wanted) ? read(store, transaction, wanted) : Optional.empty();
  }

  /** The index of a graph that is as it is wanted; empty where it no longer is in the end. */
  private static Optional<CaseIndex> read(
      CaseStore store, Graph.Transaction transaction, GraphState wanted) {
    CaseIndex read = CaseIndexReader.read(transaction);
    return store.state().equals(wanted) && read.size() == wanted.cases()
        ? Optional.of(read)
        : Optional.empty();
  }

  private synchronized void keep(Optional<CaseIndex> built, GraphState wanted) {
    building = false;
    if (state.equals(wanted)) {
      index = built;
    }
  }
}
