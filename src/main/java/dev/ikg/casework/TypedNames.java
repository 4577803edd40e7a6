package dev.ikg.casework;

import dev.ikg.graph.CaseNames;
import dev.ikg.graph.CaseStore;
import dev.ikg.graph.Graph;
import dev.ikg.graph.GraphState;
import dev.ikg.graph.LexiconReader;
import dev.ikg.incident.Lexicon;
import dev.ikg.incident.Vocabulary;
import dev.ikg.question.Completion;
import dev.ikg.question.Proposal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** What a person who types can name: read once, and again only where the graph has changed. */
final class TypedNames {

  /** More ids than this help nobody to choose. */
  private static final int MOST_IDS = 50;

  private final Vocabulary vocabulary;
  private @Nullable Lexicon lexicon;
  private long version;

  TypedNames(Vocabulary vocabulary) {
    this.vocabulary = vocabulary;
  }

  /** What can follow the beginning of a question. */
  Completion completion(String beginning, Supplier<Graph> graph) {
    return Completion.of(beginning, () -> lexicon(graph.get()));
  }

  private Lexicon lexicon(Graph graph) {
    Lexicon known = lexicon;
    Lexicon current =
        graph.read(
            transaction -> {
              GraphState state = new CaseStore(transaction).state();
              if (known != null && state.version() == version) {
                return known;
              }
              version = state.version();
              return LexiconReader.read(transaction, vocabulary);
            });
    lexicon = current;
    return current;
  }

  /** Cases whose ids begin with a text; where none does, those that begin with it in capitals. */
  static List<Proposal> ids(String beginning, Graph graph) {
    List<CaseNames.Name> found = find(beginning, graph);
    String capitals = beginning.toUpperCase(Locale.ROOT);
    return proposals(
        found.isEmpty() && !capitals.equals(beginning) ? find(capitals, graph) : found);
  }

  private static List<CaseNames.Name> find(String beginning, Graph graph) {
    return graph.read(transaction -> CaseNames.beginning(beginning, MOST_IDS, transaction));
  }

  private static List<Proposal> proposals(List<CaseNames.Name> found) {
    List<Proposal> proposals = new ArrayList<>();
    for (CaseNames.Name name : found) {
      boolean more = proposals.size() == MOST_IDS;
      proposals.add(new Proposal(name.id(), (more ? "... " : "") + name.id(), name.title(), true));
    }
    return proposals;
  }
}
