package dev.ikg.casework;

import dev.ikg.answer.Cell;
import dev.ikg.graph.GraphState;
import java.util.LinkedHashMap;
import java.util.Map;

/** What every summary says of the graph that was asked. */
final class AskedGraph {

  private AskedGraph() {}

  /** The digest of its cases, how many there are, and when it was loaded. */
  static Cell cell(GraphState state) {
    Map<String, Cell> fields = new LinkedHashMap<>();
    fields.put("digest", Cell.of(state.digest()));
    fields.put("cases", Cell.of(state.cases()));
    fields.put("loaded_at", Cell.of(state.loadedAt()));
    return new Cell.Fields(fields);
  }
}
