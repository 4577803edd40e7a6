package dev.ikg.cypher;

import dev.ikg.answer.Column;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.neo4j.cypherdsl.core.Condition;
import org.neo4j.cypherdsl.core.Cypher;
import org.neo4j.cypherdsl.core.Expression;
import org.neo4j.cypherdsl.core.IdentifiableElement;
import org.neo4j.cypherdsl.core.PatternElement;
import org.neo4j.cypherdsl.core.SortItem;
import org.neo4j.cypherdsl.core.Statement;
import org.neo4j.cypherdsl.core.StatementBuilder.OngoingReading;

/** The clauses of a statement under construction, one after the other. */
final class Clauses {

  private @Nullable OngoingReading reading;

  /** {@code CALL { statement }}. */
  void call(Statement statement) {
    reading = reading == null ? Cypher.call(statement) : reading.call(statement);
  }

  /** {@code MATCH patterns WHERE condition}. */
  void match(List<? extends PatternElement> patterns, Condition condition) {
    var match = reading == null ? Cypher.match(patterns) : reading.match(patterns);
    reading = match.where(condition);
  }

  /** {@code OPTIONAL MATCH pattern}. */
  void optionalMatch(PatternElement pattern) {
    reading = started().optionalMatch(pattern);
  }

  /** {@code UNWIND list AS name}. */
  void unwind(Expression list, String name) {
    reading = started().unwind(list).as(name);
  }

  /** {@code WITH elements}. */
  void with(List<IdentifiableElement> elements) {
    reading = started().with(elements);
  }

  /** {@code WITH DISTINCT elements}. */
  void withDistinct(List<IdentifiableElement> elements) {
    reading = started().withDistinct(elements);
  }

  /** {@code WITH elements WHERE condition}. */
  void with(List<IdentifiableElement> elements, Condition condition) {
    reading = started().with(elements).where(condition);
  }

  /** {@code WITH elements ORDER BY order}. */
  void with(List<IdentifiableElement> elements, List<SortItem> order) {
    reading = started().with(elements).orderBy(order);
  }

  /** {@code RETURN values}, each under the name of its column. */
  Statement returning(List<Expression> values, List<Column> columns) {
    return started().returning(named(values, columns)).build();
  }

  /** {@code RETURN values ORDER BY order}. */
  Statement returning(List<Expression> values, List<Column> columns, List<SortItem> order) {
    return started().returning(named(values, columns)).orderBy(order).build();
  }

  /** {@code RETURN values ORDER BY order LIMIT limit}. */
  Statement returning(
      List<Expression> values,
      List<Column> columns,
      List<SortItem> order,
      Optional<? extends Expression> limit) {
    var ordered = started().returning(named(values, columns)).orderBy(order);
    return limit.isPresent() ? ordered.limit(limit.get()).build() : ordered.build();
  }

  /** Values, each under the name of its column. */
  static List<Expression> named(List<Expression> values, List<Column> columns) {
    List<Expression> named = new ArrayList<>(values.size());
    for (int i = 0; i < values.size(); i++) {
      named.add(values.get(i).as(columns.get(i).name()));
    }
    return named;
  }

  private OngoingReading started() {
    if (reading == null) {
      throw new IllegalStateException("a statement begins with MATCH or CALL");
    }
    return reading;
  }
}
