package dev.ikg.answer;

import java.util.List;
import java.util.stream.Stream;

/**
 * What a graph would do for a statement.
 *
 * @param kind what it would do to the graph
 * @param columns the names of what it returns, in order
 * @param root the operator that gives the rows, with those below it
 */
public record Plan(Kind kind, List<String> columns, Operator root) {

  /** What a statement does to a graph. */
  public enum Kind {
    READS,
    WRITES,
    /** Changes the schema, users, settings or databases, or looks at them. */
    ADMINISTERS
  }

  /**
   * A part of the work.
   *
   * @param name as the database calls it, such as {@code NodeIndexSeek}
   * @param details what it works on; empty where there is nothing to say
   * @param rows how many rows the planner expects of it; 0 where it does not say
   * @param children the operators that it takes its rows from
   */
  public record Operator(String name, String details, double rows, List<Operator> children) {
    public Operator {
      children = List.copyOf(children);
    }

    /** This operator and all below it, from the top. */
    public Stream<Operator> all() {
      return Stream.concat(Stream.of(this), children.stream().flatMap(Operator::all));
    }
  }

  public Plan {
    columns = List.copyOf(columns);
  }
}
