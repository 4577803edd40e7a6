package dev.ikg.casework;

import dev.ikg.graph.CaseNames;
import dev.ikg.graph.Graph;
import dev.ikg.question.Completion;
import dev.ikg.question.Proposal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;

/** What a person who types can name. */
final class TypedNames {

  /** More ids than this help nobody to choose. */
  private static final int MOST_IDS = 50;

  private TypedNames() {}

  /** What can follow the beginning of a question. */
  static Completion completion(String beginning, Supplier<Graph> graph, GraphMemory memory) {
    return Completion.of(beginning, () -> graph.get().read(memory::names));
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
