package dev.ikg.oracle;

import dev.ikg.question.Tail;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** The orders of rows. What is not known comes last, whatever the direction. */
final class PlainOrder {

  /** Cases without a date come last. */
  static final Comparator<PlainCase> NEWEST_FIRST =
      Comparator.comparing((PlainCase incident) -> incident.date().isEmpty())
          .thenComparing(
              incident -> incident.date().map(PlainCase.Days::first).orElse(LocalDate.MIN),
              Comparator.reverseOrder())
          .thenComparing(PlainCase::id);

  static final Comparator<PlainCase> OLDEST_FIRST =
      Comparator.comparing(
              (PlainCase incident) ->
                  incident.date().map(PlainCase.Days::first).orElse(LocalDate.MAX))
          .thenComparing(PlainCase::id);

  private PlainOrder() {}

  static Comparator<Map<String, Object>> asked(Tail.Order order) {
    Comparator<Object> rising = PlainOrder::compare;
    Comparator<Object> values =
        order.direction() == Tail.Direction.ASCENDING ? rising : rising.reversed();
    return (one, other) -> {
      Optional<Object> a = known(Objects.requireNonNull(one.get(order.column())));
      Optional<Object> b = known(Objects.requireNonNull(other.get(order.column())));
      if (a.isEmpty() || b.isEmpty()) {
        return Boolean.compare(a.isEmpty(), b.isEmpty());
      }
      return values.compare(a.get(), b.get());
    };
  }

  private static Optional<Object> known(Object value) {
    return value instanceof Optional<?> optional
        ? optional.map(Object.class::cast)
        : Optional.of(value);
  }

  private static int compare(Object one, Object other) {
    if (one instanceof List<?> list) {
      return compare(list, (List<?>) other);
    }
    if (one instanceof Long number) {
      return Long.compare(number, (Long) other);
    }
    if (one instanceof Double number) {
      return Double.compare(number, (Double) other);
    }
    return ((String) one).compareTo((String) other);
  }

  private static int compare(List<?> one, List<?> other) {
    for (int i = 0; i < Math.min(one.size(), other.size()); i++) {
      int order = ((String) one.get(i)).compareTo((String) other.get(i));
      if (order != 0) {
        return order;
      }
    }
    return Integer.compare(one.size(), other.size());
  }
}
