package dev.ikg.question;

import java.util.Optional;

/**
 * How the rows of an answer are made, kept and ordered.
 *
 * @param across the dimension that the pattern must recur in
 * @param by what a row stands for
 * @param order what the rows are ordered by
 * @param limit how many rows at most
 */
public record Tail(
    Optional<Across> across, Optional<By> by, Optional<Order> order, Optional<Limit> limit) {

  /** Nothing said: a row for each case. */
  public static final Tail NONE =
      new Tail(Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());

  /** How often a pattern must recur where the question does not say it. */
  public static final int RECURS = 2;

  /**
   * Keep the pattern only where it recurs.
   *
   * @param atLeast in how many of the dimension
   */
  public record Across(Dimension dimension, int atLeast, Span span) {}

  /** One row for each value of a dimension. */
  public record By(Dimension dimension, Span span) {}

  /** The direction of an order. */
  public enum Direction {
    ASCENDING("asc"),
    DESCENDING("desc");

    private final String word;

    Direction(String word) {
      this.word = word;
    }

    /** The word of the language. */
    public String word() {
      return word;
    }
  }

  /**
   * An order of rows.
   *
   * @param column a column of the answer
   * @param direction the one asked for; where none was, numbers and dates go down and names up
   */
  public record Order(String column, Direction direction, Span span) {}

  /** At most so many rows. */
  public record Limit(int rows, Span span) {}

  /**
   * What a row stands for; empty for a case. With {@code by} and {@code across} it is the first.
   */
  public Optional<Dimension> rows() {
    return by.map(By::dimension).or(() -> across.map(Across::dimension));
  }
}
