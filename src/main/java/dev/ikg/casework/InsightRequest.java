package dev.ikg.casework;

import dev.ikg.incident.Facet;
import java.util.Locale;
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
   * @param limit how many chains at most
   */
  record Path(String from, String to, boolean hubs, int limit, Optional<String> where)
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

  /**
   * What labels mean and who carries them.
   *
   * @param facet the only one that is shown; empty for all
   */
  record Labels(Optional<Facet> facet, Optional<String> where) implements InsightRequest {}

  /**
   * What one label or one group means, who carries it, and its newest cases.
   *
   * @param label as a pattern names it
   */
  record Meaning(String label, Optional<String> where) implements InsightRequest {}

  /**
   * Which cases tell of something.
   *
   * @param text words that stand in a title or a summary; every character is only itself
   * @param limit how many rows at most
   */
  record Search(String text, int limit, Optional<String> where) implements InsightRequest {}

  /** How many nodes and links of each kind there are. */
  record Stats(Optional<String> where) implements InsightRequest {}

  /** What is known and what is not. */
  record Coverage(Subject subject, Optional<String> where) implements InsightRequest {

    /** What is looked at. */
    public enum Subject {
      /** Each field. */
      FIELDS,
      /** The fields, organization by organization. */
      ORGS,
      /** The fields, year by year. */
      YEARS,
      /** Labels that look like a slip or that only one organization has. */
      LABELS,
      /** Cases that say too little to be found by what they show. */
      CASES,
      /** How far the sources were read. */
      EVIDENCE;

      /** The word that a person types. */
      public String word() {
        return name().toLowerCase(Locale.ROOT);
      }
    }
  }
}
