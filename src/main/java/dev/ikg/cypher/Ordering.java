package dev.ikg.cypher;

import dev.ikg.answer.Column;
import dev.ikg.question.Tail;
import java.util.List;
import java.util.Optional;
import org.neo4j.cypherdsl.core.Cypher;
import org.neo4j.cypherdsl.core.Expression;
import org.neo4j.cypherdsl.core.Parameter;
import org.neo4j.cypherdsl.core.SortItem;

/** In which order and how many rows a question asks for. */
final class Ordering {

  private Ordering() {}

  /** How many rows were asked for at most. */
  static Optional<Parameter<?>> limit(Tail tail, Parameters parameters) {
    return tail.limit().map(limit -> parameters.add("limit", limit.rows()));
  }

  /** The order that was asked for; empty where none was. What is not known comes last. */
  static List<SortItem> asked(Tail tail, List<Column> columns) {
    return tail.order()
        .map(
            order -> {
              Expression column = Cypher.name(order.column());
              return List.of(
                  column.isNull().ascending(),
                  order.direction() == Tail.Direction.ASCENDING
                      ? column.ascending()
                      : column.descending());
            })
        .orElse(List.of());
  }
}
