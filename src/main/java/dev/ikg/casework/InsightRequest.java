package dev.ikg.casework;

import dev.ikg.incident.Facet;
import java.util.Optional;

/** What can be asked of all cases at once. A pattern, where one is given, selects the cases. */
public sealed interface InsightRequest {

  /** The pattern that selects the cases; empty for all. */
  Optional<String> where();

  /**
   * Which labels travel together.
   *
   * @param one the facet of the one label
   * @param other the facet of the other
   * @param all whether pairs that the definitions entail are shown too
   * @param limit how many rows at most
   */
  record Pairs(Facet one, Facet other, boolean all, int limit, Optional<String> where)
      implements InsightRequest {}

  /**
   * Which cases are nearest to one, and why.
   *
   * @param id of the case
   * @param limit how many rows at most
   */
  record Similar(String id, int limit, Optional<String> where) implements InsightRequest {}

  /**
   * How two cases connect.
   *
   * @param from the id of the one
   * @param to the id of the other
   * @param hubs whether a label that very many cases have may be on the way
   */
  record Path(String from, String to, boolean hubs, Optional<String> where)
      implements InsightRequest {}

  /**
   * Which troubles came back.
   *
   * @param limit how many rows at most
   */
  record Recurrences(int limit, Optional<String> where) implements InsightRequest {}

  /**
   * How the share of a label changed.
   *
   * @param subject a label, or a facet for its most frequent labels
   * @param quarters whether by quarter, else by year
   */
  record Trend(String subject, boolean quarters, Optional<String> where)
      implements InsightRequest {}

  /**
   * How long cases took.
   *
   * @param by the facet whose labels make rows
   * @param compare a pattern; cases with it are set beside cases without it
   */
  record Durations(Optional<Facet> by, Optional<String> compare, Optional<String> where)
      implements InsightRequest {}
}
