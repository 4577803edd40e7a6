package dev.ikg.casework;

import java.util.List;
import java.util.Optional;

/**
 * How a question is answered.
 *
 * @param language the language of texts, {@code en} or {@code ko}; the other is used where a text
 *     does not have it
 * @param where a pattern that selects the cases that are looked at; empty for all
 * @param limit how many rows at most, where the question does not say it itself
 */
public record AskOptions(String language, Optional<String> where, Optional<Integer> limit) {

  /** A question about all cases. */
  public AskOptions(String language) {
    this(language, Optional.empty());
  }

  /** A question that says itself how many rows it wants. */
  public AskOptions(String language, Optional<String> where) {
    this(language, where, Optional.empty());
  }

  /** The same with at most so many rows. */
  public AskOptions atMost(Optional<Integer> rows) {
    return new AskOptions(language, where, rows);
  }

  /** What the reader of a Cypher statement's rows must know: a pattern selects nothing in it. */
  public List<String> notesOnStatement() {
    return where.stream()
        .map(pattern -> "Not only cases where `" + pattern + "`: that does not reach into Cypher.")
        .toList();
  }
}
