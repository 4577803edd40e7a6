package dev.ikg.neo4j;

import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Optional;
import java.util.Set;

/** Looks into what led to an exception. */
final class Faults {

  private Faults() {}

  /**
   * The first exception of a type among a fault, its causes and what they suppress. The driver
   * keeps the reasons of each address that it tried among the suppressed ones.
   */
  static <E extends Throwable> Optional<E> find(Throwable fault, Class<E> type) {
    Set<Throwable> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    Deque<Throwable> open = new ArrayDeque<>();
    open.add(fault);
    while (!open.isEmpty()) {
      Throwable next = open.remove();
      if (type.isInstance(next)) {
        return Optional.of(type.cast(next));
      }
      if (seen.add(next)) {
        Optional.ofNullable(next.getCause()).ifPresent(open::add);
        Collections.addAll(open, next.getSuppressed());
      }
    }
    return Optional.empty();
  }

  static boolean has(Throwable fault, Class<? extends Throwable> type) {
    return find(fault, type).isPresent();
  }
}
